import type { DecimalText } from '../../money/model.ts'
import type { DebitCard } from '../model.ts'

/** A card's balance, asked for by itself (CALL-024). */
export interface CardBalance {
  readonly id: string
  /** null: it cannot be shown. */
  readonly balance: DecimalText | null
}

/** How the balances stand; after a failed list there are none either (CARD-024). */
export type BalanceStatus = null | 'loading' | 'success' | 'error'

/** What is known of the user's cards. */
export interface CardListState {
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
export const unknownCards: CardListState = {
  initialised: false,
  listFailed: false,
  cards: [],
  balances: [],
  balanceStatus: null,
  currentId: null,
}
