import {
  EntryStatus,
  isSameTimelineFilter,
  type KindChoice,
  noTimelineFilter,
  queryOfTimelineFilter,
  slideInQuery,
  timelineFilterKeys,
  timelineFilterOf,
  type TimelineFilter,
  withTimelineChange,
} from '@paydeck/core/activity'
import { slideKinds } from '@paydeck/core/platform'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Writes a filter to a URL, and reads the query of this URL. */
const throughUrl = (filter: TimelineFilter): TimelineFilter => {
  const written = new URLSearchParams(queryOfTimelineFilter(filter).map(([key, value]) => [key, value]))
  const { searchParams } = new URL(`https://paydeck.example/id/activity?${String(written)}`)
  return timelineFilterOf(new Map(searchParams))
}

const hostile = fc.constantFrom(
  'a,b',
  '100%',
  '%E0%A4%A',
  'a&kind=bill',
  '<script>alert(1)</script>',
  '"\'\\',
  '#item',
  '+ +',
  '日本語 ÅÅ',
  '👩‍👩‍👧',
  '__proto__',
)

const texts = fc.oneof(hostile, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))

const kinds: ReadonlyArray<KindChoice> = [
  'purchase',
  'load',
  'payment',
  'bill',
  'donation',
  'payout',
  'refund',
  'fee',
  'security',
]

const accountIds = fc
  .tuple(fc.constantFrom('card:', 'coin:', 'wallet:'), fc.oneof(hostile, fc.string({ unit: 'grapheme', minLength: 1 })))
  .map(([prefix, name]) => `${prefix}${name.toWellFormed()}`)

const isoDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length))

const amounts = fc
  .tuple(fc.nat({ max: 999_999 }), fc.nat({ max: 99 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(2, '0')}`)

const orNone = (values: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), values)

/** Filters that a user can set. A chosen day replaces the range. */
const filters: fc.Arbitrary<TimelineFilter> = fc
  .record({
    range: fc.constantFrom('3m', '6m', '1y', 'year', 'all'),
    from: orNone(isoDay),
    to: orNone(isoDay),
    kinds: fc.uniqueArray(fc.constantFrom(...kinds)),
    accounts: fc.uniqueArray(accountIds, { maxLength: 5 }),
    statuses: fc.uniqueArray(fc.constantFrom(...Object.keys(EntryStatus.keys).filter(EntryStatus.is))),
    coin: orNone(fc.constantFrom('BTC', 'USDC_m', 'LNBTC', 'usdc.e')),
    least: orNone(amounts),
    most: orNone(amounts),
    text: texts,
  } as const)
  .map((filter) =>
    withTimelineChange(noTimelineFilter, filter.from + filter.to === '' ? filter : { ...filter, range: '3m' }),
  )

it('ACT-013 reading the URL that a filter writes gives the same filter', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(throughUrl(filter)).toEqual(filter)
    }),
    { numRuns: 1000 },
  )
})

it('ACT-013 the initial filter writes no query, and only the initial filter does', () => {
  expect(queryOfTimelineFilter(noTimelineFilter)).toEqual([])
  fc.assert(
    fc.property(filters, filters, (one, other) => {
      const isInitial = JSON.stringify(one) === JSON.stringify(noTimelineFilter)
      expect(queryOfTimelineFilter(one).length === 0).toBe(isInitial)
      expect(isSameTimelineFilter(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})

it('ACT-013 whatever is typed, writing and reading twice gives the same as once', () => {
  fc.assert(
    fc.property(arbitraries.TimelineFilter, (typed) => {
      const once = throughUrl(typed)
      expect(throughUrl(once)).toEqual(once)
    }),
    { numRuns: 1000 },
  )
})

const ranges = fc.constantFrom('3m', '6m', '1y', 'all')

it('ACT-011 ACT-013 a range clears the days and nothing else, unless the change has days of its own', () => {
  fc.assert(
    fc.property(filters, ranges, isoDay, (filter, range, day) => {
      expect(withTimelineChange(filter, { range })).toEqual({ ...filter, range, from: '', to: '' })
      expect(withTimelineChange(filter, { range, from: day })).toEqual({ ...filter, range, from: day })
      expect(withTimelineChange(filter, { range, to: day })).toEqual({ ...filter, range, to: day })
    }),
  )
})

it('ACT-011 ACT-013 a change without a range keeps the days', () => {
  fc.assert(
    fc.property(filters, filters, (filter, { range: _range, from: _from, to: _to, ...change }) => {
      const { from, to } = withTimelineChange(filter, change)
      expect([from, to]).toEqual([filter.from, filter.to])
    }),
  )
})

const valid = {
  dates: '6m',
  kind: 'bill',
  account: 'card:7',
  status: 'failed',
  coin: 'BTC',
  min: '5',
  max: '9',
  q: 'tea',
}

const validFilter: TimelineFilter = {
  ...noTimelineFilter,
  range: '6m',
  kinds: ['bill'],
  accounts: ['card:7'],
  statuses: ['failed'],
  coin: 'BTC',
  least: '5',
  most: '9',
  text: 'tea',
}

describe('an invalid value in the URL', () => {
  it.each([
    ['dates', 'range', '5m'],
    ['dates', 'range', 'toString'],
    ['from', 'from', '2026-02-30'],
    ['to', 'to', 'yesterday'],
    ['kind', 'kinds', 'cardPurchase'],
    ['kind', 'kinds', 'constructor'],
    ['account', 'accounts', '7'],
    ['account', 'accounts', 'card:'],
    ['account', 'accounts', '%E0%A4%A'],
    ['status', 'statuses', 'paid'],
    ['coin', 'coin', '<b>'],
    ['min', 'least', '1e9'],
    ['min', 'least', '-3'],
    ['max', 'most', 'much'],
  ] as const)('ACT-013 of the key "%s" counts as not set, and the others apply: %s = %s', (key, field, text) => {
    const query = new Map(Object.entries({ ...valid, [key]: text }))
    expect(timelineFilterOf(query)).toEqual({ ...validFilter, [field]: noTimelineFilter[field] })
  })

  it('ACT-013 in a list is left out', () => {
    const query = new Map([
      ['kind', 'bill,nothing,,fee,bill'],
      ['status', 'x,complete'],
      ['account', 'coin:a%2Cb,7'],
    ])
    expect(timelineFilterOf(query)).toEqual({
      ...noTimelineFilter,
      kinds: ['bill', 'fee'],
      statuses: ['complete'],
      accounts: ['coin:a,b'],
    })
  })

  it('ACT-013 of any form never makes reading fail', () => {
    const keys = Object.values(timelineFilterKeys)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), texts)), (entries) => {
        const filter = timelineFilterOf(new Map(entries))
        expect(throughUrl(filter)).toEqual(throughUrl(throughUrl(filter)))
      }),
    )
  })
})

it('ACT-013 the URL names the open entry by its slide', () => {
  fc.assert(
    fc.property(fc.constantFrom(...slideKinds), fc.string({ unit: 'grapheme', minLength: 1 }), (kind, id) => {
      expect(slideInQuery(new Map([['item', `${kind}:${id}`]]))).toEqual({ kind, id })
    }),
  )
  for (const item of ['', 'payout', 'payout:', ':x', 'toString:x', 'nothing:7'])
    expect(slideInQuery(new Map([['item', item]]))).toBeNull()
})
