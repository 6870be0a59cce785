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

/** How paying stands (BILL-139). */
export const InvoiceFlowStatus = /* @__PURE__ */ t.keyof({
  id_created: null,
  invalid_amount: null,
  invoice_launched: null,
  invoice_closed: null,
  invoice_paid: null,
  success: null,
  failed: null,
})
export type InvoiceFlowStatus = t.TypeOf<typeof InvoiceFlowStatus>

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

/** The invoice state (BILL-134). */
export interface InvoiceState {
  /** Of the invoice whose payment window is open or about to be. */
  readonly id: string | null
  /** null: nothing is being paid. */
  readonly status: InvoiceFlowStatus | null
  readonly currency: string
  /** Why the last try failed (BILL-148); null: it did not. */
  readonly error: string | null
  readonly usdAmount: DecimalText | null
  /** Display name of the wallet that was paid from (BILL-156). */
  readonly buyerSelectedWallet: string | null
  /** Code of the coin that was paid with (BILL-156). */
  readonly buyerSelectedCurrency: string | null
  readonly selectedInvoices: SelectedBills
  /** Set by "Clear Selected" until nothing is selected any more (BILL-155). */
  readonly shouldClearSelected: boolean
  /** Whether "Pay" was pressed with an amount that does not do (BILL-152). */
  readonly shouldDisplayErrors: boolean
}

/** What happens while bills are paid. The window's events name the invoice that it shows. */
export type InvoiceEvent =
  | { readonly kind: 'created' | 'opened' | 'closed'; readonly id: string }
  | { readonly kind: 'message'; readonly id: string; readonly status: string }
  | { readonly kind: 'fail'; readonly text: string }
  /** "Pay" was pressed. */
  | { readonly kind: 'pay' }
  | { readonly kind: 'select'; readonly selected: SelectedBills }
  | { readonly kind: 'clear' | 'reset' }

/** The coins that analytics knows as networks (BILL-163). */
export const analyticsNetworks = ['BTC', 'LTC', 'BCH', 'DOGE', 'ETH', 'XRP', 'MATIC'] as const
/** A coin by its code, in upper case. */
export type AnalyticsNetwork = (typeof analyticsNetworks)[number]
