import { isLocked } from '@paydeck/core/cards'
import { malformed, rejected, unreachable } from '@paydeck/core/kernel'
import { arbitraries } from '@paydeck/core/properties'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { beforeEach, expect, it } from 'vitest'
import { type Bench, benchWith } from './bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await benchWith()
})

/** Returns two values: true if the lock of the card is on, and the text on top of the card's picture. */
const shown = (id: string) => [bench.card(id)?.lock?.isOn, bench.face(id)?.overlay]
const locked = [true, 'Card is locked.']
const unlocked = [false, null]

it('CARD-115 a galileo card has a lock; for a firstView card, no lock is shown and no lock status is requested', async () => {
  expect(bench.view().cards.map(({ lock }) => lock?.isOn)).toEqual([false, true, undefined])
  expect(bench.card('c1')?.lock).toMatchObject({ label: 'Lock card', status: null })
  fc.assert(
    fc.property(arbitraries.DebitCard, (card) => {
      expect(isLocked(card)).toBe(card.provider === 'galileo' && card.lockedByUser)
    }),
  )
  bench.settings.toggleLock('c3')
  bench.settings.enter('c3')
  bench.settings.toggleLock('gone')
  await settle()
  expect([bench.requests.lock, bench.requests.status]).toEqual([[], []])
})

it('CARD-116 CARD-117 `toggleLock` requests the opposite lock state, and shows the state in the reply', async () => {
  for (const [id, reply, after] of [
    ['c1', 'true', locked],
    ['c1', 'False', unlocked],
    ['c2', 'FALSE', unlocked],
    ['c2', 'TRUE', locked],
    // The app adopts the lock state in the reply, even if it differs from the requested state.
    ['c2', 'true', locked],
    ['c2', 'anything', unlocked],
  ] as const) {
    const before = bench.card(id)?.lock?.isOn
    bench.settings.toggleLock(id)
    expect(bench.card(id)?.lock).toMatchObject({ isOn: before, status: 'loading' })
    await bench.answerLock(E.right(reply))
    expect(bench.requests.lock.at(-1)?.input).toEqual({ cardId: id, value: before === false })
    expect(shown(id)).toEqual(after)
    expect(bench.card(id)?.lock?.status).toBe('success')
    await bench.clock.advance(1000)
    expect(bench.card(id)?.lock?.status).toBeNull()
  }
  expect(bench.opened).toEqual([])
})

it.each([
  [rejected(422, 'This card is under review.'), 'This card is under review.'],
  [rejected(500), 'There was a problem updating this setting. Please try again later.'],
  [unreachable, 'There was a problem updating this setting. Please try again later.'],
] as const)(
  'CARD-118 CARD-119 ERR-040 a failed lock change opens a dialog with the reason and does not change the lock: %o',
  async (fault, text) => {
    for (const [id, before] of [
      ['c1', unlocked],
      ['c2', locked],
    ] as const) {
      bench.settings.toggleLock(id)
      await bench.answerLock(E.left(fault))
      expect(bench.opened.at(-1)).toEqual({ name: 'lock-card', text })
      expect(shown(id)).toEqual(before)
    }
    expect(bench.opened).toHaveLength(2)
    bench.settings.toggleLock('c1')
    await bench.answerLock(E.right('true'))
    expect(shown('c1')).toEqual(locked)
  },
)

it.each([unreachable, malformed('lockCard')])(
  'CARD-198 if the outcome of a lock change is unknown, `toggleLock` requests the lock status: %o',
  async (fault) => {
    bench.settings.toggleLock('c1')
    await bench.answerLock(E.left(fault))
    expect(shown('c1')).toEqual(unlocked)
    await bench.answerStatus(E.right(true))
    expect(shown('c1')).toEqual(locked)
    bench.settings.toggleLock('c1')
    await bench.answerLock(E.left(rejected(500)))
    expect(bench.requests.status).toHaveLength(1)
  },
)

