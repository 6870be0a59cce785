import type { ReplyOf } from '@paydeck/adapters/wire/call'
import type { getInvoice } from '@paydeck/adapters/wire/payments/payment-details'
import type { getPayments } from '@paydeck/adapters/wire/payments/payment-list'
import { decimalText, ExceptionStatus, InvoiceStatus } from '@paydeck/core/model'
import type { Selectable } from 'kysely'
import type { Database } from '../database/tables.ts'
import { blocksSince, targetConfirmations } from '../kernel/blocks.ts'
import { confirmationsOf, type Invoice, lifetime, stepsOf } from './invoice-steps.ts'
import type { BillColumn } from './tables.ts'

type Mixed = NonNullable<ReplyOf<typeof getPayments>['payments'][number]>
export type InvoiceDto = Extract<Mixed, { readonly __typename: 'Invoice' }>
export type PayoutDto = Extract<Mixed, { readonly __typename: 'Payout' }>
type InvoiceRecordDto = ReplyOf<typeof getInvoice>['invoice']

const text = (amount: string | null) => (amount === null ? null : decimalText(amount))

const minor = (amount: string | null): bigint | null =>
  amount !== null && /^-?\d{1,100}$/.test(amount) ? BigInt(amount) : null

/** Serializes a bill of an invoice, with the state of the bill's payment. */
export const toBillDto = (bill: BillColumn): InvoiceDto['payments'][number] => ({
  partnerAccountId: bill.partnerAccountId,
  partnerPaymentId: bill.partnerPaymentId,
  currency: bill.currency,
  amount: decimalText(bill.amount),
  convenienceFee: decimalText(bill.convenienceFee),
  status: bill.status,
  estimatedCompletionDate: bill.estimatedCompletionDate,
  merchantId: bill.merchantId,
  accountType: bill.accountType ?? '',
  mask: bill.mask ?? '',
  icon: bill.icon,
  merchantName: bill.merchantName,
})

/** Columns of an invoice that the lists need. The column of the search words is large. */
export const listedColumns = [
  'id',
  'merchantName',
  'icon',
  'invoiceTime',
  'timestamp',
  'txCurrency',
  'price',
  'currency',
  'status',
  'exceptionStatus',
  'exchangeRate',
  'paymentSubtotal',
  'amount',
  'networkCost',
  'underpaidAmount',
  'overpaidAmount',
  'declinedAmount',
  'currencyLayer',
  'itemCode',
  'orderId',
  'txId',
  'isNonRefundableUnderpayment',
  'alreadyRefunded',
  'selectedWallet',
  'buyer',
  'bills',
] as const satisfies ReadonlyArray<keyof Invoice>

/** Serializes an invoice for the lists. */
export const toInvoiceDto = (row: Pick<Invoice, (typeof listedColumns)[number]>): InvoiceDto => ({
  __typename: 'Invoice',
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
  buyer: row.buyer,
  payments: row.bills.map(toBillDto),
})

/** Serializes an invoice with its confirmations and its history, for the page of the invoice. */
export const toInvoiceRecordDto = (row: Invoice, now: number): InvoiceRecordDto => ({
  ...toInvoiceDto(row),
  swapInfo: row.swapCode === null ? null : { code: row.swapCode },
  confirmations: confirmationsOf(row, now),
  targetConfirmations,
  expiresAt: row.invoiceTime + lifetime,
  history: stepsOf(row),
})

export type Payout = Selectable<Database['payouts']>

/**
 * Returns the transactions of a payout with their current confirmations. While the payout is being confirmed, each new block
 * adds a confirmation.
 */
const transactionsOf = (row: Payout, now: number): Payout['transactions'] =>
  row.transactions.map((transaction) => ({
    ...transaction,
    confirmations:
      row.status === 'pending' && row.confirmingSince !== null
        ? Math.max(transaction.confirmations, blocksSince(row.confirmingSince, now))
        : transaction.confirmations,
  }))

/** Serializes a payout for the lists. */
export const toPayoutDto = (row: Payout, now: number): PayoutDto => ({
  __typename: 'Payout',
  id: row.id,
  merchant: { merchantName: row.merchantName, numericId: row.merchantNumericId },
  dateExecuted: row.dateExecuted,
  fiatCurrency: row.fiatCurrency,
  fiatAmount: decimalText(row.fiatAmount),
  status: row.status,
  transactions: transactionsOf(row, now).map((transaction) => ({
    ...transaction,
    amount: decimalText(transaction.amount),
    exchangeRate: decimalText(transaction.exchangeRate),
  })),
})
