import { limit } from '../../../kernel/limits.ts'
import type { InvoiceStatus } from '../../model.ts'

/** Number of final characters of a transaction id to show (PAY-087). */
export const transactionIdEnd = limit('transaction id characters shown', 12)

/** Statuses of a donation that has been paid. A donation form exists only for these statuses (PAY-091). */
export const paidDonationStatuses: ReadonlyArray<InvoiceStatus> = ['paid', 'confirmed', 'complete', 'paidOver']

/** HTTP status of a rate limit, which does not prove that the invoice is missing. */
export const tooManyRequests = 429
