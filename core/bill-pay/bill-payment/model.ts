import * as t from 'io-ts'
import type { DecimalText } from '../../money/model.ts'
import type { InvoiceItem, SelectedBills } from '../bill-amounts/index.ts'
import type { BillAccount } from '../model.ts'

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
  /** What the provider says of the invoice by its id (BILL-156). */
  | { readonly kind: 'read'; readonly id: string; readonly coin: string | null; readonly wallet: string | null }
  /** "Pay" was pressed. */
  | { readonly kind: 'pay' }
  | { readonly kind: 'select'; readonly selected: SelectedBills }
  /** The chosen amounts are as what is owed by now: nobody has changed them. */
  | { readonly kind: 'follow'; readonly selected: SelectedBills }
  | { readonly kind: 'clear' | 'reset' }

/** The coins that analytics knows as networks (BILL-163). */
export const analyticsNetworks = ['BTC', 'LTC', 'BCH', 'DOGE', 'ETH', 'XRP', 'MATIC'] as const
/** A coin by its code, in upper case. */
export type AnalyticsNetwork = (typeof analyticsNetworks)[number]

/** What a payment will cost, as the provider says before it is made. Amounts are US dollars unless they say otherwise. */
export interface BillQuote {
  readonly bills: ReadonlyArray<{
    readonly accountId: string
    /** null: it is not told of each bill. */
    readonly fee: DecimalText | null
    /** Milliseconds since 1970; null: not known. */
    readonly estimatedCompletionDate: number | null
  }>
  /** Of all bills. */
  readonly fee: DecimalText
  /** The bills and the fee. */
  readonly total: DecimalText
  /** The coins that it can be paid in, about. */
  readonly coins: ReadonlyArray<{
    readonly code: string
    readonly name: string
    /** In the coin. */
    readonly amount: DecimalText
    /** null: there is none, or it is not told. */
    readonly networkCost: DecimalText | null
    /** US dollars for one coin. */
    readonly rate: DecimalText
  }>
}

/** The modal that tells of bills that were paid: it covers the whole viewport, and closes by its own button alone. */
export type BillPaymentModal = 'bill-pay.paid-modal'

/** A bill of an invoice, as it was when that was made. */
export interface InvoicedBill {
  readonly account: BillAccount
  readonly amount: DecimalText
}

/** Bills that were paid, as they are told of. */
export interface PaidBills {
  /** Id of the invoice. */
  readonly id: string
  /** When that was known, milliseconds since 1970. */
  readonly at: number
  readonly bills: ReadonlyArray<InvoicedBill>
  /** Code of the coin that was paid with; null: not known (yet). */
  readonly coin: string | null
  /** What was paid in all, in US dollars: the bills and the fee; null: as `coin`. */
  readonly price: DecimalText | null
}

/** The payment window; blocked: the browser opened none. */
export type BillWindow = 'closed' | 'open' | 'blocked'

/** What a quote was asked for, and what it is; null: it is on its way, or could not be had. */
export interface AskedQuote {
  readonly items: ReadonlyArray<InvoiceItem>
  readonly quote: BillQuote | null
  readonly isOnItsWay: boolean
}

/** All that is known of a payment under way. */
export interface BillPayingState {
  readonly invoice: InvoiceState
  /** Whose screen is open: the bill of its path, or all of them; null: none is. */
  readonly screen: { readonly accountId: string | null } | null
  /** What was typed as "Other Amount", by the ids of the bill accounts. */
  readonly texts: ReadonlyMap<string, string>
  /** The invoice is being made. */
  readonly isCreating: boolean
  readonly shown: BillWindow
  /** null: none was asked for. */
  readonly quote: AskedQuote | null
  /** The coin that was chosen in the overview; null: the first. */
  readonly coin: string | null
  /** null: nothing was paid, or it was seen. */
  readonly paid: PaidBills | null
}