it('F4 CARD-197 `toggleLock` changes several cards concurrently, but sends only one change at a time for each card', async () => {
  bench.settings.toggleLock('c1')
  bench.settings.toggleLock('c1')
  bench.settings.toggleLock('c2')
  await settle()
  expect(bench.requests.lock.map(({ input }) => input)).toEqual([
    { cardId: 'c1', value: true },
    { cardId: 'c2', value: false },
  ])
  await bench.answerLock(E.right('false'))
  expect([shown('c1'), shown('c2')]).toEqual([unlocked, unlocked])
  expect(bench.card('c1')?.lock?.status).toBe('loading')
  await bench.requests.lock[0]?.answer(E.left(rejected(500)))
  expect([shown('c1'), bench.opened.length]).toEqual([unlocked, 1])
})

it('when the user opens the settings of a card, the app requests the card’s lock status and shows it', async () => {
  bench.settings.enter('c1')
  await bench.answerStatus(E.right(true))
  expect(bench.requests.status.map(({ input }) => input)).toEqual(['c1'])
  expect([shown('c1'), shown('c2')]).toEqual([locked, locked])
  bench.settings.enter('c2')
  await bench.answerStatus(E.right(false))
  expect(shown('c2')).toEqual(unlocked)
})

it('ERR-054 if a lock status fails to load, the failure is logged and no error is shown', async () => {
  const before = bench.view()
  bench.settings.enter('c2')
  await bench.answerStatus(E.left(rejected(500, 'Out of order')))
  expect([bench.view(), bench.opened]).toEqual([before, []])
  expect(bench.logged).toEqual(['Whether a card is locked could not be loaded: refused with status 500'])
})

it('CARD-197 a lock status requested before a lock change is ignored; during a change, no lock status is requested', async () => {
  bench.settings.enter('c1')
  await settle()
  bench.settings.toggleLock('c1')
  await bench.answerLock(E.right('true'))
  await bench.answerStatus(E.right(false))
  expect(shown('c1')).toEqual(locked)
  bench.settings.toggleLock('c1')
  bench.settings.enter('c1')
  await settle()
  expect(bench.requests.status).toHaveLength(1)
})

it('the lock status of a card is shown when it arrives, even if the lock of another card has changed meanwhile', async () => {
  bench.settings.enter('c2')
  await settle()
  bench.settings.toggleLock('c1')
  await bench.answerLock(E.right('true'))
  await bench.answerStatus(E.right(false))
  expect([shown('c1'), shown('c2')]).toEqual([locked, unlocked])
})

it('after a sign-out, the next user sees no lock change of the previous user', async () => {
  bench.settings.enter('c2')
  bench.settings.toggleLock('c1')
  await settle()
  bench.stores.resetAll()
  await bench.cardList.tasks.reload()
  await bench.answerLock(E.left(unreachable))
  await bench.answerStatus(E.right(false))
  expect([shown('c1'), shown('c2'), bench.opened]).toEqual([unlocked, locked, []])
  expect(bench.card('c1')?.lock?.status).toBeNull()
  bench.settings.toggleLock('c1')
  await bench.answerLock(E.right('true'))
  expect(shown('c1')).toEqual(locked)
})

it('SESS-021 a lock status that was requested in an earlier session is ignored', async () => {
  bench.settings.enter('c2')
  await settle()
  bench.stores.resetAll()
  await bench.cardList.tasks.reload()
  await bench.answerStatus(E.right(false))
  expect(shown('c2')).toEqual(locked)
})

it('the card settings have a tab for each card; cards of the current programme link to terms and fees', () => {
  expect(bench.view().cards.map(({ tab, to, documents }) => [tab, to, documents.map(({ page }) => page)])).toEqual([
    ['...4821', '/settings/card/c1', ['terms', 'feeDisclosure']],
    ['...0007', '/settings/card/c2', ['terms', 'feeDisclosure']],
    ['...3400', '/settings/card/c3', []],
  ])
  expect(bench.card('c1')?.documents.map(({ label }) => label)).toEqual(['Terms and conditions', 'Fee disclosure'])
})
