import * as t from 'io-ts'
import type { DecimalText } from '../../money/model.ts'

/** Options for the amount of a bill payment (BILL-120). */
export const AmountOption = /* @__PURE__ */ t.keyof({
  minimumPayment: null,
  lastStatementBalance: null,
  currentBalance: null,
  otherAmount: null,
})
export type AmountOption = t.TypeOf<typeof AmountOption>

/** Amount selected for one bill (BILL-136). */
export interface SelectedBill {
  readonly value: AmountOption
  /** Null if the user typed no amount, or a text that is not an amount. */
  readonly amount: DecimalText | null
  /** Error message if the amount is invalid, otherwise null. */
  readonly error: string | null
}

/** Selected amounts by bill account id. */
export type SelectedBills = ReadonlyMap<string, SelectedBill>

/** Item of an invoice: one bill and its amount (BILL-137). */
export interface InvoiceItem {
  readonly accountId: string
  readonly amount: DecimalText
  readonly currency: string
}
