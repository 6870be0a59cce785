import { activityOf, type SourceItem, topUpActivity } from '@paydeck/core'
import type { Account } from '@paydeck/core/memory'
import { contentSuites, known } from './known-replies.ts'
import { anyEntry } from './payment-queries.ts'

interface Row {
  readonly id: string
  readonly at: number
  readonly isPending: boolean
  readonly record: SourceItem
}

const payments = ({ payments: { items } }: Account): ReadonlyArray<Row> =>
  items
    .map(({ item }) => item)
    .filter((item) => item.kind === 'payout' || (item.status !== 'new' && item.status !== 'expired'))
    .map((item) => ({
      id: `payments:${item.kind}:${item.id}`,
      at: item.timestamp ?? 0,
      isPending: item.status === 'paid' && item.kind === 'invoice' && item.exceptionStatus === null,
      record: { source: 'payments', item },
    }))

const cards = (account: Account): ReadonlyArray<Row> =>
  account.cards.flatMap(({ id: cardId, transactions, topUps }) =>
    [
      ...topUps.map((one) => ({ item: topUpActivity(one), isPending: true })),
      ...transactions.map((one) => ({
        item: activityOf(one, one.dates.post === null),
        isPending: one.dates.post === null,
      })),
    ].map(({ item, isPending }) => ({
      id: `card:${cardId}:${item.id}`,
      at: item.timestamp ?? 0,
      isPending,
      record: { source: 'card', cardId, isPending, item },
    })),
  )

/** Returns the entries of an account, newest first. The account has no refund and no change of where money goes. */
const rowsOf = (account: Account): ReadonlyArray<Row> =>
  [...payments(account), ...cards(account)].toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))

const recordsOf = (rows: ReadonlyArray<Row>, isPending: boolean) =>
  rows.filter((row) => row.isPending === isPending).map(({ record }) => ({ record, part: null }))

const none = { in: '0', out: '0', fees: '0', moved: '0', isIncomplete: false }

/** Totals of the account's months, added up by hand. */
const months = [
  { month: '2026-03', ...none, in: '1200.00', out: '299.54' },
  { month: '2026-02', ...none, in: '1168.00', out: '546.38' },
  { month: '2026-01', ...none, out: '58.50' },
  { month: '2025-12', ...none, out: '12.00' },
  { month: '2025-05', ...none, in: '80.00' },
]

const choices = {
  kinds: [
    { kind: 'payment', count: 9 },
    { kind: 'cardPurchase', count: 12 },
    { kind: 'cardLoad', count: 2 },
    { kind: 'payout', count: 3 },
    { kind: 'donation', count: 1 },
    { kind: 'cardRefund', count: 1 },
  ],
  accounts: [
    { id: 'coin:BTC', count: 8 },
    { id: 'coin:ETH', count: 2 },
    { id: 'card:card-0', count: 11 },
    { id: 'card:card-1', count: 4 },
    { id: 'wallet:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', count: 3 },
  ],
}

/** Laws of the provider in memory: the data of the timeline. */
export const suites = contentSuites({
  'activityRecords.page': ({ activityRecords }, account) => {
    const rows = rowsOf(account)
    const payouts = rows.filter(({ record }) => record.source === 'payments' && record.item.kind === 'payout')
    return [
      known<unknown>(activityRecords.page(anyEntry), {
        records: recordsOf(rows, false),
        after: null,
        first: {
          pending: recordsOf(rows, true),
          summary: { count: 28, months, pending: { ...none, out: '152.60', moved: '50.00' } },
          choices,
        },
      }),
      known<unknown>(activityRecords.page({ ...anyEntry, kinds: ['payout'], limit: 2 }), {
        records: recordsOf(payouts, false).slice(0, 2),
        after: 'payments:payout:payout-1',
        first: {
          pending: [],
          summary: {
            count: 3,
            months: [
              { month: '2026-03', ...none, in: '1200.00' },
              { month: '2026-02', ...none, in: '1150.00' },
              { month: '2025-05', ...none, in: '80.00' },
            ],
            pending: none,
          },
          choices,
        },
      }),
      known<unknown>(
        activityRecords.page({ ...anyEntry, kinds: ['payout'], limit: 2, after: 'payments:payout:payout-1' }),
        { records: recordsOf(payouts, false).slice(2), after: null, first: null },
      ),
    ]
  },
})
