import * as t from 'io-ts'
import type { DecimalText } from '../../money/model.ts'
import type { CardProvider } from '../model.ts'

/** How an item of card activity stands (CARD-067); any other word of the provider is null. */
export const CardActivityStatus = /* @__PURE__ */ t.keyof({ pending: null, paid: null, invalid: null })
export type CardActivityStatus = t.TypeOf<typeof CardActivityStatus>

/** What a merchant sells; any other word of the provider is null. */
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

/** A transaction of a card as the provider has it (CARD-066); times are milliseconds since 1970. */
export interface CardTransaction {
  readonly id: string
  readonly provider: CardProvider
  /** null: a word that we do not know, as "settled" is. */
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
  /** null: the provider does not tell. */
  readonly category: MerchantCategory | null
  /** What was paid in a currency other than the card's; null: nothing was, or the provider does not tell. */
  readonly original: { readonly amount: DecimalText | null; readonly currency: string } | null
}

/** An item of card activity: a transaction, or money on its way to the card. */
export interface CardActivityItem extends CardTransaction {
  readonly isTopUp: boolean
  /** When it happened (CARD-069); null: not told. */
  readonly timestamp: number | null
}

/** What the lists of a card show. */
export interface ShownActivity {
  /** null: no card is looked at. */
  readonly cardId: string | null
  readonly pending: ReadonlyArray<CardActivityItem>
  readonly settled: ReadonlyArray<CardActivityItem>
}

/** What an item is, whatever the provider calls it. */
export const activityKinds = ['purchase', 'refund', 'fee', 'load'] as const
/** One of `activityKinds`. */
export type ActivityKind = (typeof activityKinds)[number]
