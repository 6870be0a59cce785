import type { InvoiceStatus } from '../../model.ts'

/** Statuses of a donation that has been paid. A donation form exists only for these statuses (PAY-091). */
export const paidDonationStatuses: ReadonlyArray<InvoiceStatus> = ['paid', 'confirmed', 'complete', 'paidOver']

/** HTTP status of a rate limit, which does not prove that the invoice is missing. */
export const tooManyRequests = 429
