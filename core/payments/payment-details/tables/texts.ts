import { limit } from '../../../kernel/limits.ts'
import type { SlideKind } from '../../../platform/ports.ts'
import type { InvoiceStatus } from '../../model.ts'
import type { Situation } from './situations.ts'

/** How much of a transaction id is shown: its end (PAY-087). */
export const transactionIdEnd = limit('transaction id characters shown', 12)

/** Statuses of a donation that was paid, so that there is a form of it while it is kept (PAY-091). */
export const paidDonationStatuses: ReadonlyArray<InvoiceStatus> = ['paid', 'confirmed', 'complete', 'paidOver']

/** What is known of a payment or payout, by name. */
export const detailTexts = {
  details: 'Details',
  bills: 'Bills',
  donor: 'Donor',
  donorName: 'Name',
  email: 'Email',
  phone: 'Phone',
  fee: 'Fee',
  convenienceFee: 'Convenience fee',
  transaction: 'Transaction',
  transactionOf: 'Transaction {number} of {count}',
  inTransactions: 'in {count} transactions',
  date: '{day}, {time}',
  stepDate: '{day}, {time}',
  rate: '1 {coin} = {price}',
  transactionId: 'Transaction id',
  paidTo: 'Paid to',
  address: 'Address',
  sent: 'Sent',
  confirmations: 'Confirmations',
  explorer: 'Open in the block explorer',
  invoice: 'View invoice',
  print: 'Print receipt',
  receipt: '{product} receipt',
} as const

/** What the provider's page of an invoice is for, where there is something to do on it. */
export const invoiceLinks: Readonly<Partial<Record<Situation, string>>> = {
  unpaid: 'Pay the invoice',
  underpaid: 'Claim the refund',
  overpaid: 'Claim the refund',
  declined: 'Claim the refund',
}

/** Where help is, by what it is about. */
export const helpTexts = {
  invoice: 'Get help with this payment',
  'bill-payment': 'Get help with this payment',
  donation: 'Get help with this donation',
  payout: 'Get help with this payout',
} as const satisfies Record<SlideKind, string>

/** Of a refusal: it was asked for too often, which says nothing of the invoice. */
export const tooManyRequests = 429
