import * as t from 'io-ts'
import type { DecimalText } from '../money/model.ts'

/** Who runs a card programme (CARD-008). */
export const CardProvider = /* @__PURE__ */ t.keyof({ firstView: null, galileo: null })
export type CardProvider = t.TypeOf<typeof CardProvider>

/** How a card stands; any other word of the provider is null and hides nothing. */
export const CardStatus = /* @__PURE__ */ t.keyof({
  active: null,
  shipped: null,
  lost: null,
  stolen: null,
  canceled: null,
})
export type CardStatus = t.TypeOf<typeof CardStatus>

/** How an item of card activity stands (CARD-067); any other word of the provider is null. */
export const CardActivityStatus = /* @__PURE__ */ t.keyof({ pending: null, paid: null, invalid: null })
export type CardActivityStatus = t.TypeOf<typeof CardActivityStatus>

/** A card of the user (CARD-020). */
export interface DebitCard {
  readonly id: string
  readonly nickname: string
  readonly provider: CardProvider
  /** "virtual" or "physical"; null: not told. */
  readonly cardType: string | null
  readonly lastFourDigits: string
  readonly currency: { readonly code: string; readonly symbol: string }
  /** The balance that came with the list, in the card's currency; null: it cannot be shown. */
  readonly cardBalance: DecimalText | null
  readonly lockedByUser: boolean
  /** Milliseconds since 1970; null: never activated. */
  readonly activationDate: number | null
  readonly pagingSupport: boolean
  /** null: a word that we do not know, which hides nothing. */
  readonly status: CardStatus | null
  /** Hides the card (CARD-021). */
  readonly disabled: boolean
}

/** A card's balance, asked for by itself (CALL-024). */
export interface CardBalance {
  readonly id: string
  /** null: it cannot be shown. */
  readonly balance: DecimalText | null
}

/** How the balances stand; after a failed list there are none either (CARD-024). */
export type BalanceStatus = null | 'loading' | 'success' | 'error'

/** What is known of the user's cards. */
export interface CardsState {
  /** Whether the first fetch of the list is over, however it ended (CARD-025, ROUTE-049). */
  readonly initialised: boolean
  /** Whether the last load of the list failed; `cards` are then those of the load before. */
  readonly listFailed: boolean
  /** Every card as the provider lists it; views leave the hidden ones out. */
  readonly cards: ReadonlyArray<DebitCard>
  readonly balances: ReadonlyArray<CardBalance>
  readonly balanceStatus: BalanceStatus
  /** The chosen card, null until there is one to choose (CARD-023). */
  readonly currentId: string | null
}

/** Before the first fetch. */
export const unknownCards: CardsState = {
  initialised: false,
  listFailed: false,
  cards: [],
  balances: [],
  balanceStatus: null,
  currentId: null,
}

/** A transaction of a card as the provider has it (CARD-066); times are milliseconds since 1970. */
export interface CardTransaction {
  readonly id: string
  readonly provider: CardProvider
  /** null: a word that we do not know. */
  readonly status: CardActivityStatus | null
  /** The provider's code: "PM", "FE" … (CARD-031). */
  readonly type: string
  readonly displayMerchant: string
  readonly description: string
  /** Negative: money was spent (CARD-068); null: it cannot be shown. */
  readonly displayPrice: DecimalText | null
  readonly currency: string
  readonly merchant: {
    readonly merchantName: string
    readonly merchantCity: string | null
    readonly merchantState: string | null
  }
  /** When it was authorised and when posted; null: not told. */
  readonly dates: { readonly auth: number | null; readonly post: number | null }
}

/** An item of card activity: a transaction, or money on its way to the card. */
export interface CardActivity extends CardTransaction {
  readonly isTopUp: boolean
  /** When it happened (CARD-069); null: not told. */
  readonly timestamp: number | null
}

/** Which activity is looked at. */
export interface ActivityQuery {
  readonly cardId: string
  /** Begin of the window, milliseconds since 1970 (CARD-058, CARD-059). */
  readonly startDate: number
  /** As the card's `pagingSupport` says (CARD-061). */
  readonly form: 'paged' | 'unpaged'
}

/** What an overview brings (CALL-025, CALL-026). */
export interface ActivityOverview {
  /** Milliseconds since 1970; null: not told. */
  readonly dateAccountOpened: number | null
  readonly pending: ReadonlyArray<CardActivity>
}

/** Nothing is looked at, or nothing has come yet. */
export const noOverview: ActivityOverview = { dateAccountOpened: null, pending: [] }

/** Money put on a card (CARD-078). */
export interface TopUp {
  readonly id: string
  /** What it was paid by; `invoiceTime` is milliseconds since 1970. */
  readonly invoice: { readonly id: string; readonly invoiceTime: number }
  /** null: it cannot be shown. */
  readonly amount: DecimalText | null
  /** Milliseconds since 1970; null: not on the card yet. */
  readonly appliedDate: number | null
  /** Id of the card. */
  readonly debitCard: string
  readonly user: string
  readonly provider: CardProvider
  readonly pending: boolean
  readonly displayMerchant: string | null
  readonly referralId: string | null
}

/** The form in which money is put on a card, and how its payment stands. */
export interface TopUpForm {
  /** Which card; null: the form is closed. */
  readonly cardId: string | null
  /** The amount as it was typed, in US dollars. */
  readonly amount: string
  /** Whether the field of the amount was left. */
  readonly isTouched: boolean
  /** Why no invoice was made; null: nothing is to be told. */
  readonly failure: string | null
}

/** The payment window; blocked: the browser opened none. */
export type PaymentWindowState = 'closed' | 'open' | 'blocked'

/** A page of settled transactions (CARD-080); pages count from 1. */
export interface SettledPage {
  readonly currentPageNumber: number
  readonly totalPageCount: number
  readonly totalRecordCount: number
  readonly transactionList: ReadonlyArray<CardTransaction>
}

/** The settled transactions as far as they are loaded. */
export interface SettledList {
  readonly rows: ReadonlyArray<CardTransaction>
  /** The page to ask for next; null: there is none (CARD-081). */
  readonly nextPage: number | null
}

/** Before the first page, which is page 1. */
export const noSettled: SettledList = { rows: [], nextPage: 1 }

/** Where a cheque over the final balance is sent (CARD-127). */
export interface MailingAddress {
  readonly address1: string
  /** Empty: there is none. */
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

/** The form of an address, with what the autocomplete took Street 1 from (CARD-128). */
export interface AddressForm extends MailingAddress {
  readonly streetNumber: string
  readonly streetName: string
}

/** A form with nothing filled in. */
export const emptyAddress: AddressForm = {
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  streetNumber: '',
  streetName: '',
}

/** What the provider made of an address (CALL-102); null: it named no country. */
export interface VerifiedAddress {
  readonly warnings: ReadonlyArray<string>
  readonly mappedAddress: { readonly country: string | null }
}

/** A row of a card's yearly report (CALL-034, CALL-035). */
export interface CardReportRow {
  /** Milliseconds since 1970. */
  readonly date: number
  readonly description: string
  /** The provider's code, or "Fee" (CARD-178). */
  readonly type: string
  readonly amount: DecimalText
}
