import { paymentDetailTexts as texts } from '../../texts.ts'
import type { InvoiceRecord } from '../model.ts'

/** Names of the record fields that contain a value of type `V` or null. */
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
  { label: texts.price, shownAs: 'price' },
  { label: texts.exchangeRate, shownAs: 'rate' },
  { label: texts.subtotal, shownAs: 'coin', field: 'paymentSubtotal' },
  { label: texts.networkCost, shownAs: 'coin', field: 'networkCost' },
  { label: texts.underpaid, shownAs: 'coin', field: 'underpaidAmount' },
  { label: texts.overpaid, shownAs: 'coin', field: 'overpaidAmount' },
  { label: texts.declined, shownAs: 'coin', field: 'declinedAmount' },
  { label: texts.orderId, shownAs: 'copied', field: 'orderId' },
  { label: texts.transactionId, shownAs: 'transaction' },
  { label: texts.swapCode, shownAs: 'text', field: 'swapInfoCode' },
  { label: texts.paidFrom, shownAs: 'wallet' },
]
