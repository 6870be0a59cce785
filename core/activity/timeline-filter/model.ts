import * as t from 'io-ts'
import type { CurrencyCode, DecimalText } from '../../money/model.ts'

/** Kinds of entries of the timeline (ACT-003). */
export const EntryKind = /* @__PURE__ */ t.keyof({
  cardPurchase: null,
  cardRefund: null,
  cardLoad: null,
  cardFee: null,
  payment: null,
  paymentRefund: null,
  donation: null,
  bill: null,
  payout: null,
  securityChange: null,
})
export type EntryKind = t.TypeOf<typeof EntryKind>

/** Status filter of the timeline. An entry whose label fits none of them has no status. */
export const EntryStatus = /* @__PURE__ */ t.keyof({
  pending: null,
  complete: null,
  toClaim: null,
  refunded: null,
  failed: null,
})
export type EntryStatus = t.TypeOf<typeof EntryStatus>

/** Filter of the timeline, as the provider and the core apply it. An empty list and an empty text match every entry. */
export interface TimelineQuery {
  /** Milliseconds since 1970, inclusive. Null for no limit. */
  readonly from: number | null
  readonly to: number | null
  readonly kinds: ReadonlyArray<EntryKind>
  /** Ids of accounts: see `EntryAccount`. */
  readonly accounts: ReadonlyArray<string>
  readonly statuses: ReadonlyArray<EntryStatus>
  /** Code of the coin. Null for every coin. */
  readonly coin: CurrencyCode | null
  /** Limits of `amount`, inclusive. Null for no limit. */
  readonly least: DecimalText | null
  readonly most: DecimalText | null
  /**
   * Words to find in any letter case. Each must be the beginning of a word of the title, the id, the order id or a
   * transaction id.
   */
  readonly text: string
}

/** Period of the timeline, which ends now. `year` begins on January 1 of this year (ACT-011). */
export type TimelineRange = '3m' | '6m' | '1y' | 'year' | 'all'

/** Choices of the menu of kinds. A choice can contain several kinds of entries. */
export type KindChoice =
  | 'purchase'
  | 'load'
  | 'payment'
  | 'bill'
  | 'donation'
  | 'payout'
  | 'refund'
  | 'fee'
  | 'security'

/** Filter of the page, as typed and chosen by the user. An empty list and an empty text match every entry. */
export interface TimelineFilter {
  /** Period. Ignored while a day is chosen. */
  readonly range: TimelineRange
  /** First and last day in the user's time zone, as in "2026-03-10". Empty for no limit. A chosen day replaces the period. */
  readonly from: string
  readonly to: string
  readonly kinds: ReadonlyArray<KindChoice>
  /** Ids of accounts: see `EntryAccount`. */
  readonly accounts: ReadonlyArray<string>
  readonly statuses: ReadonlyArray<EntryStatus>
  /** Code of the coin. Empty for every coin. */
  readonly coin: string
  /** Limits of the amount as typed, without a sign. Empty for no limit. */
  readonly least: string
  readonly most: string
  readonly text: string
}
