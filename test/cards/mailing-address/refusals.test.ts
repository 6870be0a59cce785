import { rejected } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { accepted, button, home, opened, pressed, saved } from './bench.ts'

it('CARD-135 after an address was rejected, the user can edit it and save the edited address', async () => {
  const bench = await opened()
  await pressed(bench)
  await bench.verify.answerLatest(E.right([]))
  await pressed(bench, { ...home, city: 'Bend' })
  await bench.verify.answerLatest(E.right(accepted))
  await bench.save.answerLatest(E.right(true))
  expect([button(bench), bench.row().text]).toEqual([['close', 'Close', false], '12 Elm St, Bend, OR 97301, US'])
  expect(bench.form().lead).toBe('Your address was saved.')
  await bench.clock.advance(1000)
  expect([bench.form().header, bench.form().lead]).toEqual(['Thank you', 'Your address was saved.'])
})

it.each(['verify', 'save'] as const)(
  'CARD-131 CARD-200 a toast reports the failed request “%s” if the address dialog is closed',
  async (at) => {
    const bench = await opened()
    await pressed(bench)
    bench.slice.leave()
    if (at === 'save') await bench.verify.answerLatest(E.right(accepted))
    await bench[at].answerLatest(E.left(rejected(422, 'Street unknown')))
    expect(bench.toasts).toEqual([
      {
        id: 'mailing-address',
        tone: 'failure',
        title: "We couldn't save your mailing address",
        text: 'Street unknown',
        action: null,
      },
    ])
    bench.slice.open()
    expect([bench.form().alert, button(bench)]).toEqual([null, ['save', 'Save address', true]])
  },
)

it('CARD-131 no toast appears after a save, or if an address is rejected while the address dialog is open', async () => {
  const bench = await opened()
  await pressed(bench)
  await bench.verify.answerLatest(E.left(rejected(422, 'Street unknown')))
  await saved(bench)
  expect(bench.toasts).toEqual([])
})
