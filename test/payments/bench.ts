import { payoutOf, type ListPage, type ListQuery, type Payout, type WholeInvoice } from '@paydeck/core/payments'
import { plainInvoice } from '../arbitraries/payments.ts'

export const now = Date.parse('2026-03-10T12:00:00Z')
const hour = 3_600_000

/** Returns a payment that was made the given number of hours ago. */
export const payment = (id: string, hoursAgo = 48, change: Partial<WholeInvoice> = {}): WholeInvoice => ({
  ...plainInvoice,
  id,
  merchantName: `Shop ${id}`,
  invoiceTime: now - hoursAgo * hour,
  timestamp: now - hoursAgo * hour,
  bills: [],
  donor: null,
  ...change,
})

export const donation = (id: string, hoursAgo = 48, change: Partial<WholeInvoice> = {}): WholeInvoice =>
  payment(id, hoursAgo, { itemCode: 'bitcoindonation', ...change })

export const payout = (id: string, hoursAgo = 48, change: Partial<Payout> = {}): Payout => ({
  ...payoutOf({
    id,
    merchant: { merchantName: `Payor ${id}`, numericId: 1 },
    dateExecuted: now - hoursAgo * hour,
    fiatCurrency: 'USD',
    fiatAmount: plainInvoice.price,
    status: 'paid',
    transactions: [],
  }),
  ...change,
})

/** Transaction of a payout to the wallet "Savings". */
export const payoutTransaction = {
  id: 'x1',
  txid: 'tx-1',
  amount: null,
  date: null,
  confirmations: null,
  exchangeRate: null,
  wallet: { label: 'Savings', address: 'bc1q' },
  transactionCurrency: 'BTC',
} satisfies Payout['transactions'][number]

/** Returns `count` payments, newest first. */
export const payments = (count: number, first = 0): ReadonlyArray<WholeInvoice> =>
  Array.from({ length: count }, (_, index) => payment(`p${first + index}`, 48 + first + index))

/** Returns the requested page of `all`, as a provider would send it. */
export const pageOf = <A>(all: ReadonlyArray<A>, { skip, limit }: Pick<ListQuery, 'skip' | 'limit'>): ListPage<A> => {
  const items = all.slice(skip, skip + limit)
  return { items, received: items.length }
}

export const idsOf = (items: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> => items.map(({ id }) => id)
