import {
  billText,
  emptyList,
  invoiceStatusRow,
  legendRows,
  listTail,
  makePaymentRows,
  paymentRow,
  payoutStatusRow,
  rowStatusOf,
  type PagedList,
} from '@paydeck/core/payments'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { billWords, statusFacts } from '../../arbitraries/payments.ts'
import { donation, payment, payout } from '../bench.ts'

const tones = (list: Parameters<typeof legendRows>[0]) =>
  new Map(legendRows(list).map(({ text, tone }) => [text, tone]))

it('legendRows explains each status label of a list in the tone of the label, and explains no other label', () => {
  fc.assert(
    fc.property(statusFacts, billWords, (facts, word) => {
      const { text, tone } = invoiceStatusRow(facts)
      if (text !== null) expect(tones('payments').get(text)).toBe(tone)
      expect(tones('payments').has(billText(word))).toBe(true)
      const gift = rowStatusOf({ ...donation('d1'), ...facts }).label
      expect(gift.text === null || tones('donations').has(gift.text)).toBe(true)
      const sent = payoutStatusRow(word ?? '').text
      expect(sent === null || tones('payouts').has(sent)).toBe(true)
    }),
  )
  expect([...tones('payments').keys()]).toEqual([
    'Confirming',
    'Complete',
    'Refund Available',
    'Refunded',
    'Non Refundable',
    'Invalid',
    'Processing',
    'Completed',
    'Refund Processing',
    'Failed',
    'Unknown',
  ])
  expect([...tones('payouts')]).toEqual([
    ['Confirming', 'wait'],
    ['Complete', 'good'],
  ])
  expect([...tones('donations').keys()]).toEqual([
    'Processing',
    'Completed',
    'Refund Available',
    'Non Refundable',
    'Refunded',
    'Unknown',
  ])
})

it('PAY-039 PAY-048 PAY-049 PAY-081 a payment has the same status, mark and amounts on the payments page as on home', () => {
  const rows = makePaymentRows()
  fc.assert(
    fc.property(fc.oneof(arbitraries.Activity, arbitraries.Invoice), (item) => {
      const whole = item.kind === 'invoice' ? { ...payment(item.id), ...item, bills: [], donor: null } : item
      const [row] = rows([whole], 0, new Map())
      const { status, mark, amount, direction, slide } = paymentRow(0, whole)
      expect(row).toMatchObject({ id: item.id, status, mark, amount, direction, slide })
      expect(row?.title.trim()).not.toBe('')
    }),
  )
})

it('if an invoice and a payout have the same id, their rows are cached separately', () => {
  const rows = makePaymentRows()
  const [one, other] = rows([payment('x'), payout('x')], 0, new Map())
  expect([one?.slide, other?.slide]).toEqual(['invoice', 'payout'])
})

it('the date of a payment row follows the current time, and its coin amount uses the provider’s currency data', () => {
  const rows = makePaymentRows()
  const since = Date.UTC(2026, 0, 5, 12)
  const item = payment('x', 0, { timestamp: since, txCurrency: 'NEW', amount: 5n })
  const hour = 3_600_000
  const at = (after: number, book: Parameters<typeof rows>[2] = none) => rows([item], since + after, book)[0]
  const none = new Map()
  expect([0, hour, 23 * hour, 24 * hour, 90 * hour].map((after) => at(after)?.date)).toEqual([
    'just now',
    '1 hour ago',
    '23 hours ago',
    'Jan 5, 2026',
    'Jan 5, 2026',
  ])
  expect(at(91 * hour)).toBe(at(92 * hour))
  expect(at(93 * hour, new Map([['NEW', { precision: 1, decimals: 1 }]]))?.coin).toBe('0.5 NEW')
})

it('a payment row shows no date if the time of the payment is unknown', () => {
  const items = [
    payment('x', 0, { invoiceTime: 0, timestamp: 0 }),
    donation('y', 0, { timestamp: -1 }),
    payout('z', 0, { timestamp: 0 }),
    payout('w', 0, { timestamp: null }),
  ]
  for (const now of [0, 1, Date.UTC(2026, 0, 5)])
    expect(makePaymentRows()(items, now, new Map()).map(({ date }) => date)).toEqual(['', '', '', 'Not sent yet'])
})

it('PAY-008 PAY-016 PAY-017 `listTail` returns whether rows are loading, a page has failed, or more rows exist', () => {
  const rows = (count: number, status: PagedList<number>['status'], displayLimit = 10): PagedList<number> => ({
    ...emptyList,
    rows: Array.from({ length: count }, (_, at) => at),
    received: count,
    displayLimit,
    status,
  })
  const tail = (list: PagedList<number>) => listTail(list, 'payments')
  expect(tail(emptyList)).toEqual({ kind: 'loading', skeletons: 5 })
  expect(tail(rows(0, 'loading'))).toEqual({ kind: 'loading', skeletons: 5 })
  expect(tail(rows(0, 'error'))).toMatchObject({ kind: 'failed', text: "We couldn't load your payments." })
  expect(tail(rows(8, 'error'))).toMatchObject({ kind: 'failed', text: "We couldn't load more payments." })
  // Rows that are loaded but still hidden can be shown even after the next page has failed.
  expect(tail(rows(15, 'error'))).toMatchObject({ kind: 'more', shown: '10 of 15+ shown', isLoading: false })
  expect(tail(rows(15, 'loading'))).toMatchObject({ kind: 'more', isLoading: false })
  expect(tail(rows(10, 'loading', 20))).toMatchObject({ kind: 'more', shown: '10 of 10+ shown', isLoading: true })
  expect(tail(rows(15, 'endOfList'))).toMatchObject({ kind: 'more', shown: '10 of 15 shown' })
  expect(tail(rows(10, 'endOfList'))).toEqual({ kind: 'none' })
  expect(tail(rows(0, 'endOfList'))).toEqual({ kind: 'none' })
})
