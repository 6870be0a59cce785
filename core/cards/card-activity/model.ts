import * as t from 'io-ts'
import type { DecimalText } from '../../money/model.ts'
import type { CardProvider } from '../model.ts'

/** How an item of card activity stands (CARD-067); any other word of the provider is null. */
export const CardActivityStatus = /* @__PURE__ */ t.keyof({ pending: null, paid: null, invalid: null })
export type CardActivityStatus = t.TypeOf<typeof CardActivityStatus>

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
export interface CardActivityItem extends CardTransaction {
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
  readonly pending: ReadonlyArray<CardActivityItem>
}

/** Nothing is looked at, or nothing has come yet. */
export const noOverview: ActivityOverview = { dateAccountOpened: null, pending: [] }

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
