import { rejected, type Fault } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import {
  makeRecentActivity,
  recentActivityView,
  type Activity,
  type Invoice,
  type Payout,
  type RecentActivity,
} from '@paydeck/core/payments'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { plainInvoice } from '../../arbitraries/payments.ts'
import { makeSurroundings } from '../../slice-bench/index.ts'

const now = Date.UTC(2026, 4, 31, 12)
const minute = 60_000
const day = 24 * 60 * minute

const payout: Payout = {
  kind: 'payout',
  id: 'p1',
  merchantName: 'Lumen Payroll',
  timestamp: now - 4 * day,
  amount: decimalText('2150'),
  currency: 'USD',
  status: 'paid',
  transaction: {
    id: 't1',
    amount: decimalText('0.022518'),
    exchangeRate: null,
    currency: 'BTC',
    paidTo: 'Savings',
  },
  transactions: [],
}

const rowsOf = ({ state }: RecentActivity) => recentActivityView(state.get()).rows

const paymentsWith = (answer: E.Either<Fault, ReadonlyArray<Activity>>) => {
  const { ports, seen } = makeSurroundings(now)
  const asked: Array<unknown> = []
  const payments = makeRecentActivity({
    ...ports,
    paymentRecords: {
      recent: (input) => async () => {
        asked.push(input)
        return answer
      },
    },
  })
  return { ...seen, payments, asked }
}

