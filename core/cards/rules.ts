import type { CardsState, DebitCard } from './model.ts'
import { faceNickname, hiddenStatuses, providers } from './tables.ts'

/** A hidden card is in no list (CARD-021). */
export const isHidden = ({ status, disabled }: Pick<DebitCard, 'status' | 'disabled'>): boolean =>
  disabled || (status !== null && hiddenStatuses[status])

/** The cards without the hidden ones, in the provider's order (CARD-021). */
export const visibleCards = (cards: ReadonlyArray<DebitCard>): ReadonlyArray<DebitCard> =>
  cards.filter((card) => !isHidden(card))

/** The nickname as it stands on a card's face (CARD-017). */
export const shortNickname = (nickname: string): string => {
  const characters = [...nickname]
  return characters.length <= faceNickname.whole.value
    ? nickname
    : characters.slice(0, faceNickname.cut.value).join('') + faceNickname.ellipsis
}

/** Whether a card must be activated before it does anything (CARD-028). */
export const isActivationRequired = (card: Pick<DebitCard, 'provider' | 'activationDate' | 'status'>): boolean =>
  providers[card.provider].needsActivation && card.activationDate === null && card.status !== 'active'

/** Whether a card is shown as locked (CARD-115). */
export const isLocked = ({ provider, lockedByUser }: Pick<DebitCard, 'provider' | 'lockedByUser'>): boolean =>
  providers[provider].locks && lockedByUser

/** Whether the user has a card of the programme whose terms the home page shows (HOME-021, CARD-087). */
export const hasGalileoCard = (cards: ReadonlyArray<DebitCard>): boolean =>
  visibleCards(cards).some((card) => card.provider === 'galileo')

/** In-app path of a card's page (HOME-018, CARD-161). */
export const cardPath = ({ id }: Pick<DebitCard, 'id'>): string => `/card/${encodeURIComponent(id)}`

/** The card that stays or becomes current once the list is there (CARD-023). */
export const currentCard = (currentId: string | null, cards: ReadonlyArray<DebitCard>): string | null =>
  currentId ?? visibleCards(cards)[0]?.id ?? null

/** The state after the list came. */
export const withList = (state: CardsState, cards: ReadonlyArray<DebitCard>): CardsState => ({
  ...state,
  initialised: true,
  listFailed: false,
  cards,
  balanceStatus: state.listFailed ? null : state.balanceStatus,
  currentId: currentCard(state.currentId, cards),
})

/** The state after the list did not come (CARD-024, CARD-025). */
export const withoutList = (state: CardsState): CardsState => ({
  ...state,
  initialised: true,
  listFailed: true,
  balanceStatus: 'error',
})
