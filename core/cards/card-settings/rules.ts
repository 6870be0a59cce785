import type { Fault } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { wordsOf } from '../../presentation/failure-text.ts'
import { graphemeCount, nameText } from '../../presentation/name-text.ts'
import type { CardListState } from '../card-list/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { providers } from '../tables.ts'
import { cardFailureTexts, cardNameTexts, cardSettingsTexts } from '../texts.ts'
import { cardName, type CardOperation } from './tables.ts'

/** Tab of a visible card in the card settings. */
export interface CardTab {
  readonly id: string
  readonly label: string
  readonly isActive: boolean
}

/**
 * Returns the tabs. The tab of the route's card is active (CARD-011, CARD-013, CARD-094).
 * @example
 * const card = { id: 'a', lastFourDigits: '4417', status: 'active' }
 * cardTabs([card], 'a')[0].isActive // true
 */
export const cardTabs = (cards: ReadonlyArray<DebitCard>, routeId: string): ReadonlyArray<CardTab> =>
  visibleCards(cards).map(({ id, lastFourDigits }, index, all) => ({
    id,
    label: filled(cardSettingsTexts.tab, { digits: lastFourDigits }),
    isActive: index === all.findIndex((card) => card.id === routeId),
  }))

/** Returns the name to send: trimmed and without invisible characters. */
export const cardNameToSave = (name: string): string => nameText(name)

/**
 * Returns the error of a typed card name; null if the name is valid. Checks the name that would be sent, so a name of spaces
 * counts as missing. The length is counted in graphemes (CARD-106 to CARD-109).
 * @example
 * cardNameError('Travel') // null
 * cardNameError('A name of many characters') // 'Card name cannot exceed 20 characters'
 */
export const cardNameError = (typed: string): string | null => {
  const name = cardNameToSave(typed)
  if (name === '') return cardNameTexts.required
  return graphemeCount(name) > cardName.longest.value ? cardNameTexts.tooLong : null
}

/** Returns the visible card with an id; null if there is none. */
export const shownCard = (cards: ReadonlyArray<DebitCard>, id: string | null): DebitCard | null =>
  visibleCards(cards).find((card) => card.id === id) ?? null

/** True if the card can be locked (CARD-102). */
export const canLock = ({ provider }: Pick<DebitCard, 'provider'>): boolean => providers[provider].locks

/** Returns the list with one card changed; the same list if no card has the id. */
export const withCard = (
  state: CardListState,
  id: string,
  change: Partial<Pick<DebitCard, 'nickname' | 'lockedByUser'>>,
): CardListState =>
  state.cards.some((card) => card.id === id)
    ? { ...state, cards: state.cards.map((card) => (card.id === id ? { ...card, ...change } : card)) }
    : state

/** True if a call that failed may still have changed the card, so that the card's state must be fetched. */
export const isUncertain = ({ _tag }: Fault): boolean => _tag === 'Unreachable' || _tag === 'Malformed'

/** Returns the lock state to request when the user presses the toggle (CARD-116). */
export const lockRequest = (isLocked: boolean): boolean => !isLocked

/**
 * Parses the lock state from the response to a lock call (CARD-117).
 * @example
 * lockedAfter('TRUE') // true
 * lockedAfter('locked') // false
 */
export const lockedAfter = (reply: string): boolean => reply.toLowerCase() === 'true'

/**
 * Returns the text for a failure: the provider's message if there is one, else the default text (ERR-039, ERR-040, ERR-043,
 * ERR-044).
 * @example
 * cardFailureText('rename', rejected(400, 'Too long.')) // 'Too long.'
 */
export const cardFailureText = (operation: CardOperation, fault: Fault): string =>
  wordsOf(fault) ?? cardFailureTexts[operation]
