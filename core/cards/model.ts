import * as t from 'io-ts'
import type { DecimalText } from '../money/model.ts'

/** Who runs a card programme (CARD-008). */
export const CardProvider = t.keyof({ firstView: null, galileo: null })
export type CardProvider = t.TypeOf<typeof CardProvider>

/** How a card stands; any other word of the provider is null and hides nothing. */
export const CardStatus = t.keyof({ active: null, shipped: null, lost: null, stolen: null, canceled: null })
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
  readonly status: CardStatus | null
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

export interface CardsState {
  /** Whether the first fetch of the list is over, however it ended (CARD-025, ROUTE-049). */
  readonly initialised: boolean
  readonly listFailed: boolean
  /** Every card as the provider lists it; views leave the hidden ones out. */
  readonly cards: ReadonlyArray<DebitCard>
  readonly balances: ReadonlyArray<CardBalance>
  readonly balanceStatus: BalanceStatus
  /** The chosen card, null until there is one to choose (CARD-023). */
  readonly currentId: string | null
}

export const unknownCards: CardsState = {
  initialised: false,
  listFailed: false,
  cards: [],
  balances: [],
  balanceStatus: null,
  currentId: null,
}
