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
