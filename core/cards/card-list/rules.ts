import type { DecimalText } from '../../money/index.ts'
import { shortened } from '../../presentation/name-text.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { providers } from '../tables.ts'
import type { CardBalance, CardListState } from './model.ts'
import { faceNickname } from './tables.ts'

/** The nickname as it stands on a card's face (CARD-017). */
export const shortNickname = (nickname: string): string =>
  shortened(nickname, faceNickname.whole.value, faceNickname.cut.value)

/** Whether a card must be activated before it does anything (CARD-028). */
export const isActivationRequired = (card: Pick<DebitCard, 'provider' | 'activationDate' | 'status'>): boolean =>
  providers[card.provider].needsActivation && card.activationDate === null && card.status !== 'active'

/** Whether a card is shown as locked (CARD-115). */
export const isLocked = ({ provider, lockedByUser }: Pick<DebitCard, 'provider' | 'lockedByUser'>): boolean =>
  providers[provider].locks && lockedByUser

/** The card that stays or becomes current once the list is there (CARD-023). */
export const currentCard = (currentId: string | null, cards: ReadonlyArray<DebitCard>): string | null =>
  currentId ?? visibleCards(cards)[0]?.id ?? null

/** The state after the list came. */
export const withList = (state: CardListState, cards: ReadonlyArray<DebitCard>): CardListState => ({
  ...state,
  initialised: true,
  listFailed: false,
  cards,
  balanceStatus: state.listFailed ? null : state.balanceStatus,
  currentId: currentCard(state.currentId, cards),
})

/** The state after the list did not come (CARD-024, CARD-025). */
export const withoutList = (state: CardListState): CardListState => ({
  ...state,
  initialised: true,
  listFailed: true,
  balanceStatus: 'error',
})

/** The state after the balances came; null: they did not (CARD-026). */
export const withBalances = (state: CardListState, balances: ReadonlyArray<CardBalance> | null): CardListState =>
  balances === null || state.listFailed
    ? { ...state, balanceStatus: 'error' }
    : { ...state, balanceStatus: 'success', balances }

/** The state while the balances are on their way; without a list none are awaited (CARD-024). */
export const awaitingBalances = (state: CardListState): CardListState =>
  state.listFailed ? state : { ...state, balanceStatus: 'loading' }

/** What is on a card, in US dollars; null: it cannot be told (CARD-026). */
export const knownBalance = ({ balances, balanceStatus }: CardListState, card: DebitCard): DecimalText | null => {
  const known = balances.find((balance) => balance.id === card.id)
  return balanceStatus === 'error' ? null : known === undefined ? card.cardBalance : known.balance
}
