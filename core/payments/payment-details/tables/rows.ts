import type { InvoiceRecord } from '../model.ts'
import { detailTexts } from './texts.ts'

/** Fields of a record whose value has type `V`, or is null. */
type FieldOf<V> = {
  [F in keyof InvoiceRecord]-?: InvoiceRecord[F] extends V | null ? (null extends InvoiceRecord[F] ? F : never) : never
}[keyof InvoiceRecord]

/** Row of an invoice's details: its label, format and field. A field without a value has no row. */
export type InvoiceRow = { readonly label: string } & (
  | { readonly shownAs: 'coin'; readonly field: FieldOf<bigint> }
  /** 'copied' adds a copy button. */
  | { readonly shownAs: 'text' | 'copied'; readonly field: FieldOf<string> }
  | { readonly shownAs: 'price' | 'rate' | 'transaction' | 'wallet' }
)

/** Rows of an invoice's details, in display order. */
export const invoiceRows: ReadonlyArray<InvoiceRow> = [
  { label: 'Price', shownAs: 'price' },
  { label: 'Exchange rate', shownAs: 'rate' },
  { label: 'Subtotal', shownAs: 'coin', field: 'paymentSubtotal' },
  { label: 'Network cost', shownAs: 'coin', field: 'networkCost' },
  { label: 'Underpaid by', shownAs: 'coin', field: 'underpaidAmount' },
  { label: 'Overpaid by', shownAs: 'coin', field: 'overpaidAmount' },
  { label: 'Declined', shownAs: 'coin', field: 'declinedAmount' },
  { label: 'Order id', shownAs: 'copied', field: 'orderId' },
  { label: detailTexts.transactionId, shownAs: 'transaction' },
  { label: 'Swap code', shownAs: 'text', field: 'swapInfoCode' },
  { label: 'Paid from', shownAs: 'wallet' },
]
