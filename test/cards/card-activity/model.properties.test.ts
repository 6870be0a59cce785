import { defaultFilter } from '@paydeck/core/cards'
import { unreachable } from '@paydeck/core/kernel'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'
import { overviewWith, pageOf, purchase } from '../bench.ts'
import { idsOf, activityBench, type ActivityBench } from './bench.ts'

/** Action of the user, the provider or the network. Steps occur in random order. */
type Step =
  | { readonly does: 'scroll'; readonly distance: number; readonly height: number }
  | { readonly does: 'search'; readonly text: string }
  | { readonly does: 'pill'; readonly isOn: boolean }
  | { readonly does: 'visit'; readonly cardId: string }
  | { readonly does: 'leave' | 'refresh' | 'tryAgain' | 'more' }
  /** Answers a pending request for a page or an overview, with a fault if `isLost` is true. */
  | { readonly does: 'answer' | 'overview'; readonly which: number; readonly isLost: boolean }
  /** Adds `count` new transactions at the provider. */
  | { readonly does: 'arrive'; readonly count: number }
  | { readonly does: 'wait'; readonly ms: number }

const does = <D extends 'leave' | 'refresh' | 'tryAgain' | 'more'>(one: D) => fc.constant({ does: one })
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('scroll' as const),
      distance: fc.constantFrom(-50, 0, 100, 101, 900),
      height: fc.constantFrom(0, 300, 900),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom('answer' as const, 'overview' as const),
      which: fc.nat({ max: 2 }),
      isLost: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(50, 200, 500, 1000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 130 }) }),
  },
  fc.record({ does: fc.constant('search' as const), text: fc.constantFrom('', 'coffee', 'books', 'zzz') }),
  fc.record({ does: fc.constant('pill' as const), isOn: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('visit' as const), cardId: fc.constantFrom('c1', 'c2') }) },
  does('leave'),
  does('refresh'),
  { weight: 3, arbitrary: does('tryAgain') },
  does('more'),
)

/** Makes a provider with the given number of transactions for each card, newest first. */
const makeProvider = (counts: Readonly<Record<string, number>>) => {
  let made = 0
  const make = (cardId: string) => {
    made += 1
    const merchant = made % 3 === 0 ? 'Northbank Books' : 'Glasshouse Coffee'
    return purchase(`${cardId}-${made}`, 20 - made / 1000, {
      displayMerchant: merchant,
      merchant: { merchantName: merchant, merchantCity: null, merchantState: null },
    })
  }
  const known = new Map(
    Object.entries(counts).map(([cardId, count]) => [
      cardId,
      Array.from({ length: count }, () => make(cardId)).toReversed(),
    ]),
  )
  return {
    of: (cardId: string) => known.get(cardId) ?? [],
    arrive: (count: number): void => {
      for (const [cardId, rows] of known) for (let at = 0; at < count; at += 1) rows.unshift(make(cardId))
    },
  }
}

const apply = async (run: ActivityBench, provider: ReturnType<typeof makeProvider>, step: Step): Promise<void> => {
  const { activity, clock, pages, overviews } = run
  switch (step.does) {
    case 'scroll':
      return activity.onScroll(step)
    case 'search':
      return activity.narrow({ search: step.text })
    case 'pill':
      return activity.narrow({ isPillOn: step.isOn })
    case 'visit':
      return activity.show({ cardId: step.cardId, filter: defaultFilter })
    case 'leave':
    case 'refresh':
    case 'tryAgain':
    case 'more':
      return activity[step.does]()
    case 'arrive':
      return provider.arrive(step.count)
    case 'wait':
      return clock.advance(step.ms)
    case 'overview':
      return overviews.at(-1 - step.which)?.answer(step.isLost ? E.left(unreachable) : E.right(overviewWith()))
    case 'answer': {
      const call = pages.at(-1 - step.which)
      return call?.answer(
        step.isLost ? E.left(unreachable) : E.right(pageOf(provider.of(call.input.cardId), call.input)),
      )
    }
  }
}

it('CARD-063 CARD-065 CARD-070 CARD-081 after any actions, settled rows have the provider’s order, no gaps and no duplicates', async () => {
  const counts = fc.constantFrom(0, 3, 100, 101, 260)
  await fc.assert(
    fc.asyncProperty(
      counts,
      counts,
      fc.boolean(),
      fc.array(steps, { minLength: 10, maxLength: 60, size: 'max' }),
      async (c1, c2, paging, sequence) => {
        const card = { ...plainCard, pagingSupport: paging }
        const run = activityBench([card, { ...card, id: 'c2' }])
        const provider = makeProvider({ c1, c2 })
        run.show('c1')
        let cardId = 'c1'
        for (const step of sequence) {
          const requested = run.pages.length
          await apply(run, provider, step)
          // Pages load one at a time, so each step requests at most one page.
          expect(run.pages.length - requested).toBeLessThanOrEqual(1)
          const { lists } = run.activity.view.get()
          const shown = idsOf(lists?.settled ?? null)
          if (step.does === 'visit') cardId = step.cardId
          if (lists === null) continue
          const needle = lists.filter.values.search
          const all = provider
            .of(cardId)
            .filter(({ displayMerchant }) => displayMerchant.toLowerCase().includes(needle))
            .map(({ id }) => id)
          // From the newest visible row on, the list equals the provider's list, without gaps or duplicates.
          const first = shown.length === 0 ? 0 : all.indexOf(shown[0] ?? '')
          expect(shown).toEqual(all.slice(first, first + shown.length))
          expect(shown.length).toBeLessThanOrEqual(all.length)
          if (lists.settled?.isWhole === true) expect(shown).toEqual(all.slice(first))
        }
      },
    ),
  )
}, 60_000)

it('CARD-081 a user who scrolls and retries reaches the last row, even if up to six page requests fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(1, 100, 101, 210),
      fc.boolean(),
      fc.array(fc.boolean(), { maxLength: 6 }),
      async (count, paging, losses) => {
        const run = activityBench([{ ...plainCard, pagingSupport: paging }])
        const provider = makeProvider({ c1: count })
        const lost = [...losses]
        let answered = 0
        run.show('c1')
        await run.overviews[0]?.answer(E.right(overviewWith()))
        for (let round = 0; round < 200 && run.activity.view.get().lists?.settled?.isWhole !== true; round += 1) {
          const call = run.pages[answered]
          if (call !== undefined) {
            answered += 1
            const isLost = lost.shift() === true
            await call.answer(isLost ? E.left(unreachable) : E.right(pageOf(provider.of('c1'), call.input)))
          }
          run.activity.tryAgain()
          run.activity.onScroll({ distance: 0, height: 900 })
          await run.clock.advance(500)
        }
        expect(idsOf(run.activity.view.get().lists?.settled ?? null)).toEqual(provider.of('c1').map(({ id }) => id))
        const failures = losses.slice(0, run.pages.length).filter(Boolean).length
        expect(run.pages.length).toBe(Math.ceil(count / 100) + failures)
      },
    ),
  )
}, 60_000)
