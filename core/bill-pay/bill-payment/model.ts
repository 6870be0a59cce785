import * as t from 'io-ts'
import type { DecimalText } from '../../money/model.ts'
import type { InvoiceItem, SelectedBills } from '../bill-amounts/index.ts'
import type { BillAccount } from '../model.ts'

/** Status of the payment flow (BILL-139). */
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

/** State of the payment flow (BILL-134). */
export interface InvoiceState {
  /** Id of the invoice whose payment window is open or about to open. */
  readonly id: string | null
  /** Null if no payment is in progress. */
  readonly status: InvoiceFlowStatus | null
  readonly currency: string
  /** Error of the last try (BILL-148). Null if the last try did not fail. */
  readonly error: string | null
  readonly usdAmount: DecimalText | null
  /** Display name of the wallet with which the user pays (BILL-156). */
  readonly buyerSelectedWallet: string | null
  /** Code of the coin with which the user pays (BILL-156). */
  readonly buyerSelectedCurrency: string | null
  readonly selectedInvoices: SelectedBills
  /** True from a press on "Clear Selected" until the selection is empty (BILL-155). */
  readonly shouldClearSelected: boolean
  /** True after "Pay" was pressed with an invalid amount (BILL-152). */
  readonly shouldDisplayErrors: boolean
}

/** Events of the payment flow. Events of the payment window carry the id of its invoice. */
export type InvoiceEvent =
  | { readonly kind: 'created' | 'opened' | 'closed'; readonly id: string }
  | { readonly kind: 'message'; readonly id: string; readonly status: string }
  | { readonly kind: 'fail'; readonly text: string }
  /** The provider returned the invoice (BILL-156). */
  | { readonly kind: 'read'; readonly id: string; readonly coin: string | null; readonly wallet: string | null }
  /** The user pressed "Pay". */
  | { readonly kind: 'pay' }
  | { readonly kind: 'select'; readonly selected: SelectedBills }
  /** The app replaced the selected amounts with the amounts that are owed now, without an action of the user. */
  | { readonly kind: 'follow'; readonly selected: SelectedBills }
  | { readonly kind: 'clear' | 'reset' }

/** Coins that analytics treats as networks (BILL-163). */
export const analyticsNetworks = ['BTC', 'LTC', 'BCH', 'DOGE', 'ETH', 'XRP', 'MATIC'] as const
/** Code of a coin, in upper case. */
export type AnalyticsNetwork = (typeof analyticsNetworks)[number]

/** Provider's quote for a payment. Amounts are US dollars unless stated otherwise. */
export interface BillQuote {
  readonly bills: ReadonlyArray<{
    readonly accountId: string
    /** Null if the provider quotes no fee per bill. */
    readonly fee: DecimalText | null
    /** Milliseconds since 1970. Null if unknown. */
    readonly estimatedCompletionDate: number | null
  }>
  /** Fee of all bills together. */
  readonly fee: DecimalText
  /** Sum of the bills and the fee. */
  readonly total: DecimalText
  /** Coins that can pay the bills, with approximate amounts. */
  readonly coins: ReadonlyArray<{
    readonly code: string
    readonly name: string
    /** Amount in the coin. */
    readonly amount: DecimalText
    /** Null if there is no network cost, or it is unknown. */
    readonly networkCost: DecimalText | null
    /** Price of one coin in US dollars. */
    readonly rate: DecimalText
  }>
}

/** Name of the modal that confirms a payment. The modal covers the viewport, and only its own button closes it. */
export type BillPaymentModal = 'bill-pay.paid-modal'

/** Bill that an invoice pays, with the bill's data from the time at which the invoice was created. */
export interface InvoicedBill {
  readonly account: BillAccount
  readonly amount: DecimalText
}

/** Paid bills, for the confirmation. */
export interface PaidBills {
  /** Id of the invoice. */
  readonly id: string
  /** Time at which the app learned of the payment, in milliseconds since 1970. */
  readonly at: number
  readonly bills: ReadonlyArray<InvoicedBill>
  /** Code of the coin with which the user paid. Null until known. */
  readonly coin: string | null
  /** Total in US dollars: the bills and the fee. Null until known. */
  readonly price: DecimalText | null
}

/** State of the payment window. `blocked` means that the browser blocked it. */
export type BillWindow = 'closed' | 'open' | 'blocked'

/**
 * Request for a quote: the items to quote, and the quote. `quote` is null while it loads, if the request failed, or if
 * quotes are unsupported.
 */
export interface RequestedQuote {
  readonly items: ReadonlyArray<InvoiceItem>
  readonly quote: BillQuote | null
  readonly isLoading: boolean
}

/** State of the payment slice. */
export interface BillPayingState {
  readonly invoice: InvoiceState
  /**
   * Open payment screen: the screen of the bill `accountId`, or the screen of all bills if `accountId` is null. Null if no
   * screen is open.
   */
  readonly screen: { readonly accountId: string | null } | null
  /** Typed "Other Amount" texts by bill account id. */
  readonly texts: ReadonlyMap<string, string>
  /** True while the invoice is being created. */
  readonly isCreating: boolean
  readonly shown: BillWindow
  /** Null if no quote was requested. */
  readonly quote: RequestedQuote | null
  /** Code of the coin chosen in the overview. Null selects the first coin. */
  readonly coin: string | null
  /** Null if no bills were paid, or the user dismissed the confirmation. */
  readonly paid: PaidBills | null
}
