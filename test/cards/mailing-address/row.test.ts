import { rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { accepted, home, makeBench, opened } from './bench.ts'

it('the address row shows the address on file in one line, or “No address found.”', async () => {
  const bench = makeBench()
  bench.slice.enter()
  expect(bench.row()).toEqual({ label: 'Mailing Address', text: null, isLoading: true, action: null, failure: null })
  await bench.onFile.answerLatest(E.right(null))
  expect(bench.row()).toMatchObject({ text: 'No address found.', isLoading: false, action: 'Add' })
  bench.slice.enter()
  expect(bench.row().isLoading).toBe(false)
  await bench.onFile.answerLatest(E.right({ ...home, address2: 'Apt 4' }))
  expect(bench.row()).toMatchObject({ text: '12 Elm St, Apt 4, Salem, OR 97301, US', action: 'Edit', failure: null })
})

it('CARD-201 if the address fails to load, its row shows the failure and opens no form; a retry loads the address again', async () => {
  const bench = makeBench()
  bench.slice.enter()
  bench.slice.open()
  await bench.onFile.answerLatest(E.left(unreachable))
  expect(bench.row()).toEqual({
    label: 'Mailing Address',
    text: null,
    isLoading: false,
    action: null,
    failure: { text: "We couldn't load your mailing address.", action: 'Try Again' },
  })
  bench.slice.open()
  expect([bench.modal(), bench.logged]).toEqual([null, ['The mailing address could not be loaded: no answer']])
  bench.slice.reload()
  expect([bench.row().isLoading, bench.row().failure]).toEqual([true, null])
  await bench.onFile.answerLatest(E.right(home))
  expect(bench.row()).toMatchObject({ text: '12 Elm St, Salem, OR 97301, US', failure: null })
  bench.slice.enter()
  await bench.onFile.answerLatest(E.left(rejected(500)))
  expect(bench.row()).toMatchObject({ text: '12 Elm St, Salem, OR 97301, US', failure: null, action: 'Edit' })
})

it('the address row ignores a late response to a request that was sent before a save', async () => {
  const bench = await opened(null)
  bench.slice.enter()
  bench.slice.edit(home)
  await bench.press()
  await bench.verify.answerLatest(E.right(accepted))
  await bench.save.answerLatest(E.right(true))
  await bench.onFile.answerLatest(E.right(null))
  expect(bench.row().text).toBe('12 Elm St, Salem, OR 97301, US')
})

it('the address row ignores a response for the previous user that arrives after a sign-out', async () => {
  const bench = makeBench()
  bench.slice.enter()
  await settle()
  bench.stores.resetAll()
  await bench.onFile.answerLatest(E.right(home))
  expect(bench.row().text).toBeNull()
})
