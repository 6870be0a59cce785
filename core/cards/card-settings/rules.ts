import type { Fault } from '../../kernel/fault.ts'
import { wordsOf } from '../../presentation/failure-text.ts'
import { graphemeCount, nameText } from '../../presentation/name-text.ts'
import type { CardListState } from '../card-list/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { providers } from '../tables.ts'
import { cardFailures, cardName, tabPrefix, type ToldOperation } from './tables.ts'

/** A tab of the strip: one for each visible card. */
export interface CardTab {
  readonly id: string
  readonly label: string
  readonly isActive: boolean
}

/** The tabs, the one of the route's card active (CARD-011, CARD-013, CARD-094). */
export const cardTabs = (cards: ReadonlyArray<DebitCard>, routeId: string): ReadonlyArray<CardTab> =>
  visibleCards(cards).map(({ id, lastFourDigits }, index, all) => ({
    id,
    label: `${tabPrefix}${lastFourDigits}`,
    isActive: index === all.findIndex((card) => card.id === routeId),
  }))

/** A name as it is sent: without spaces around it and with nothing hidden. */
export const cardNameToSave = (name: string): string => nameText(name)

/**
 * Error of a card name, or null. The graphemes of the saved name count, so that spaces alone are no name
 * (CARD-106 to CARD-109).
 */
export const cardNameError = (typed: string): string | null => {
  const name = cardNameToSave(typed)
  if (name === '') return cardName.required
  return graphemeCount(name) > cardName.longest.value ? cardName.tooLong : null
}

/** The card of an id, if it is shown. */
export const shownCard = (cards: ReadonlyArray<DebitCard>, id: string | null): DebitCard | null =>
  visibleCards(cards).find((card) => card.id === id) ?? null

/** Whether a card can be locked (CARD-102). */
export const canLock = ({ provider }: Pick<DebitCard, 'provider'>): boolean => providers[provider].locks

/** The list with one of its cards changed, the same where it has none of that id. */
export const withCard = (
  state: CardListState,
  id: string,
  change: Partial<Pick<DebitCard, 'nickname' | 'lockedByUser'>>,
): CardListState =>
  state.cards.some((card) => card.id === id)
    ? { ...state, cards: state.cards.map((card) => (card.id === id ? { ...card, ...change } : card)) }
    : state

/** Whether a change may have taken effect although it failed: what is known of the card is asked for anew then. */
export const isUncertain = ({ _tag }: Fault): boolean => _tag === 'Unreachable' || _tag === 'Malformed'

/** The value that the lock toggle sends (CARD-116). */
export const lockRequest = (isLocked: boolean): boolean => !isLocked

/** The lock state after a lock call, by the text of its reply (CARD-117). */
export const lockedAfter = (reply: string): boolean => reply.toLowerCase() === 'true'

/** What to tell of a failure: the provider's words, else the default (ERR-039, ERR-040, ERR-043, ERR-044). */
export const cardFailureText = (operation: ToldOperation, fault: Fault): string =>
  wordsOf(fault) ?? cardFailures[operation]
