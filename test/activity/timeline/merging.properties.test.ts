import {
  entriesOf,
  everyEntry,
  makeMergedListing,
  type SourceItem,
  type SourceState,
  type TimelineEntry,
  withSourcePage,
} from '@paydeck/core/activity'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** Returns an item with another id and time. Bills get ids of their own, as a provider gives them. */
const identified = (from: SourceItem, id: string, at: number | null): SourceItem => {
  if (from.source === 'card') return { ...from, cardId: 'c1', item: { ...from.item, id, timestamp: at } }
  if (from.source === 'security') return { ...from, item: { ...from.item, id, at: at ?? 0 } }
  const { item } = from
  if (item.kind === 'payout') return { ...from, item: { ...item, id, timestamp: at } }
  const bills = item.bills.map((bill, index) => ({ ...bill, partnerPaymentId: `b${index}` }))
  return { ...from, item: { ...item, id, timestamp: at ?? 0, bills } }
}

/** A few times, so that many items have the same one. Null is unknown. */
const times = fc.option(
  fc.integer({ min: 1, max: 12 }).map((hour) => hour * 3_600_000),
  { freq: 8 },
)

const items = fc.array(fc.record({ from: arbitraries.SourceItem, at: times }), { maxLength: 14 })

/** Items of a source, newest first. Items without a time are anywhere. */
const sourceOf = (drawn: ReadonlyArray<{ readonly from: SourceItem; readonly at: number | null }>, source: number) => {
  const known = drawn.flatMap(({ at }) => at ?? []).toSorted((one, other) => other - one)
  return drawn.map(({ from, at }, index) =>
    identified(from, `${source}-${index}`, at === null ? null : (known.shift() ?? null)),
  )
}

/** Sizes of the pages of a source, repeated until its end. */
const sizes = fc
  .array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 })
  .filter((list) => list.some((size) => size > 0))

const sources = fc
  .array(fc.record({ drawn: items, sizes }), { minLength: 1, maxLength: 5 })
  .map((all) => all.map(({ drawn, sizes: pageSizes }, index) => ({ items: sourceOf(drawn, index), sizes: pageSizes })))

const pagesOf = (all: ReadonlyArray<SourceItem>, pageSizes: ReadonlyArray<number>) => {
  const pages: Array<ReadonlyArray<SourceItem>> = []
  for (let [start, page] = [0, 0]; start < all.length || pages.length === 0; page += 1) {
    const size = pageSizes[page % pageSizes.length] ?? 1
    pages.push(all.slice(start, start + size))
    start += size
  }
  return pages
}

const unloaded = (id: string): SourceState => ({
  id,
  cardId: null,
  items: [],
  cursor: null,
  isStarted: false,
  isWhole: false,
  failure: null,
})

/** Loads the pages of all sources in an order, and calls `onPage` with the states after each page. */
const loadPages = (
  all: ReadonlyArray<{ readonly items: ReadonlyArray<SourceItem>; readonly sizes: ReadonlyArray<number> }>,
  order: ReadonlyArray<number>,
  onPage: (states: ReadonlyArray<SourceState>) => void,
): void => {
  const left = all.map((source) => pagesOf(source.items, source.sizes))
  let states = all.map((_, index) => unloaded(String(index)))
  for (let step = 0; left.some((pages) => pages.length > 0); step += 1) {
    const open = left.flatMap((pages, index) => (pages.length > 0 ? [index] : []))
    const chosen = open[(order[step % order.length] ?? 0) % open.length] ?? 0
    const page = left[chosen]?.shift() ?? []
    const next = (left[chosen]?.length ?? 0) === 0 ? null : String(step)
    states = states.map((state, index) => (index === chosen ? withSourcePage(state, { items: page, next }) : state))
    onPage(states)
  }
}

const order = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 30 })

const sourceNames = ['card', 'payments', 'security']

/** Sorts entries as the statement says: newest first, ties by source and id. */
const sorted = (entries: ReadonlyArray<TimelineEntry>): ReadonlyArray<string> =>
  entries
    .map(({ at, source, id }) => ({ at, source: sourceNames.indexOf(source), id }))
    .toSorted((one, other) => {
      if (one.at !== other.at) return other.at - one.at
      if (one.source !== other.source) return one.source - other.source
      return one.id < other.id ? -1 : 1
    })
    .map(({ id }) => id)

const idsOf = (entries: ReadonlyArray<TimelineEntry>): ReadonlyArray<string> => entries.map(({ id }) => id)

const context = { cards: [], timeZone: 'UTC' }

it('ACT-005 merging pages of any sizes, in any order of loading, gives the order of sorting all items', () => {
  fc.assert(
    fc.property(sources, order, (all, loading) => {
      const list = makeMergedListing()
      let last = list([], everyEntry, context)
      loadPages(all, loading, (states) => {
        last = list(states, everyEntry, context)
      })
      const entries = all.flatMap((source) => source.items.flatMap((item) => entriesOf(item, [])))
      expect(idsOf(last.entries)).toEqual(sorted(entries.filter(({ state }) => state !== 'pending')))
      expect(idsOf(last.pending)).toEqual(sorted(entries.filter(({ state }) => state === 'pending')))
      expect(last.isWhole).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('ACT-007 in any order of loading, each later page only appends entries below those that are shown', () => {
  fc.assert(
    fc.property(sources, order, (all, loading) => {
      const list = makeMergedListing()
      let shown: ReadonlyArray<string> = []
      loadPages(all, loading, (states) => {
        const now = idsOf(list(states, everyEntry, context).entries)
        expect(now.slice(0, shown.length)).toEqual(shown)
        shown = now
      })
    }),
    { numRuns: 300 },
  )
})

it('ACT-007 an entry at or before the oldest loaded time of a source with further pages is not shown', () => {
  const item = (id: string, at: number): SourceItem => ({
    source: 'security',
    item: { id, kind: 'address-added', at, userAgent: '', address: '', country: null },
  })
  const list = makeMergedListing()
  const whole = withSourcePage(unloaded('a'), { items: [item('a3', 3), item('a2', 2), item('a1', 1)], next: null })
  const part = withSourcePage(unloaded('b'), { items: [item('b2', 2)], next: 'more' })
  expect(idsOf(list([whole, part], everyEntry, context).entries)).toEqual(['security:a3'])
  expect(idsOf(list([whole, unloaded('b')], everyEntry, context).entries)).toEqual([])
  const rest = withSourcePage(part, { items: [item('b0', 2)], next: null })
  expect(idsOf(list([whole, rest], everyEntry, context).entries)).toEqual(
    ['a3', 'a2', 'b0', 'b2', 'a1'].map((id) => `security:${id}`),
  )
})
