import type { CardStatus, DebitCard } from './model.ts'
import { hiddenStatuses } from './tables.ts'

/**
 * True if no list shows the card (CARD-021).
 * @example
 * isHidden({ status: 'lost', disabled: false }) // true
 * isHidden({ status: null, disabled: false }) // false
 */
export const isHidden = (
  { status, disabled }: Pick<DebitCard, 'status' | 'disabled'>,
  table: Readonly<Record<CardStatus, boolean>> = hiddenStatuses,
): boolean => disabled || (status !== null && table[status])

/**
 * Returns the cards without the hidden ones, in the provider's order (CARD-021).
 * @example
 * visibleCards([{ id: 'a', status: 'active' }, { id: 'b', status: 'stolen' }]) // [{ id: 'a', status: 'active' }]
 */
export const visibleCards = (cards: ReadonlyArray<DebitCard>): ReadonlyArray<DebitCard> =>
  cards.filter((card) => !isHidden(card))

/**
 * True if the user has a visible card of the programme Galileo. The home page then shows the terms of this programme
 * (HOME-021, CARD-087).
 * @example
 * hasGalileoCard([{ provider: 'galileo', status: 'canceled' }]) // false
 */
export const hasGalileoCard = (cards: ReadonlyArray<DebitCard>): boolean =>
  visibleCards(cards).some((card) => card.provider === 'galileo')
