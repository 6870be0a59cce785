import * as t from 'io-ts'

/** Ways to connect bills: the provider finds them automatically, or the user searches for them (BILL-062). */
export const TokenType = /* @__PURE__ */ t.keyof({ automatic: null, manual: null })
export type TokenType = t.TypeOf<typeof TokenType>

/** Status of the connection flow (BILL-065). */
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

/** State of the connection flow (BILL-062). */
export interface ConnectState {
  /** Null until the user starts a connection. */
  readonly status: ConnectStatus | null
  /** Token that opens the bill-connection widget. */
  readonly token: string | null
  readonly tokenType: TokenType | null
  /** Error shown under "Continue". */
  readonly error: string | null
  /** Token from the bill-connection widget for the accounts that the widget found. */
  readonly accountToken: string | null
  readonly isModalVisible: boolean
  /** True if the list of bills is out of date (BILL-074, BILL-075). */
  readonly hasNewConnections: boolean
}

/**
 * Events of the connection flow. Events of the widget and of the exchange contain the type of the token with which the
 * widget was opened.
 */
export type ConnectEvent =
  | { readonly kind: 'token'; readonly token: string; readonly tokenType: TokenType }
  | { readonly kind: 'linked'; readonly accountToken: string | null; readonly tokenType: TokenType }
  /**
   * End of the token exchange. Only the reply "success" means success (BILL-069). `reply` is null if the provider sent no
   * reply; `text` is then the error message, if there is one.
   */
  | {
      readonly kind: 'exchange'
      readonly reply: string | null
      readonly text: string | null
      readonly tokenType: TokenType
    }
  | { readonly kind: 'error' | 'fail'; readonly text: string }
  | { readonly kind: 'open' | 'exit' }
  /** The user closed the modal. */
  | { readonly kind: 'hide' }
  | UnconditionalEvent

/** Event that has the same effect in every status. */
export interface UnconditionalEvent {
  /**
   * `show` opens the modal. `start` is a press on "Continue". `forget` ends the display of an error (BILL-073). `reset`
   * ends the display of a success (BILL-076).
   */
  readonly kind: 'show' | 'start' | 'forget' | 'reset'
}

/** Name of the modal that connects bills (BILL-039). */
export type BillConnectionModal = 'bill-pay.custom-bills-modal'
