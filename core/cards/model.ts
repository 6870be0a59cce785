import * as t from 'io-ts'
import type { DecimalText } from '../money/model.ts'

/** Programme that a card belongs to (CARD-008). */
export const CardProvider = /* @__PURE__ */ t.keyof({ firstView: null, galileo: null })
export type CardProvider = t.TypeOf<typeof CardProvider>

/** Status of a card. An unknown status from the provider is read as null and does not hide the card. */
export const CardStatus = /* @__PURE__ */ t.keyof({
  active: null,
  shipped: null,
  lost: null,
  stolen: null,
  canceled: null,
})
export type CardStatus = t.TypeOf<typeof CardStatus>

/** A card of the user (CARD-020). */
export interface DebitCard {
  readonly id: string
  readonly nickname: string
  readonly provider: CardProvider
  /** "virtual" or "physical"; null if the provider omits the type. */
  readonly cardType: string | null
  readonly lastFourDigits: string
  readonly currency: { readonly code: string; readonly symbol: string }
  /** Balance from the card list, in the card's currency; null if unavailable. */
  readonly cardBalance: DecimalText | null
  readonly lockedByUser: boolean
  /** Milliseconds since 1970; null if the card was never activated. */
  readonly activationDate: number | null
  readonly pagingSupport: boolean
  /** Null if the status is unknown, which does not hide the card. */
  readonly status: CardStatus | null
  /** True if the provider hides the card (CARD-021). */
  readonly disabled: boolean
}

/** Payment that adds money to a card (CARD-078). */
export interface TopUp {
  readonly id: string
  /** Invoice with which the user paid for the top-up; `invoiceTime` is in milliseconds since 1970. */
  readonly invoice: { readonly id: string; readonly invoiceTime: number }
  /** Null if the amount is unavailable. */
  readonly amount: DecimalText | null
  /** Milliseconds since 1970; null until the money is on the card. */
  readonly appliedDate: number | null
  /** Id of the card. */
  readonly debitCard: string
  readonly user: string
  readonly provider: CardProvider
  readonly pending: boolean
  readonly displayMerchant: string | null
  readonly referralId: string | null
}
