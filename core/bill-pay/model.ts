import * as t from 'io-ts'
import type { Status } from '../kernel/remote.ts'
import type { DecimalText } from '../money/model.ts'
import type { BillPayment } from '../payments/index.ts'

/** The screens of Bill Pay, by the names of their routes (BILL-014). */
export const billPayRoutes = ['home', 'verify', 'wait-list', 'connect', 'add', 'pay'] as const
/** Not the route ids of the whole app: those carry "bill-pay-" before the name. */
export type BillPayRoute = (typeof billPayRoutes)[number]

/** What the provider knows of a user of Bill Pay (BILL-110). */
export interface BillPayUser {
  readonly isBillPayAvailable: boolean
  /** The user at the bill provider; null until the first connection. */
  readonly methodEntityId: string | null
  /** Whether bills may be searched for by hand (BILL-058, BILL-059). */
  readonly methodVerified: boolean
}

/** What is owed on a bill account (BILL-107). An amount that is not known is null, and so is a date. */
export interface Liability {
  readonly merchantId: string
  /** Address of the merchant's logo. */
  readonly merchantIcon: string | null
  readonly merchantName: string
  /** The last digits of the account's number. */
  readonly mask: string
  readonly name: string
  readonly type: string
  readonly subType: string | null
  readonly balance: DecimalText | null
  readonly lastStatementBalance: DecimalText | null
  readonly remainingStatementBalance: DecimalText | null
  /** Milliseconds since 1970, as the other two times. */
  readonly nextPaymentDueDate: number | null
  /** As `nextPaymentDueDate`, early enough for the payment to arrive. */
  readonly paddedNextPaymentDueDate: number | null
  readonly nextPaymentMinimumAmount: DecimalText | null
  readonly lastSuccessfulSync: number | null
}

/** A connected bill (BILL-106). */
export interface BillAccount {
  readonly id: string
  readonly status: string
  readonly type: string
  readonly isPayable: boolean
  readonly isManuallyAdded: boolean
  readonly liability: Liability
}

/** How bills are sorted: by merchant's name, or the one due first, those without a date last (BILL-108, BILL-109). */
export const BillOrder = /* @__PURE__ */ t.keyof({ alphabetical: null, dueDate: null })
export type BillOrder = t.TypeOf<typeof BillOrder>

/** How bills are connected: by the provider on its own, or by searching for them (BILL-062). */
export const TokenType = /* @__PURE__ */ t.keyof({ automatic: null, manual: null })
export type TokenType = t.TypeOf<typeof TokenType>

/** How connecting stands (BILL-065). */
export const ConnectStatus = /* @__PURE__ */ t.keyof({
  auth_token_retrieved: null,
  account_token_exchanged: null,
  error: null,
  exit: null,
  failed: null,
  linked: null,
  open: null,
  success: null,
})
export type ConnectStatus = t.TypeOf<typeof ConnectStatus>

/** The connect state (BILL-062). */
export interface ConnectState {
  /** null: no way to connect was chosen yet. */
  readonly status: ConnectStatus | null
  /** What the bill-connection widget is opened with. */
  readonly token: string | null
  readonly tokenType: TokenType | null
  /** Shown under "Continue". */
  readonly error: string | null
  /** What the bill-connection widget gave for the accounts that were found. */
  readonly accountToken: string | null
  readonly isModalVisible: boolean
  /** Whether the list of bills is out of date (BILL-074, BILL-075). */
  readonly hasNewConnections: boolean
}

/** What happens while bills are connected. */
export type ConnectEvent =
  | { readonly kind: 'token'; readonly token: string; readonly tokenType: TokenType }
  | { readonly kind: 'linked'; readonly accountToken: string | null }
  /** What the exchange of the account token returned: one word means that it worked (BILL-069). */
  | { readonly kind: 'exchange'; readonly reply: string }
  | { readonly kind: 'error' | 'fail'; readonly text: string }
  | { readonly kind: 'open' | 'exit' }
  | { readonly kind: 'show' }
  | { readonly kind: 'hide' }
  | { readonly kind: 'reset' }

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

/** What is known of a user's bills. */
export interface BillPayState {
  /** How the last load stands (BILL-013). */
  readonly status: Status
  /** The provider's words for why it failed; null: it sent none. */
  readonly error: string | null
  /** Whether the initial load went through (BILL-011, BILL-012). */
  readonly isInitialised: boolean
  readonly user: BillPayUser | null
  readonly accounts: ReadonlyArray<BillAccount>
  readonly payments: ReadonlyArray<BillPayment>
}

/** Before the first load. */
export const unknownBillPay: BillPayState = {
  status: null,
  error: null,
  isInitialised: false,
  user: null,
  accounts: [],
  payments: [],
}
