import type { InvoiceRecord } from '../model.ts'
import { detailTexts } from './texts.ts'

/** The fields of a record that hold a value of a type, or null. */
type FieldOf<V> = {
  [F in keyof InvoiceRecord]-?: InvoiceRecord[F] extends V | null ? (null extends InvoiceRecord[F] ? F : never) : never
}[keyof InvoiceRecord]

/** A row of an invoice's details: its label, how it is shown, and of which field; a field without a value has no row. */
export type InvoiceRow = { readonly label: string } & (
  | { readonly shownAs: 'coin'; readonly field: FieldOf<bigint> }
  /** 'copied': with a button that copies it. */
  | { readonly shownAs: 'text' | 'copied'; readonly field: FieldOf<string> }
  | { readonly shownAs: 'price' | 'rate' | 'transaction' | 'wallet' }
)

/** The rows of an invoice's details, in their order. */
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
