import {
  ListName,
  PaymentFilterStatus,
  datePills,
  filterStatusOf,
  isSamePaymentFilter,
  isSearch,
  itemReferenceOf,
  legendRows,
  listStatuses,
  noPaymentFilter,
  paymentFilterOf,
  paymentQueryOf,
  queryOfItem,
  queryOfPaymentFilter,
  statusFilters,
  type DatePill,
  type PaymentFilter,
  withPaymentFilter,
} from '@paydeck/core/payments'
import { paymentSlideKinds } from '@paydeck/core/platform'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withQuery } from '../../../core/kernel/query.ts'

const lists = arbitraries.ListName
const pills = fc.constantFrom(...(Object.keys(datePills) as ReadonlyArray<DatePill>))
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.constantFrom('', '  ', 'river', '\uD800', '%', 'a&b=c'),
)
const amountTexts = fc.constantFrom('', '5', '12.50', '1,000', '$7.5', 'abc', '-1', '1e9', '9'.repeat(40))
const dayTexts = fc.constantFrom('', '2026-01-01', '2026-02-30', '2026-03-01', 'today', '0000-00-00')

const filters: fc.Arbitrary<PaymentFilter> = fc
  .record({
    list: lists,
    pill: pills,
    text: texts,
    status: fc.option(arbitraries.PaymentFilterStatus),
    coin: fc.constantFrom(null, 'BTC', 'USDC_m', 'XYZ'),
    least: amountTexts,
    most: amountTexts,
    from: dayTexts,
    to: dayTexts,
  })
  .map((filter) => withPaymentFilter(filter, {}))

const inAddress = (filter: PaymentFilter): ReadonlyMap<string, string> =>
  new Map(new URL(withQuery('https://app.example/crypto-payments', queryOfPaymentFilter(filter))).searchParams)

it('a payment filter that was written to a URL and read back selects the same payments as before', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  fc.assert(
    fc.property(filters, (filter) => {
      const opened = paymentFilterOf(inAddress(filter))
      expect(paymentQueryOf(opened, now)).toEqual(paymentQueryOf(filter, now))
      expect(isSamePaymentFilter(opened, filter)).toBe(true)
      expect(isSearch(opened)).toBe(isSearch(filter))
    }),
  )
  expect(queryOfPaymentFilter(noPaymentFilter)).toEqual([])
})

it('`paymentFilterOf` returns a valid filter for any query string, and ignores unknown values', () => {
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('payouts', '3m', '1y', 'all', 'complete', 'toString', '__proto__', '12.5'),
  )
  const keys = ['type', 'dates', 'q', 'status', 'coin', 'least', 'most', 'from', 'to', 'item']
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), values), (query) => {
      const filter = paymentFilterOf(new Map(Object.entries(query)))
      expect(ListName.is(filter.list) && Object.hasOwn(datePills, filter.pill)).toBe(true)
      expect(filter.status === null || listStatuses[filter.list].some((one) => one === filter.status)).toBe(true)
      expect(filter.coin === null || /^[\w.-]{1,32}$/.test(filter.coin)).toBe(true)
      expect([...filter.text].length).toBeLessThanOrEqual(100)
      const { from, to } = paymentQueryOf(filter, 0)
      expect([from, to].every((at) => at === null || Number.isSafeInteger(at))).toBe(true)
    }),
  )
  expect(
    paymentFilterOf(
      new Map([
        ['type', 'toString'],
        ['dates', '2y'],
        ['status', 'paid'],
        ['coin', 'a b'],
      ]),
    ),
  ).toEqual(noPaymentFilter)
})

it('PAY-012 itemReferenceOf reads the kind and the id of an item from the URL, whatever characters the id contains', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentSlideKinds), fc.string({ minLength: 1 }), (kind, id) => {
      expect(itemReferenceOf(new Map(queryOfItem({ kind, id })))).toEqual({ kind, id })
    }),
  )
  for (const item of ['', 'invoice', 'invoice:', ':x', 'toString:x'])
    expect(itemReferenceOf(new Map([['item', item]]))).toBeNull()
})

it('PAY-007 selecting a list removes a status that does not exist there; selecting a period removes the first and last day', () => {
  const filter = { ...noPaymentFilter, status: 'invalid', from: '2026-01-01' } as const
  expect(withPaymentFilter(filter, { list: 'payouts' })).toMatchObject({
    list: 'payouts',
    status: null,
    from: '2026-01-01',
  })
  expect(withPaymentFilter(filter, { pill: '1y' })).toMatchObject({ status: 'invalid', pill: '1y', from: '' })
  expect(withPaymentFilter(filter, { pill: 'all', from: '', to: '' })).toMatchObject({ pill: 'all', from: '' })
})

it('each status label except "Unknown" belongs to exactly one option of the status filter', () => {
  for (const list of Object.keys(listStatuses).filter(ListName.is)) {
    const chosen = listStatuses[list].flatMap((status): ReadonlyArray<string> => statusFilters[status].labels)
    const labels = legendRows(list).map(({ text }) => text)
    // Each label belongs to one status only.
    expect(new Set(chosen).size).toBe(chosen.length)
    expect(labels.filter((label) => label !== 'Unknown' && !chosen.includes(label))).toEqual([])
    expect(
      listStatuses[list].filter((status) => !statusFilters[status].labels.some((one) => labels.includes(one))),
    ).toEqual([])
  }
  fc.assert(
    fc.property(fc.oneof(arbitraries.Activity, arbitraries.Invoice), (item) => {
      const status = filterStatusOf(item)
      expect(status === null || PaymentFilterStatus.is(status)).toBe(true)
    }),
  )
})
