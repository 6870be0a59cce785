import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { payment, payout } from '../../payments/bench.ts'
import {
  addressAdded,
  authorized,
  cardOf,
  makeTimelineBench,
  minute,
  now,
  posted,
  type ProviderItems,
  type TimelineBench,
} from './bench.ts'

const hour = 3_600_000

type Place = 'settled' | 'payments' | 'payouts' | 'security' | 'pending'

const places = fc.constantFrom<Place>('settled', 'payments', 'payouts', 'security', 'pending')

/** Adds an item at the beginning of a list of the provider. */
const add = (items: ProviderItems, place: Place, id: string, at: number): void => {
  if (place === 'settled') items.settled['c'] = [posted(id, at), ...(items.settled['c'] ?? [])]
  else if (place === 'pending') items.pending['c'] = [authorized(id, at), ...(items.pending['c'] ?? [])]
  else if (place === 'security') items.security = [addressAdded(id, at), ...items.security]
  else {
    const hoursAgo = (now - at) / hour
    items.payments = [place === 'payouts' ? payout(id, hoursAgo) : payment(id, hoursAgo), ...items.payments]
  }
}

/** Ids of the entries of all items, and of those that are pending. */
const entryIds = ({ settled, pending, payments, security }: ProviderItems) => ({
  entries: [
    ...(settled['c'] ?? []).map(({ id, dates }) => ({ id: `card:c:${id}`, at: dates.post ?? 0, source: 0 })),
    ...payments.map(({ kind, id, timestamp }) => ({ id: `payments:${kind}:${id}`, at: timestamp ?? 0, source: 1 })),
    ...security.map(({ id, at }) => ({ id: `security:${id}`, at, source: 2 })),
  ]
    .toSorted((one, other) => other.at - one.at || one.source - other.source || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id),
  pending: (pending['c'] ?? [])
    .toSorted((one, other) => (other.timestamp ?? 0) - (one.timestamp ?? 0) || (one.id < other.id ? -1 : 1))
    .map(({ id }) => `card:c:${id}`),
})

/** History of a provider: items of the past, and items that arrive before certain requests are answered. */
const histories = fc.record({
  past: fc.array(fc.record({ place: places, hoursAgo: fc.integer({ min: 1, max: 200 }) }), { maxLength: 250 }),
  arrivals: fc.array(fc.array(places, { maxLength: 3 }), { maxLength: 30 }),
  sizes: fc.record({ settled: fc.integer({ min: 1, max: 40 }), security: fc.integer({ min: 1, max: 20 }) }),
  polls: fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
})

/** Opens the page over a provider whose lists grow between requests, scrolled away from the top. */
const openGrowing = async ({ past, arrivals, sizes }: typeof histories extends fc.Arbitrary<infer H> ? H : never) => {
  const left = [...arrivals]
  let isGrowing = true
  let arrived = 0
  const items: ProviderItems = { settled: {}, pending: {}, payments: [], security: [] }
  const oldestFirst = past.toSorted((one, other) => other.hoursAgo - one.hoursAgo)
  for (const [index, { place, hoursAgo }] of oldestFirst.entries())
    add(items, place, `old${index}`, now - hoursAgo * hour)
  const bench: TimelineBench = makeTimelineBench({
    cards: [cardOf('c')],
    items,
    sizes,
    beforeAnswer: () => {
      for (const place of (isGrowing && left.shift()) || []) {
        arrived += 1
        add(bench.provider, place, `new${arrived}`, now + arrived * minute)
      }
    },
  })
  bench.timeline.setAtTop(false)
  const stopGrowing = (): void => {
    isGrowing = false
  }
  return { bench, atStart: entryIds(items), stopGrowing }
}

it('ACT-006 every entry is shown exactly once although the sources grow while their pages are loaded', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { bench, atStart, stopGrowing } = await openGrowing(history)
      await bench.show()
      await bench.loadAll()
      const shown = bench.shown()
      expect(new Set(shown).size).toBe(shown.length)
      expect(atStart.entries.filter((id) => !shown.includes(id))).toEqual([])
      stopGrowing()
      bench.timeline.refresh()
      await settle()
      const after = entryIds(bench.provider)
      expect(bench.shown()).toEqual(after.entries)
      expect(bench.shownPending()).toEqual(after.pending)
    }),
    {
      numRuns: 60,
      // Items arrive in a list that was empty and has no further page.
      examples: [
        [
          {
            past: [],
            arrivals: [[], [], [], [], ['settled'], ['settled']],
            sizes: { settled: 1, security: 1 },
            polls: [false],
          },
        ],
        [
          // Pending items of the same time.
          {
            past: [
              { place: 'pending', hoursAgo: 79 },
              { place: 'pending', hoursAgo: 79 },
            ],
            arrivals: [],
            sizes: { settled: 1, security: 1 },
            polls: [false],
          },
        ],
      ],
    },
  )
}, 60_000)

it('ACT-007 while pages load and the sources grow, what is shown only grows at its end', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { bench } = await openGrowing(history)
      const seen: Array<ReadonlyArray<string>> = []
      bench.timeline.state.subscribe(() => seen.push(bench.shown()))
      await bench.show()
      for (const isPoll of history.polls) {
        if (isPoll) await bench.advance(60_000)
        else await bench.more()
      }
      await bench.loadAll()
      for (const [index, shown] of seen.slice(1).entries()) {
        const before = seen[index] ?? []
        expect(shown.slice(0, before.length)).toEqual(before)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

it('ACT-006 an item that settles between two requests is shown once', async () => {
  const bench = makeTimelineBench({
    cards: [cardOf('c')],
    items: { settled: { c: [posted('t1', now - hour)] }, pending: { c: [authorized('t1', now - 2 * hour)] } },
  })
  await bench.show()
  expect([bench.shown(), bench.shownPending()]).toEqual([['card:c:t1'], []])
})
