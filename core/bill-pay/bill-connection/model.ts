import * as t from 'io-ts'

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

/** What happens while bills are connected. What the widget and the exchange tell says of which way it was. */
export type ConnectEvent =
  | { readonly kind: 'token'; readonly token: string; readonly tokenType: TokenType }
  | { readonly kind: 'linked'; readonly accountToken: string | null; readonly tokenType: TokenType }
  /**
   * What the exchange of the account token returned: one word means that it worked (BILL-069). null: nothing, for which
   * there may be words.
   */
  | {
      readonly kind: 'exchange'
      readonly reply: string | null
      readonly text: string | null
      readonly tokenType: TokenType
    }
  | { readonly kind: 'error' | 'fail'; readonly text: string }
  | { readonly kind: 'open' | 'exit' }
  /** The modal was closed by the person. */
  | { readonly kind: 'hide' }
  | TurnEvent

/** What the status does not decide. */
export interface TurnEvent {
  /**
   * The modal is asked for; "Continue" was pressed; the error was there long enough (BILL-073), or the success (BILL-076).
   */
  readonly kind: 'show' | 'start' | 'forget' | 'reset'
}

/** The modal of connecting bills (BILL-039). */
export type BillConnectionModal = 'bill-pay.custom-bills-modal'
