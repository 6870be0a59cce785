import type { DecimalText } from '../../money/index.ts'
import { shortened } from '../../presentation/name-text.ts'
import type { CardProvider, DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { type ProviderRow, providers } from '../tables.ts'
import type { CardBalance, CardListState } from './model.ts'
import { faceNickname } from './tables.ts'

/**
 * Returns the nickname, shortened to fit on the picture of a card (CARD-017).
 * @example
 * shortNickname('Abcdefghijklmnopqrstuvwxyzab') // 'Abcdefghijklmnopqrstuvwxy…'
 */
export const shortNickname = (nickname: string): string =>
  shortened(nickname, faceNickname.whole.value, faceNickname.cut.value)

/**
 * True if the user must activate the card before using it (CARD-028).
 * @example
 * isActivationRequired({ provider: 'galileo', activationDate: null, status: 'shipped' }) // true
 * isActivationRequired({ provider: 'firstView', activationDate: null, status: 'shipped' }) // false
 */
export const isActivationRequired = (
  card: Pick<DebitCard, 'provider' | 'activationDate' | 'status'>,
  table: Readonly<Record<CardProvider, ProviderRow>> = providers,
): boolean => table[card.provider].needsActivation && card.activationDate === null && card.status !== 'active'

/**
 * Returns the cards whose activity can be read: those that are visible and activated, in the provider's order (CARD-021,
 * CARD-028).
 * @example
 * readableCards([{ id: 'a', provider: 'galileo', activationDate: null, status: 'shipped' }]) // []
 */
export const readableCards = (cards: ReadonlyArray<DebitCard>): ReadonlyArray<DebitCard> =>
  visibleCards(cards).filter((card) => !isActivationRequired(card))

/**
 * True if the card is shown as locked (CARD-115).
 * @example
 * isLocked({ provider: 'galileo', lockedByUser: true }) // true
 * isLocked({ provider: 'firstView', lockedByUser: true }) // false
 */
export const isLocked = (
  { provider, lockedByUser }: Pick<DebitCard, 'provider' | 'lockedByUser'>,
  table: Readonly<Record<CardProvider, ProviderRow>> = providers,
): boolean => table[provider].locks && lockedByUser

/** Returns the id of the current card. If no card is chosen, returns the id of the first visible card (CARD-023). */
export const currentCard = (currentId: string | null, cards: ReadonlyArray<DebitCard>): string | null =>
  currentId ?? visibleCards(cards)[0]?.id ?? null

/** Returns the state after the card list has loaded. */
export const withList = (state: CardListState, cards: ReadonlyArray<DebitCard>): CardListState => ({
  ...state,
  initialised: true,
  listFailed: false,
  cards,
  balanceStatus: state.listFailed ? null : state.balanceStatus,
  currentId: currentCard(state.currentId, cards),
})

/** Returns the state after the card list has failed to load (CARD-024, CARD-025). */
export const withFailedList = (state: CardListState): CardListState => ({
  ...state,
  initialised: true,
  listFailed: true,
  balanceStatus: 'error',
})

/** Returns the state after the request for balances; `balances` is null if the request failed (CARD-026). */
export const withBalances = (state: CardListState, balances: ReadonlyArray<CardBalance> | null): CardListState =>
  balances === null || state.listFailed
    ? { ...state, balanceStatus: 'error' }
    : { ...state, balanceStatus: 'success', balances }

/** Returns the state while the balances load. If the list failed to load, no balances are loaded (CARD-024). */
export const withBalancesLoading = (state: CardListState): CardListState =>
  state.listFailed ? state : { ...state, balanceStatus: 'loading' }

/**
 * Returns the balance of a card in US dollars; null if unavailable (CARD-026).
 * @example
 * const card = { id: 'a', cardBalance: '5.00' }
 * knownBalance({ balances: [{ id: 'a', balance: '7.00' }], balanceStatus: 'success' }, card) // '7.00'
 * knownBalance({ balances: [], balanceStatus: 'error' }, card) // null
 */
export const knownBalance = ({ balances, balanceStatus }: CardListState, card: DebitCard): DecimalText | null => {
  const known = balances.find((balance) => balance.id === card.id)
  return balanceStatus === 'error' ? null : known === undefined ? card.cardBalance : known.balance
}
