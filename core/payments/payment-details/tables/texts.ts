import { limit } from '../../../kernel/limits.ts'
import type { SlideKind } from '../../../platform/ports.ts'
import type { InvoiceStatus } from '../../model.ts'
import type { Situation } from './situations.ts'

/** Number of final characters of a transaction id to show (PAY-087). */
export const transactionIdEnd = limit('transaction id characters shown', 12)

/** Statuses of a paid donation, for which a form exists unless it was refunded (PAY-091). */
export const paidDonationStatuses: ReadonlyArray<InvoiceStatus> = ['paid', 'confirmed', 'complete', 'paidOver']

/** Labels of the details. */
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

/** Labels of the link to the provider's invoice page where the user can act there. */
export const invoiceLinks: Readonly<Partial<Record<Situation, string>>> = {
  unpaid: 'Pay the invoice',
  underpaid: 'Claim the refund',
  overpaid: 'Claim the refund',
  declined: 'Claim the refund',
}

/** Labels of the link to the support page. */
export const helpTexts = {
  invoice: 'Get help with this payment',
  'bill-payment': 'Get help with this payment',
  donation: 'Get help with this donation',
  payout: 'Get help with this payout',
} as const satisfies Record<SlideKind, string>

/** HTTP status of a rate limit, which does not prove that the invoice is missing. */
export const tooManyRequests = 429
