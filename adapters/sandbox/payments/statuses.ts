import { InvoiceStatus } from '@paydeck/core/model'

interface StatusRow {
  /** Text for the status on the invoice page. */
  readonly label: string
  /** True if the lists contain the invoices with this status. */
  readonly isListed: boolean
}

/** Properties of an invoice's status. */
const invoiceStatuses: Readonly<Record<InvoiceStatus, StatusRow>> = {
  new: { label: 'Not paid yet', isListed: false },
  paid: { label: 'Paid, waiting for confirmation', isListed: true },
  confirmed: { label: 'Confirmed, waiting for completion', isListed: true },
  complete: { label: 'Complete', isListed: true },
  expired: { label: 'Expired', isListed: false },
  invalid: { label: 'Invalid', isListed: true },
  paidPartial: { label: 'Underpaid', isListed: true },
  paidOver: { label: 'Overpaid', isListed: true },
  declined: { label: 'Declined', isListed: true },
}

/** Returns the text for a status on the invoice page. An unknown status is returned unchanged. */
export const statusLabel = (status: string): string =>
  InvoiceStatus.is(status) ? invoiceStatuses[status].label : status

/** Statuses of the invoices that the lists contain. */
export const listedStatuses: ReadonlyArray<string> = Object.entries(invoiceStatuses).flatMap(
  ([status, { isListed }]) => (isListed ? [status] : []),
)
