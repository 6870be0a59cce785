import { decimalText, ExceptionStatus, InvoiceStatus, type MerchantStatus } from '@paydeck/core/model'
import type { Selectable } from 'kysely'
import type { CallContext, Handlers } from '../calls/context.ts'
import type { Database } from '../database/tables.ts'
import { refuse } from '../kernel/refusals.ts'
import type { InvoicesTable } from './tables.ts'

const mostRows = 100

/** Which invoices each of the provider's words asks for. */
const statusesOf = {
  ALL_BUT_EXPIRED_AND_UNPAID: ['paid', 'confirmed', 'complete', 'invalid', 'paidPartial', 'paidOver', 'declined'],
  USER_CONFIRMING: ['paid'],
} as const satisfies Record<MerchantStatus, ReadonlyArray<InvoiceStatus>>

interface Page {
  readonly from: number
  readonly limit: number
  readonly merchantStatus: MerchantStatus
}

const pageOf = (input: {
  readonly limit: number
  readonly startDate: string
  readonly merchantStatus: MerchantStatus
}): Page => {
  const from = Date.parse(input.startDate)
  if (!Number.isFinite(from)) return refuse(400, 'The start date is not a date.')
  if (!Number.isSafeInteger(input.limit) || input.limit < 1 || input.limit > mostRows) {
    return refuse(400, `The limit has to be a number from 1 to ${mostRows}.`)
  }
  return { from, limit: input.limit, merchantStatus: input.merchantStatus }
}

const text = (amount: string | null) => (amount === null ? null : decimalText(amount))

const minor = (amount: string | null): bigint | null => (amount === null ? null : BigInt(amount))

const invoiceOf = (row: Selectable<InvoicesTable>) => ({
  __typename: 'Invoice' as const,
  id: row.id,
  merchantName: row.merchantName,
  icon: row.icon,
  invoiceTime: row.invoiceTime,
  timestamp: row.timestamp,
  txCurrency: row.txCurrency === null ? null : { code: row.txCurrency },
  price: decimalText(row.price),
  currency: row.currency,
  status: InvoiceStatus.is(row.status) ? row.status : null,
  exceptionStatus: ExceptionStatus.is(row.exceptionStatus) ? row.exceptionStatus : null,
  exchangeRate: text(row.exchangeRate),
  paymentSubtotal: minor(row.paymentSubtotal),
  amount: minor(row.amount),
  networkCost: minor(row.networkCost),
  underpaidAmount: minor(row.underpaidAmount),
  overpaidAmount: minor(row.overpaidAmount),
  declinedAmount: minor(row.declinedAmount),
  currencyLayer: row.currencyLayer,
  itemCode: row.itemCode,
  orderId: row.orderId,
  txId: row.txId,
  isNonRefundableUnderpayment: row.isNonRefundableUnderpayment,
  alreadyRefunded: row.alreadyRefunded,
  selectedWallet: row.selectedWallet,
  payments: row.bills.map(({ merchantId, merchantName, icon, status }) => ({ merchantId, merchantName, icon, status })),
})

const payoutOf = (row: Selectable<Database['payouts']>) => ({
  __typename: 'Payout' as const,
  id: row.id,
  merchant: { merchantName: row.merchantName, numericId: row.merchantNumericId },
  dateExecuted: row.dateExecuted,
  fiatCurrency: row.fiatCurrency,
  fiatAmount: decimalText(row.fiatAmount),
  status: row.status,
  transactions: row.transactions.map((transaction) => ({
    ...transaction,
    amount: decimalText(transaction.amount),
    exchangeRate: decimalText(transaction.exchangeRate),
  })),
})

const invoicesOf = async ({ database, user }: CallContext, { from, limit, merchantStatus }: Page) =>
  (
    await database
      .selectFrom('invoices')
      .selectAll()
      .where('userId', '=', user.id)
      .where('status', 'in', statusesOf[merchantStatus])
      .where('timestamp', '>=', from)
      .orderBy('timestamp', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map((row) => ({ at: row.timestamp, item: invoiceOf(row) }))

const payoutsOf = async ({ database, user }: CallContext, { from, limit }: Page) => {
  const rows = await database
    .selectFrom('payouts')
    .selectAll()
    .where('userId', '=', user.id)
    .where('requestDate', '>=', from)
    .orderBy('requestDate', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ at: row.dateExecuted ?? row.requestDate, item: payoutOf(row) }))
}

/** `settle` brings the user's payouts up to date before they are looked at. */
export const makeRecentActivityHandlers = (settle: (context: CallContext) => Promise<void>) =>
  ({
    GetRecentActivity: async (context, input) => {
      const page = pageOf(input)
      const invoices = await invoicesOf(context, page)
      const isWithPayouts = page.merchantStatus !== 'USER_CONFIRMING'
      if (isWithPayouts) await settle(context)
      const payouts = isWithPayouts ? await payoutsOf(context, page) : []
      const newest = [...invoices, ...payouts].toSorted((one, other) => other.at - one.at).slice(0, page.limit)
      return { recentActivity: newest.map(({ item }) => item) }
    },
  }) satisfies Handlers<'GetRecentActivity'>
