import * as t from 'io-ts'
import type { DecimalText } from '../../money/model.ts'
import type { CardProvider } from '../model.ts'

/** Status of an activity item (CARD-067). An unknown status from the provider is read as null. */
export const CardActivityStatus = /* @__PURE__ */ t.keyof({ pending: null, paid: null, invalid: null })
export type CardActivityStatus = t.TypeOf<typeof CardActivityStatus>

/** Category of a merchant. An unknown category from the provider is read as null. */
export const MerchantCategory = /* @__PURE__ */ t.keyof({
  groceries: null,
  dining: null,
  transport: null,
  fuel: null,
  travel: null,
  health: null,
  entertainment: null,
  shopping: null,
  utilities: null,
  cash: null,
  fees: null,
  other: null,
})
export type MerchantCategory = t.TypeOf<typeof MerchantCategory>

/** Transaction of a card with the fields that the provider sends (CARD-066); times are milliseconds since 1970. */
export interface CardTransaction {
  readonly id: string
  readonly provider: CardProvider
  /** Null if the status is unknown or "settled". */
  readonly status: CardActivityStatus | null
  /** The provider's code: "PM", "FE" … (CARD-031). */
  readonly type: string
  readonly displayMerchant: string
  readonly description: string
  /** Negative if money was spent (CARD-068); null if unavailable. */
  readonly displayPrice: DecimalText | null
  readonly currency: string
  readonly merchant: {
    readonly merchantName: string
    readonly merchantCity: string | null
    readonly merchantState: string | null
  }
  /** Times of authorization and posting; null if the provider omits them. */
  readonly dates: { readonly auth: number | null; readonly post: number | null }
  /** Null if the provider omits the category. */
  readonly category: MerchantCategory | null
  /**
   * Amount paid in a currency other than the card's. Null if the payment was in the card's currency, or if the provider
   * omits the amount.
   */
  readonly original: { readonly amount: DecimalText | null; readonly currency: string } | null
}

/** Item of card activity: a transaction or a pending top-up. */
export interface CardActivityItem extends CardTransaction {
  readonly isTopUp: boolean
  /** Time of the item, milliseconds since 1970 (CARD-069); null if unknown. */
  readonly timestamp: number | null
}

/** Activity items whose rows are visible in the lists of a card. */
export interface ShownActivity {
  /** Null if no card is shown. */
  readonly cardId: string | null
  readonly pending: ReadonlyArray<CardActivityItem>
  readonly settled: ReadonlyArray<CardActivityItem>
}

/** Kinds of activity items, independent of the provider's codes. */
export const activityKinds = ['purchase', 'refund', 'fee', 'load'] as const
/** Kind of an activity item. */
export type ActivityKind = (typeof activityKinds)[number]