it('the start-up step for recent activity requests five items of the last three calendar months', async () => {
  const { payments, asked } = paymentsWith(E.right([]))
  await payments.tasks.reload()
  expect(asked).toEqual([
    { limit: 5, startDate: '2026-02-28T12:00:00.000Z', merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' },
  ])
})

it('the start-up step for recent activity returns an effect; the state does not change until this effect runs', async () => {
  const { payments } = paymentsWith(E.right([plainInvoice]))
  const effect = await payments.steps.recent()
  expect(rowsOf(payments)).toEqual([])
  if (E.isRight(effect)) effect.right()
  expect(rowsOf(payments)).toHaveLength(1)
})

it('the start-up step for recent activity ignores a response that arrives after the sign-out', async () => {
  const { payments, stores } = paymentsWith(E.right([plainInvoice]))
  const effect = await payments.steps.recent()
  stores.resetAll()
  if (E.isRight(effect)) effect.right()
  expect(rowsOf(payments)).toEqual([])
})

it('the start-up step for recent activity returns the fault of a failed request', async () => {
  const { payments } = paymentsWith(E.left(rejected(500)))
  expect(await payments.steps.recent()).toEqual(E.left(rejected(500)))
})

it('recent activity shows payments, payouts, donations and bill payments as rows, newest first', () => {
  const bill = (merchantId: string) => ({
    merchantId,
    merchantName: `Biller ${merchantId}`,
    icon: null,
    status: 'complete',
  })
  const items: ReadonlyArray<Activity> = [
    {
      ...plainInvoice,
      id: 'bills',
      timestamp: now - 20 * day,
      itemCode: 'Bill Payment',
      bills: [bill('a'), bill('b')],
      txCurrency: 'USDC',
      amount: 412_070_000n,
      price: decimalText('412.07'),
    },
    { ...plainInvoice, id: 'coffee', timestamp: now - 12 * minute, status: 'paid', price: decimalText('18.4') },
    { ...plainInvoice, id: 'books', merchantName: 'Northbank Books', timestamp: now - 2 * day },
    payout,
    {
      ...plainInvoice,
      id: 'gift',
      merchantName: 'River Conservancy',
      timestamp: now - 9 * day,
      itemCode: 'bitcoindonation',
      txCurrency: 'ETH',
      amount: 14_200_000_000_000_000n,
    },
  ]
  const { rows } = recentActivityView({ seenAt: now, items })
  const texts = rows.map(({ title, icon, date, amount, status, coin }) => [
    icon.initials,
    title,
    date,
    amount,
    status?.text,
    coin,
  ])
  expect(texts).toEqual([
    ['GC', 'Glasshouse Coffee', '12 minutes ago', '−$18.40', 'Confirming', '0.000680 BTC'],
    ['NB', 'Northbank Books', 'May 29, 2026', '−$64.00', 'Complete', '0.000680 BTC'],
    ['LP', 'Lumen Payroll · payout', 'May 27, 2026', '+$2,150.00', 'Complete', '0.022518 BTC'],
    ['RC', 'River Conservancy · donation', 'May 22, 2026', '−$64.00', 'Completed', '0.014200 ETH'],
    ['2', 'Multiple merchants', 'May 11, 2026', '−$412.07', undefined, '$412.07 USDC'],
  ])
  expect(rows.map((row) => row.direction)).toEqual(['out', 'out', 'in', 'out', 'out'])
  expect(rows.map((row) => row.slide)).toEqual(['invoice', 'invoice', 'payout', 'donation', 'bill-payment'])
})

it('a row of recent activity shows "Amount unavailable" if its amount could not be read', () => {
  const [row] = recentActivityView({
    seenAt: now,
    items: [{ ...plainInvoice, price: null, txCurrency: 'NEWCOIN', amount: 5n }],
  }).rows
  expect([row?.amount, row?.direction, row?.status?.text, row?.coin]).toEqual([
    'Amount unavailable',
    null,
    'Complete',
    null,
  ])
})

it.each([
  'javascript:alert(1)',
  '//evil.example/a.svg',
  '/\\evil.example',
  'http://plain.example/a.png',
  'https://logos.example/a.png',
  'data:text/html,x',
  '',
])('a row of recent activity loads no merchant picture from %s', (icon) => {
  expect(recentActivityView({ seenAt: now, items: [{ ...plainInvoice, icon }] }).rows[0]?.icon.src).toBeNull()
})

it('in recent activity, a row whose time is invalid shows no date and is below all rows with a date', () => {
  const items: ReadonlyArray<Activity> = [
    { ...plainInvoice, id: 'none', timestamp: 0 },
    { ...plainInvoice, id: 'before', timestamp: -1 },
    { ...payout, id: 'paid', timestamp: 0 },
    { ...plainInvoice, id: 'one', timestamp: now - 2 * day },
  ]
  const { rows } = recentActivityView({ seenAt: now, items })
  expect(rows.map(({ id, date }) => [id, date])).toEqual([
    ['one', 'May 29, 2026'],
    ['none', ''],
    ['paid', ''],
    ['before', ''],
  ])
})

it("a row of recent activity shows the merchant's logo", () => {
  const icon = '/stand-ins/logos/Glasshouse%20Coffee'
  expect(recentActivityView({ seenAt: now, items: [{ ...plainInvoice, icon }] }).rows[0]?.icon.src).toBe(icon)
})

it('relative dates of recent activity, such as "1 hour ago", are updated while the state has subscribers', async () => {
  const { payments, clock } = paymentsWith(E.right([{ ...plainInvoice, timestamp: now - 12 * minute }]))
  await payments.tasks.reload()
  const seen: Array<string | undefined> = []
  const looking = payments.state.changes$.subscribe(() => seen.push(rowsOf(payments)[0]?.date))
  await clock.advance(2 * minute)
  looking.unsubscribe()
  await clock.advance(5 * minute)
  expect(seen).toEqual(['13 minutes ago', '14 minutes ago'])
  // The state no longer has a subscriber, so the date has stayed the same for five minutes.
  expect(rowsOf(payments)[0]?.date).toBe('14 minutes ago')
  expect(payments.state.get()).toBe(payments.state.get())
})

it('after hours without subscribers, relative dates of recent activity are updated when the state gets a subscriber', async () => {
  const { payments, clock } = paymentsWith(E.right([{ ...plainInvoice, timestamp: now }]))
  await payments.tasks.reload()
  await clock.advance(3 * 60 * minute)
  payments.state.changes$.subscribe().unsubscribe()
  expect(rowsOf(payments)[0]?.date).toBe('3 hours ago')
})

const rowOf = (item: Activity) => recentActivityView({ seenAt: now, items: [item] }).rows[0]
const statusAndCoin = (item: Activity): unknown => {
  const row = rowOf(item)
  return [row?.status?.text, row?.status?.tone, row?.mark?.kind, row?.coin]
}
const billed = (...statuses: ReadonlyArray<string | null>): Invoice => ({
  ...plainInvoice,
  itemCode: 'Bill Payment',
  bills: statuses.map((status, index) => ({
    merchantId: `m${index}`,
    merchantName: 'Cedar Valley Electric',
    icon: null,
    status,
  })),
})
const coin = '0.000680 BTC'

it.each([
  // Statuses as in PAY-059 to PAY-068.
  [null, ['Processing', 'wait', undefined, null]],
  ['pending', ['Processing', 'wait', undefined, null]],
  ['refund_created', ['Refund Processing', 'wait', undefined, null]],
  ['refundable', ['Refund Processing', 'wait', undefined, null]],
  ['sent', ['Completed', 'good', 'complete', coin]],
  ['settled', ['Completed', 'good', 'complete', coin]],
  ['failed', ['Failed', 'bad', 'exception', null]],
  ['reversal_required', ['Failed', 'bad', 'exception', null]],
  ['refunded', ['Refunded', 'neutral', undefined, null]],
  ['lost in the post', ['Unknown', 'neutral', undefined, null]],
])(
  'HOME-038 HOME-039 the row of a payment with a single bill shows the status %j of the bill, not that of the invoice',
  (status, expected) => {
    expect(statusAndCoin(billed(status))).toEqual(expected)
    expect(statusAndCoin({ ...billed(status), status: 'paid', exceptionStatus: 'paidOver' })).toEqual(expected)
  },
)

it('HOME-038 HOME-039 PAY-081 a row for several bills has no label, and no coin amount until all bills are complete', () => {
  expect(statusAndCoin(billed('sent', 'complete'))).toEqual([undefined, undefined, 'complete', coin])
  expect(statusAndCoin(billed('sent', null))).toEqual([undefined, undefined, undefined, null])
  expect(statusAndCoin(billed('sent', 'failed', null))).toEqual([undefined, undefined, 'exception', null])
  expect(statusAndCoin(billed())).toEqual([undefined, undefined, undefined, null])
})

it('HOME-038 HOME-039 PAY-071 a donation is labelled "Processing" until it is complete, and then shows its coin amount', () => {
  const donated = (over: Partial<Invoice>) => statusAndCoin({ ...plainInvoice, itemCode: 'bitcoindonation', ...over })
  const processing = ['Processing', 'wait', undefined, null]
  expect([donated({ status: 'paid' }), donated({ status: 'confirmed' })]).toEqual([processing, processing])
  expect(donated({ status: 'complete' })).toEqual(['Completed', 'good', 'complete', coin])
  expect(donated({ status: 'complete', alreadyRefunded: true })).toEqual(['Refunded', 'neutral', undefined, null])
  const unknown = ['Unknown', 'neutral', undefined, null]
  expect([donated({ status: 'invalid' }), donated({ status: null })]).toEqual([unknown, unknown])
})

it('HOME-039 PAY-048 PAY-049 the icon of an invoice or payout matches its status and has an accessible name', () => {
  const markOf = (over: Partial<Invoice>) => rowOf({ ...plainInvoice, ...over })?.mark
  const complete = { kind: 'complete', label: 'Completed' }
  const exception = { kind: 'exception', label: 'Problem' }
  expect(markOf({ status: 'complete' })).toEqual(complete)
  for (const status of ['paid', 'confirmed'] as const) expect(markOf({ status })).toBeNull()
  for (const status of ['invalid', 'paidPartial', 'paidOver', 'declined'] as const)
    expect(markOf({ status })).toEqual(exception)
  expect(markOf({ status: 'complete', exceptionStatus: 'declined' })).toEqual(exception)
  expect([markOf({ status: 'new' }), markOf({ status: null })]).toEqual([null, null])
  expect([rowOf(payout)?.mark, rowOf({ ...payout, status: 'pending' })?.mark]).toEqual([complete, null])
})

it('the row of a bill payment shows the name of its only merchant, or "Multiple merchants"', () => {
  expect(rowOf(billed('sent'))?.title).toBe('Cedar Valley Electric · bill')
  expect(rowOf(billed('sent'))?.icon.initials).toBe('CV')
  expect(rowOf(billed('sent', 'sent'))?.title).toBe('Multiple merchants')
})

it('the row of a payout shows no coin amount if the amount is missing or its coin is unknown', () => {
  const coinOf = (over: Partial<NonNullable<Payout['transaction']>> | null) =>
    rowOf({
      ...payout,
      transaction: over === null || payout.transaction === null ? null : { ...payout.transaction, ...over },
    })?.coin
  expect([coinOf(null), coinOf({ amount: null }), coinOf({ currency: 'NEWCOIN' })]).toEqual([null, null, null])
})
