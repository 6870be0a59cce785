import { type Fault, unreachable } from '@paydeck/core/kernel'
import {
  ListName,
  belongsTo,
  canLoadMore,
  confirmingOf,
  recentOf,
  shownRows,
  type ListSelection,
  type WholeActivity,
  type WholeInvoice,
} from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { donation, idsOf, pageOf, payment, payout } from '../bench.ts'
import { makeListBench, type ListBench } from './bench.ts'

/** Step of a sequence: an action of the user, the provider or the network. */
type Step =
  | { readonly does: 'enter'; readonly place: ListSelection }
  | { readonly does: 'more' | 'moreConfirming' | 'tryAgain' | 'refresh' | 'leave' | 'signOut' }
  /** Answers a pending request, with a fault if `isLost` is true. */
  | { readonly does: 'page' | 'unconfirmed'; readonly which: number; readonly isLost: boolean }
  /** 'arrive': new items appear at the provider, some of them unconfirmed. 'confirm': an unconfirmed item is confirmed. */
  | { readonly does: 'arrive'; readonly count: number }
  | { readonly does: 'confirm'; readonly which: number }
  | { readonly does: 'wait'; readonly ms: number }

const does = <D extends 'more' | 'moreConfirming' | 'tryAgain' | 'refresh' | 'leave' | 'signOut'>(one: D) =>
  fc.constant({ does: one })
const places: fc.Arbitrary<ListSelection> = fc.record({
  list: fc.constantFrom(...Object.keys(ListName.keys).filter(ListName.is)),
  pill: fc.constantFrom('3m' as const, 'all' as const),
})
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      does: fc.constantFrom('page' as const, 'unconfirmed' as const),
      which: fc.nat({ max: 3 }),
      isLost: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: does('more') },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(300, 1000, 15_000) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('enter' as const), place: places }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('confirm' as const), which: fc.nat({ max: 20 }) }) },
  { weight: 2, arbitrary: does('tryAgain') },
  { weight: 2, arbitrary: does('refresh') },
  does('moreConfirming'),
  does('leave'),
  does('signOut'),
)

/** Makes a provider with mixed items, newest first. */
const makeProvider = (count: number) => {
  let made = 0
  const make = (): WholeActivity => {
    made += 1
    const hoursAgo = 5000 - made
    if (made % 5 === 0) return payout(`o${made}`, hoursAgo)
    const status = made % 7 === 0 ? 'paid' : 'complete'
    return (made % 3 === 0 ? donation : payment)(`i${made}`, hoursAgo, { status })
  }
  let all: ReadonlyArray<WholeActivity> = Array.from({ length: count }, make).toReversed()
  const unconfirmed = () =>
    all.filter((item): item is WholeInvoice => item.kind === 'invoice' && item.status === 'paid')
  return {
    all: () => all,
    unconfirmed,
    arrive: (more: number): void => {
      all = [...Array.from({ length: more }, make).toReversed(), ...all]
    },
    confirm: (which: number): void => {
      const id = unconfirmed()[which]?.id
      all = all.map((item) => (item.id === id && item.kind === 'invoice' ? { ...item, status: 'complete' } : item))
    },
  }
}

/** Tracks which requests to the provider are still pending. */
const makeWaiting = (run: ListBench, provider: ReturnType<typeof makeProvider>) => {
  const done = { page: new Set<number>(), unconfirmed: new Set<number>() }
  const open = (kind: 'page' | 'unconfirmed'): ReadonlyArray<number> =>
    [...(kind === 'page' ? run.pages : run.unconfirmed).keys()].filter((at) => !done[kind].has(at))
  const end = async (kind: 'page' | 'unconfirmed', which: number, fault: Fault | null): Promise<void> => {
    const at = open(kind)[which]
    if (at === undefined) return
    done[kind].add(at)
    const [page, other] = [run.pages[at], run.unconfirmed[at]]
    if (kind === 'page' && page !== undefined)
      await page.answer(fault === null ? E.right(pageOf(provider.all(), page.input)) : E.left(fault))
    if (kind === 'unconfirmed' && other !== undefined)
      await other.answer(fault === null ? E.right(pageOf(provider.unconfirmed(), other.input)) : E.left(fault))
  }
  return { open, end }
}

