import { limit } from '../../../kernel/limits.ts'
import type { InvoiceStatus } from '../../model.ts'

/** Number of final characters of a transaction id to show (PAY-087). */
export const transactionIdEnd = limit('transaction id characters shown', 12)

/** Statuses of a paid donation, for which a form exists unless it was refunded (PAY-091). */
export const paidDonationStatuses: ReadonlyArray<InvoiceStatus> = ['paid', 'confirmed', 'complete', 'paidOver']

/** HTTP status of a rate limit, which does not prove that the invoice is missing. */
export const tooManyRequests = 429
