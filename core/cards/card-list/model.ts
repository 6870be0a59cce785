import type { DecimalText } from '../../money/model.ts'
import type { DebitCard } from '../model.ts'

/** Balance of a card, loaded separately from the card list (CALL-024). */
export interface CardBalance {
  readonly id: string
  /** Null if the balance is unavailable. */
  readonly balance: DecimalText | null
}

/** Load state of the balances. If the list fails to load, the balances have the state 'error' too (CARD-024). */
export type BalanceStatus = null | 'loading' | 'success' | 'error'

/** State of the user's cards. */
export interface CardListState {
  /** True after the first load of the list has succeeded or failed (CARD-025, ROUTE-049). */
  readonly initialised: boolean
  /** True if the last load of the list failed; `cards` then come from an earlier load. */
  readonly listFailed: boolean
  /** Every card that the provider lists. Views leave hidden cards out. */
  readonly cards: ReadonlyArray<DebitCard>
  readonly balances: ReadonlyArray<CardBalance>
  readonly balanceStatus: BalanceStatus
  /** Id of the chosen card; null if the user has no card (CARD-023). */
  readonly currentId: string | null
}

/** State before the first load. */
export const unknownCards: CardListState = {
  initialised: false,
  listFailed: false,
  cards: [],
  balances: [],
  balanceStatus: null,
  currentId: null,
}