const apply = async (
  run: ListBench,
  provider: ReturnType<typeof makeProvider>,
  waiting: ReturnType<typeof makeWaiting>,
  step: Step,
): Promise<void> => {
  switch (step.does) {
    case 'enter':
      return run.lists.enter(step.place)
    case 'more':
    case 'moreConfirming':
    case 'tryAgain':
    case 'refresh':
    case 'leave':
      return run.lists[step.does]()
    case 'signOut':
      return run.stores.resetAll()
    case 'page':
    case 'unconfirmed':
      return waiting.end(step.does, step.which, step.isLost ? unreachable : null)
    case 'arrive':
      return provider.arrive(step.count)
    case 'confirm':
      return provider.confirm(step.which)
    case 'wait':
      return run.clock.advance(step.ms)
  }
}

/**
 * Expects that the rows of each list equal the provider's items from the newest loaded row on, without gaps or duplicates.
 */
const expectWhole = (run: ListBench, provider: ReturnType<typeof makeProvider>): void => {
  const state = run.lists.state.get()
  for (const [key, list] of Object.entries(state.lists)) {
    const [name = ''] = key.split(' ')
    const all = idsOf(provider.all().filter(belongsTo(ListName.is(name) ? name : 'payments')))
    const rows = idsOf(list?.rows ?? [])
    const first = rows.length === 0 ? 0 : all.indexOf(rows[0] ?? '')
    expect(rows).toEqual(all.slice(first, first + rows.length))
    if (list?.status === 'endOfList' && rows.length > 0) expect(rows).toEqual(all.slice(first))
  }
  const { selection: place } = state
  if (place === null) return
  const shown = idsOf(shownRows(recentOf(state, place)))
  const confirming = idsOf(confirmingOf(state, place.list))
  expect(new Set([...shown, ...confirming]).size).toBe(shown.length + confirming.length)
}

/** Answers all pending requests and the requests that follow. */
const answerAll = async (waiting: ReturnType<typeof makeWaiting>): Promise<void> => {
  while (waiting.open('page').length + waiting.open('unconfirmed').length > 0) {
    await waiting.end('page', 0, null)
    await waiting.end('unconfirmed', 0, null)
  }
}

/** Answers requests, waits and retries for twelve rounds, after which the state is stable. */
const drain = async (run: ListBench, waiting: ReturnType<typeof makeWaiting>): Promise<void> => {
  for (let round = 0; round < 12; round += 1) {
    await answerAll(waiting)
    run.lists.tryAgain()
    await run.clock.advance(500)
    await settle()
  }
}

it('PAY-014 PAY-017 PAY-023 PAY-028 after any sequence of events, the rows are in order, without gaps or duplicates', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 3, 30, 61, 140),
      places,
      fc.array(steps, { minLength: 10, maxLength: 60, size: 'max' }),
      async (count, place, sequence) => {
        const run = makeListBench()
        const provider = makeProvider(count)
        const waiting = makeWaiting(run, provider)
        run.lists.enter(place)
        for (const step of sequence) {
          const before = run.lists.state.get()
          const sight =
            before.selection === null
              ? []
              : [...confirmingOf(before, before.selection.list), ...shownRows(recentOf(before, before.selection))]
          await apply(run, provider, waiting, step)
          expectWhole(run, provider)
          // Rows that were visible before the step stay visible while the same list is selected.
          const after = run.lists.state.get()
          if (after.selection === null || after.selection !== before.selection) continue
          const seen = idsOf([
            ...confirmingOf(after, after.selection.list),
            ...shownRows(recentOf(after, after.selection)),
          ])
          expect(idsOf(sight).filter((id) => !seen.includes(id))).toEqual([])
        }
        run.lists.enter(place)
        await drain(run, waiting)
        const rested = run.lists.state.get()
        expect(rested.refresh).toBeNull()
        expect(['success', 'endOfList']).toContain(recentOf(rested, place).status)
        expect(['success', 'endOfList']).toContain(rested.confirming.status)
        for (let press = 0; press < 40 && canLoadMore(recentOf(run.lists.state.get(), place)); press += 1) {
          run.lists.more()
          await answerAll(waiting)
        }
        await answerAll(waiting)
        const end = run.lists.state.get()
        const shown = idsOf([...confirmingOf(end, place.list), ...shownRows(recentOf(end, place))])
        const all = idsOf(provider.all().filter(belongsTo(place.list)))
        // The comparison starts at the newest loaded row, because newer items were never requested.
        const newest = end.lists[`${place.list} ${place.pill}`]?.rows[0]?.id
        const known = newest === undefined ? [] : all.slice(all.indexOf(newest))
        expect(known.filter((id) => !shown.includes(id))).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)
