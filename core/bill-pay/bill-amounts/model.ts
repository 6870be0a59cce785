import * as t from 'io-ts'
import type { DecimalText } from '../../money/model.ts'

/** Ways to say how much to pay (BILL-120). */
export const AmountOption = /* @__PURE__ */ t.keyof({
  minimumPayment: null,
  lastStatementBalance: null,
  currentBalance: null,
  otherAmount: null,
})
export type AmountOption = t.TypeOf<typeof AmountOption>

/** What was chosen for one bill (BILL-136). */
export interface SelectedBill {
  readonly value: AmountOption
  /** null: none was typed, or none that can be read. */
  readonly amount: DecimalText | null
  /** Why the amount does not do; null: it does. */
  readonly error: string | null
}

/** By the ids of the bill accounts. */
export type SelectedBills = ReadonlyMap<string, SelectedBill>

/** One bill of the invoice that is to be made (BILL-137). */
export interface InvoiceItem {
  readonly accountId: string
  readonly amount: DecimalText
  readonly currency: string
}
