import type { DebitCard } from './model.ts'
import { hiddenStatuses } from './tables.ts'

/** A hidden card is in no list (CARD-021). */
export const isHidden = ({ status, disabled }: Pick<DebitCard, 'status' | 'disabled'>): boolean =>
  disabled || (status !== null && hiddenStatuses[status])

/** The cards without the hidden ones, in the provider's order (CARD-021). */
export const visibleCards = (cards: ReadonlyArray<DebitCard>): ReadonlyArray<DebitCard> =>
  cards.filter((card) => !isHidden(card))

/** Whether the user has a card of the programme whose terms the home page shows (HOME-021, CARD-087). */
export const hasGalileoCard = (cards: ReadonlyArray<DebitCard>): boolean =>
  visibleCards(cards).some((card) => card.provider === 'galileo')
