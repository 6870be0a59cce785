import {
  MerchantCategory,
  activityFilterOf,
  activityKinds,
  activityOf,
  activityWindow,
  isNarrowed,
  isSameFilter,
  matchingItems,
  defaultFilter,
  queryOfActivityFilter,
  searchTextOf,
  transactionIdOf,
  type ActivityFilter,
  withFilterChange,
} from '@paydeck/core/cards'
import { decimalText } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withQuery } from '../../../core/kernel/query.ts'
import { dayStart } from '../../../core/presentation/filters.ts'
import { cardTransactions, instants } from '../../arbitraries/cards.ts'

const day = 86_400_000
const days = fc.oneof(
  fc.constantFrom('', '2026-02-28', '2026-02-30', '2026-2-1', '0000-00-00', 'yesterday', '2024-02-29T00:00'),
  instants.map((at) => new Date(at).toISOString().slice(0, 10)),
)
const typed = fc.oneof(fc.constantFrom('', '12.50', '$1,250', '7,50', '-3', '1e9', '٣', '  '), fc.string())
const filters: fc.Arbitrary<ActivityFilter> = fc
  .record({
    search: fc.oneof(
      fc.constantFrom('', ' ', 'coffee', 'a&b=c #1', '\u{1F600}', '\uD800'),
      fc.string({ unit: 'grapheme' }),
    ),
    kind: fc.option(fc.constantFrom(...activityKinds)),
    category: fc.option(arbitraries.MerchantCategory),
    least: typed,
    most: typed,
    from: days,
    to: days,
    isPillOn: fc.boolean(),
  })
  .map((one) => withFilterChange(defaultFilter, one))

/** Writes the filter into a URL, and returns the query parameters that a browser reads from the URL. */
const readBack = (filter: ActivityFilter): ReadonlyMap<string, string> =>
  new Map(new URLSearchParams(withQuery('', queryOfActivityFilter(filter)).slice(1)))

describe('the URL query', () => {
  it('CARD-191 an activity filter that was written to a URL query is read back unchanged', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const again = activityFilterOf(readBack(filter))
        expect(isSameFilter(again, filter)).toBe(true)
        expect(queryOfActivityFilter(again)).toEqual(queryOfActivityFilter(filter))
        expect([again.search, again.kind, again.category]).toEqual([filter.search, filter.kind, filter.category])
      }),
    )
    expect(queryOfActivityFilter(defaultFilter)).toEqual([])
    expect(activityFilterOf(new Map())).toEqual(defaultFilter)
  })

  it('CARD-191 `activityFilterOf` ignores unknown query keys and invalid values, and never throws', () => {
    const keys = fc.constantFrom(
      'q',
      'kind',
      'category',
      'least',
      'most',
      'from',
      'to',
      'days',
      'transaction',
      '__proto__',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.oneof(fc.string(), days, typed))), (pairs) => {
        const query = new Map(pairs)
        const filter = activityFilterOf(query)
        expect(filter.kind === null || query.get('kind') === filter.kind).toBe(true)
        expect(filter.category === null || MerchantCategory.is(filter.category)).toBe(true)
        for (const text of [filter.from, filter.to]) expect(text === '' || dayStart(text) !== null).toBe(true)
        expect([...filter.search].length).toBeLessThanOrEqual(100)
        // A date range (`from`, `to`) and the pill exclude each other.
        expect(filter.isPillOn && filter.from + filter.to !== '').toBe(false)
      }),
    )
    const strange = new Map(
      Object.entries({ kind: 'toString', category: 'constructor', from: '2026-02-30', days: 'ALL' }),
    )
    expect(activityFilterOf(strange)).toEqual(defaultFilter)
    expect(activityFilterOf(new Map([['days', 'all']]))).toEqual({ ...defaultFilter, isPillOn: false })
  })

  it('`transactionIdOf` returns the transaction id in the query, or null if the id is missing or empty', () => {
    expect([new Map([['transaction', 't 1']]), new Map([['transaction', '']]), new Map()].map(transactionIdOf)).toEqual(
      ['t 1', null, null],
    )
  })
})

describe('the date window', () => {
  it('CARD-058 the date window starts within the card programme’s history range, and does not end before it starts', () => {
    fc.assert(
      fc.property(filters, arbitraries.CardProvider, instants, (filter, provider, now) => {
        const range = activityWindow(filter, provider, now)
        if (range === null) return
        expect(range.startDate).toBeGreaterThanOrEqual(now - (provider === 'firstView' ? 30 : 1095) * day)
        expect(range.startDate).toBeLessThanOrEqual(range.endDate)
      }),
    )
  })
})

describe('matchingItems', () => {
  const item = cardTransactions.map((one) => activityOf(one, false))
  const items = fc.array(item, { maxLength: 12 })

  it('`matchingItems` keeps the order of the items; if the filter is empty, it returns all items', () => {
    fc.assert(
      fc.property(filters, items, (filter, all) => {
        const left = matchingItems(filter, all, searchTextOf)
        expect(left).toEqual(all.filter((one) => left.includes(one)))
        if (!isNarrowed(filter)) expect(left).toEqual(all)
        for (const one of left) {
          if (filter.category !== null) expect(one.category).toBe(filter.category)
        }
        // The same filter without its search text matches at least the same items.
        expect(matchingItems({ ...filter, search: '' }, all, searchTextOf)).toEqual(expect.arrayContaining([...left]))
      }),
    )
  })

  it('`matchingItems` searches merchant, city, state, description and amount, and ignores case and accents', () => {
    fc.assert(
      fc.property(item, (any) => {
        const one = {
          ...any,
          displayMerchant: 'Café Límón',
          merchant: { merchantName: 'CAFE 12', merchantCity: 'Portland', merchantState: 'OR' },
          description: 'Order #7',
        }
        const found = (search: string): number =>
          matchingItems({ ...defaultFilter, search }, [one], searchTextOf).length
        const texts = ['café', 'CAFE limon', 'portland or', 'lim  #7', ' 12 ']
        expect(texts.map(found)).toEqual(texts.map(() => 1))
        expect(['tea', 'caféx', 'portland wa'].map(found)).toEqual([0, 0, 0])
      }),
    )
    const displayPrice = decimalText('-1284.5')
    fc.assert(
      fc.property(item, (any) => {
        const one = { ...any, displayPrice, currency: 'USD', displayMerchant: 'X', description: '' }
        const found = (search: string): number =>
          matchingItems({ ...defaultFilter, search }, [one], searchTextOf).length
        expect(['$1,284.50', '1,284.50', '1284.5', '284'].map(found)).toEqual([1, 1, 1, 1])
      }),
    )
  })
})
