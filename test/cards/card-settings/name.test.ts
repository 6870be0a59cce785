import { rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { beforeEach, expect, it } from 'vitest'
import { type Bench, benchWith, cards } from './bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await benchWith()
  bench.settings.rename.open('c1')
})

const send = async (name: string): Promise<void> => {
  bench.settings.rename.edit(name)
  bench.settings.rename.submit()
  await settle()
}

it('the button "Edit" beside the card name opens the rename dialog, which has the current name and no message', () => {
  expect(bench.card('c1')?.rename).toEqual({ label: 'Card Name', value: 'Everyday', action: 'Edit' })
  expect(bench.opened).toEqual([{ name: 'update-card-name', about: 'c1' }])
  expect(bench.name()).toMatchObject({
    value: 'Everyday',
    hint: 'Maximum 20 characters',
    error: null,
    canSubmit: true,
    status: null,
    alert: null,
  })
  bench.settings.rename.open('gone')
  expect(bench.opened).toHaveLength(1)
})

it('CARD-106 CARD-107 CARD-109 if the name is invalid, the rename dialog shows an error and disables "Update"', () => {
  for (const [name, error] of [
    ['', '*Required'],
    ['   ', '*Required'],
    ['\u200B\u202E', '*Required'],
    ['a', null],
    ['x'.repeat(20), null],
    ['x'.repeat(21), 'Card name cannot exceed 20 characters'],
    ['🂡'.repeat(20), null],
  ] as const) {
    bench.settings.rename.edit(name)
    expect([bench.name().error, bench.name().canSubmit], JSON.stringify(name)).toEqual([error, error === null])
    if (error !== null) bench.settings.rename.submit()
  }
  expect(bench.requests.rename).toEqual([])
})

it('the Enter key in an empty rename dialog shows an error and sends nothing, even before the user has typed', async () => {
  bench = await benchWith([{ ...cards[0], nickname: '' } as (typeof cards)[number]])
  bench.settings.rename.open('c1')
  expect(bench.name().error).toBeNull()
  bench.settings.rename.submit()
  expect(bench.name().error).toBe('*Required')
  await send('Groceries')
  expect(bench.requests.rename.map(({ input }) => input)).toEqual([{ cardId: 'c1', name: 'Groceries' }])
})

it('CARD-111 CARD-112 CARD-113 after a rename, all places show the name from the response; the dialog closes after 1 s', async () => {
  await send(' Groc\u200Beries ')
  expect([bench.name().status, bench.name().canSubmit, bench.face('c1')?.fullName]).toEqual([
    'loading',
    false,
    'Everyday',
  ])
  expect(bench.requests.rename[0]?.input).toEqual({ cardId: 'c1', name: 'Groceries' })
  await bench.answerRename(E.right('GROCERIES'))
  expect(bench.name()).toMatchObject({
    status: 'success',
    canSubmit: false,
    alert: { tone: 'success', text: 'Card name updated successfully.' },
  })
  expect([bench.face('c1')?.name, bench.card('c1')?.rename.value, bench.face('c2')?.name]).toEqual([
    'GROCERIES',
    'GROCERIES',
    'Travel',
  ])
  await bench.clock.advance(999)
  expect(bench.modal()).toBe('update-card-name')
  await bench.clock.advance(1)
  expect([bench.modal(), bench.name().alert, bench.name().value]).toEqual([null, null, ''])
  bench.settings.rename.open('c1')
  expect([bench.name().value, bench.name().status, bench.name().canSubmit]).toEqual(['GROCERIES', null, true])
})

it.each([
  [rejected(422, 'That name is taken.'), 'That name is taken.'],
  [rejected(500, ' '), 'There was a problem updating your card name. Please try again.'],
  [unreachable, 'There was a problem updating your card name. Please try again.'],
] as const)('CARD-114 ERR-039 a failed rename shows an alert until the user types: %o', async (fault, text) => {
  await send('Groceries')
  await bench.answerRename(E.left(fault))
  expect(bench.name()).toMatchObject({ value: 'Groceries', alert: { tone: 'caution', text }, canSubmit: true })
  await bench.clock.advance(60_000)
  expect([bench.name().alert?.text, bench.name().status, bench.modal()]).toEqual([text, null, 'update-card-name'])
  expect(bench.face('c1')?.name).toBe('Everyday')
  bench.settings.rename.edit('Groceries 2')
  expect(bench.name().alert).toBeNull()
  await send('Groceries 3')
  await bench.answerRename(E.right('Groceries 3'))
  expect(bench.face('c1')?.name).toBe('Groceries 3')
})

it('F4 the rename dialog sends a name once, even if submitted repeatedly; until the response, it ignores edits', async () => {
  await send('Groceries')
  bench.settings.rename.submit()
  await send('Another')
  expect([bench.requests.rename.length, bench.name().value]).toEqual([1, 'Groceries'])
  await bench.answerRename(E.right('Groceries'))
  bench.settings.rename.submit()
  await settle()
  expect(bench.requests.rename).toHaveLength(1)
})

it('CARD-113 a rename continues after its dialog was closed; if the dialog is reopened, it still shows the rename as loading', async () => {
  await send('Groceries')
  bench.settings.rename.leave()
  bench.settings.rename.open('c1')
  expect([bench.name().value, bench.name().status]).toEqual(['Groceries', 'loading'])
  bench.settings.rename.leave()
  bench.settings.rename.open('c2')
  expect([bench.name().value, bench.name().status]).toEqual(['Travel', null])
  await bench.answerRename(E.right('Groceries'))
  expect([bench.face('c1')?.name, bench.face('c2')?.name]).toEqual(['Groceries', 'Travel'])
  expect([bench.name().value, bench.name().alert]).toEqual(['Travel', null])
  await bench.clock.advance(60_000)
  expect(bench.modal()).toBe('update-card-name')
})

it('the rename dialog discards the typed name when it closes; after a sign-out, the next user sees no earlier rename', async () => {
  bench.settings.rename.edit('x'.repeat(30))
  bench.settings.rename.leave()
  expect([bench.name().value, bench.name().error, bench.name().alert]).toEqual(['', null, null])
  bench.settings.rename.open('c1')
  expect([bench.name().value, bench.name().error]).toEqual(['Everyday', null])
  await send('Groceries')
  bench.stores.resetAll()
  await bench.cardList.tasks.reload()
  await bench.answerRename(E.right('Groceries'))
  expect([bench.face('c1')?.name, bench.name().value, bench.name().alert]).toEqual(['Everyday', '', null])
})
