import { edited, emptyAddress, withResolved } from '@paydeck/core/cards'
import { rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { accepted, type Bench, home, makeBench, opened } from './bench.ts'

const elm = { id: 's1', label: '12 Elm Street, Salem, OR' }
const found = {
  streetNumber: '12',
  streetName: 'Elm Street',
  city: 'Salem',
  state: 'OR',
  postalCode: '97301',
  country: 'US',
}

const type = async (bench: Bench, text: string): Promise<void> => {
  bench.slice.edit({ address1: text })
  await bench.clock.advance(250)
}

it('ROUTE-048 CALL-110 the address screen waits for the maps script, which is requested with the session’s maps key', async () => {
  const bench = makeBench('key-7')
  await settle()
  expect([bench.slice.isReady.get(), bench.prepare.inputs]).toEqual([false, []])
  bench.slice.enter()
  await settle()
  expect([bench.slice.isReady.get(), bench.prepare.inputs]).toEqual([false, ['key-7']])
  await bench.prepare.answerLatest(E.right(undefined))
  expect(bench.slice.isReady.get()).toBe(true)
})

it('ERR-032 ERR-033 if the maps script fails to load, the address screen opens without suggestions and can save addresses', async () => {
  const bench = makeBench()
  bench.slice.enter()
  await bench.onFile.answerLatest(E.right(null))
  await bench.prepare.answerLatest(E.left(unreachable))
  expect([bench.slice.isReady.get(), bench.logged]).toEqual([true, ['Maps script failed to load: no answer']])
  bench.slice.open()
  await type(bench, '12 Elm St')
  await bench.suggest.answerLatest(E.left(unreachable))
  expect([bench.values()['address1'], bench.form().suggestions, bench.form().alert]).toEqual(['12 Elm St', [], null])
  bench.slice.edit(home)
  await bench.press()
  await bench.verify.answerLatest(E.right(accepted))
  await bench.save.answerLatest(E.right(true))
  expect(bench.row().text).toBe('12 Elm St, Salem, OR 97301, US')
})

it('ROUTE-048 ERR-033 the address screen waits at most 3 s for the maps script; if there is no maps key, it does not wait', async () => {
  const bench = makeBench()
  bench.slice.enter()
  await bench.clock.advance(2999)
  expect(bench.slice.isReady.get()).toBe(false)
  await bench.clock.advance(1)
  expect(bench.slice.isReady.get()).toBe(true)
  await bench.prepare.answerLatest(E.right(undefined))
  expect(bench.slice.isReady.get()).toBe(true)
  const keyless = makeBench(null)
  keyless.slice.enter()
  expect([keyless.slice.isReady.get(), keyless.prepare.inputs]).toEqual([true, []])
})

it('if the maps script failed, the next visit requests it again, and the address screen opens without waiting for it', async () => {
  const bench = makeBench()
  bench.slice.enter()
  await bench.prepare.answerLatest(E.left(unreachable))
  bench.slice.enter()
  await settle()
  expect([bench.slice.isReady.get(), bench.prepare.inputs]).toEqual([true, ['maps-key', 'maps-key']])
})

it('a maps script that was requested for the previous user does not open the next user’s address screen', async () => {
  const bench = makeBench()
  bench.slice.enter()
  bench.stores.resetAll()
  await bench.prepare.answerLatest(E.right(undefined))
  await bench.clock.advance(10_000)
  expect(bench.slice.isReady.get()).toBe(false)
})

it('CARD-128 a selected suggestion fills in all fields except Street 2; Street 1 gets house number and street name', async () => {
  const bench = await opened()
  bench.slice.edit({ address2: 'Apt 4', city: 'Bend' })
  await type(bench, '12 Elm')
  expect(bench.suggest.inputs).toEqual(['12 Elm'])
  await bench.suggest.answerLatest(E.right([elm]))
  expect(bench.form().suggestions).toEqual([elm])
  bench.slice.choose('s1')
  expect(bench.form().suggestions).toEqual([])
  await settle()
  expect(bench.resolve.inputs).toEqual(['s1'])
  await bench.resolve.answerLatest(E.right(found))
  expect(bench.values()).toEqual({
    address1: '12 Elm Street',
    address2: 'Apt 4',
    city: 'Salem',
    state: 'OR',
    postalCode: '97301',
    country: 'US',
  })
  expect(bench.form().button.isDisabled).toBe(false)
  await bench.press()
  expect(bench.verify.inputs).toEqual([{ ...home, address1: '12 Elm Street', address2: 'Apt 4' }])
})

it('CARD-199 suggestions are requested 250 ms after the last typed character, but not if the text is too short', async () => {
  const bench = await opened()
  bench.slice.edit({ address1: '12 E' })
  await bench.clock.advance(249)
  bench.slice.edit({ address1: '12 Elm' })
  await bench.clock.advance(249)
  expect(bench.suggest.inputs).toEqual([])
  await bench.clock.advance(1)
  expect(bench.suggest.inputs).toEqual(['12 Elm'])
  for (const text of ['', '  12   ', '1']) await type(bench, text)
  expect(bench.suggest.inputs).toEqual(['12 Elm'])
  bench.slice.edit({ city: 'Salem' })
  await bench.clock.advance(1000)
  expect(bench.suggest.inputs).toEqual(['12 Elm'])
})

it('the form does not show suggestions that were requested before the user’s last change of the text', async () => {
  const bench = await opened()
  await type(bench, '12 Elm')
  await type(bench, '14 Oak')
  await bench.suggest.calls[1]?.answer(E.right([{ id: 's2', label: '14 Oak Avenue' }]))
  await bench.suggest.calls[0]?.answer(E.right([elm]))
  expect(bench.form().suggestions.map(({ id }) => id)).toEqual(['s2'])
  bench.slice.edit({ address1: '14 Oak A' })
  expect(bench.form().suggestions).toEqual([])
  await bench.clock.advance(250)
  bench.slice.edit({ address1: '' })
  await bench.suggest.answerLatest(E.right([elm]))
  expect(bench.form().suggestions).toEqual([])
})

it.each(['dismissed', 'closed', 'sent', 'reset by a sign-out'] as const)(
  'if suggestions arrive after the form was %s, the form does not show them',
  async (end) => {
    const bench = await opened()
    bench.slice.edit(home)
    await bench.clock.advance(250)
    bench.slice.edit({ address1: '12 Elm Stree' })
    if (end === 'dismissed') bench.slice.dismiss()
    else if (end === 'closed') bench.slice.leave()
    else if (end === 'sent') bench.slice.submit()
    else bench.stores.resetAll()
    await bench.clock.advance(250)
    await bench.suggest.answerLatest(E.right([elm]))
    expect(bench.form().suggestions).toEqual([])
  },
)

it('a selected suggestion has no effect if it fails to load, or if the form is edited, closed or submitted while it loads', async () => {
  for (const end of ['typed', 'closed', 'sent', 'failed'] as const) {
    const bench = await opened()
    bench.slice.edit({ ...home, city: 'Bend' })
    bench.slice.choose('s1')
    if (end === 'typed') bench.slice.edit({ address1: '99 Main' })
    else if (end === 'closed') bench.slice.leave()
    else if (end === 'sent') bench.slice.submit()
    await bench.resolve.answerLatest(end === 'failed' ? E.left(rejected(500)) : E.right(found))
    expect(bench.values()['city'], end).toBe(end === 'closed' ? '' : 'Bend')
    expect(bench.form().alert).toBeNull()
  }
})

it('while the address is sent, the suggestions are hidden and cannot be selected', async () => {
  const bench = await opened()
  bench.slice.edit(home)
  await bench.clock.advance(250)
  await bench.suggest.answerLatest(E.right([elm]))
  expect(bench.form().suggestions).toEqual([elm])
  await bench.press()
  expect(bench.form().suggestions).toEqual([])
  bench.slice.choose('s1')
  await settle()
  expect(bench.resolve.inputs).toEqual([])
})

it('CARD-128 the form keeps a selected suggestion’s house number and street name until the user edits Street 1', () => {
  const form = withResolved({ ...emptyAddress, ...home }, found)
  expect(form).toEqual({ ...home, ...found, address1: '12 Elm Street' })
  expect(edited(form, { city: 'Bend', address1: '12 Elm Street' })).toEqual({ ...form, city: 'Bend' })
  expect(edited(form, { address1: '14 Elm Street' })).toEqual({
    ...form,
    address1: '14 Elm Street',
    streetNumber: '',
    streetName: '',
  })
})

it('if the selected suggestion has no street, Street 1 keeps the typed text', async () => {
  const bench = await opened()
  bench.slice.edit({ address1: 'Pier 39' })
  bench.slice.choose('s1')
  await bench.resolve.answerLatest(E.right({ ...found, streetNumber: '', streetName: '' }))
  expect([bench.values()['address1'], bench.values()['city']]).toEqual(['Pier 39', 'Salem'])
  bench.slice.choose('s1')
  await bench.resolve.answerLatest(E.right({ ...found, streetNumber: '' }))
  expect(bench.values()['address1']).toBe('Elm Street')
})
