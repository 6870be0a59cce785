import { filled } from '../../kernel/text.ts'
import { add, type DecimalText, formatUsd, zero } from '../../money/index.ts'
import { routePath } from '../../routes/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { providers } from '../tables.ts'
import { cardListTexts } from '../texts.ts'
import type { CardListState } from './model.ts'
import { isActivationRequired, isLocked, knownBalance, shortNickname } from './rules.ts'

/** Names of a card. */
export interface CardNames {
  /** Nickname, shortened to fit on the picture of the card (CARD-017). */
  readonly name: string
  readonly fullName: string
  readonly lastFour: string
}

/** Picture of a card with its texts, ready to render. */
export interface CardFaceView extends CardNames {
  readonly id: string
  /** Name and last four digits for screen readers. */
  readonly label: string
  /** Last four digits with dots before them. */
  readonly digits: string
  /** Text over the picture of a locked card; null if the card is unlocked (CARD-019). */
  readonly overlay: string | null
  readonly balanceLabel: string
  /** Amount, or the text for an unavailable balance (CARD-026). */
  readonly balance: string
  /** Label of the add-funds button, including the card's name; null if the card cannot be topped up (HOME-020). */
  readonly addFunds: string | null
  /** Text in place of the card's activity; null if the card needs no activation (CARD-029). */
  readonly activation: string | null
  /** In-app path of the card's page (HOME-018). */
  readonly to: string
}

/** Total balance of all cards, ready to render. */
export interface TotalBalanceView {
  readonly label: string
  /** Sum of the known balances, split into dollars and cents; null if none is known. */
  readonly amount: { readonly whole: string; readonly cents: string } | null
  /** Text in place of the amount (CARD-026). */
  readonly unavailable: string
  /** Text that says how many cards the total covers. */
  readonly note: string
  /** Button that adds funds to the first card that can be topped up; null if no card can. */
  readonly addFunds: { readonly label: string; readonly cardId: string } | null
}

/** List of cards, ready to render. */
export interface CardListView {
  /** Null if the user has no cards, or if the list could not be loaded. */
  readonly total: TotalBalanceView | null
  /** Visible cards (CARD-021). */
  readonly cards: ReadonlyArray<CardFaceView>
  /** Text in place of the list if loading failed; null otherwise. */
  readonly failure: string | null
}

// Balances are formatted as US dollars in every language (CUR-025).
const balanceOf = (state: CardListState, card: DebitCard): string => {
  const amount = knownBalance(state, card)
  return amount === null ? cardListTexts.balanceUnavailable : formatUsd(amount)
}

/**
 * Returns the names of a card. A card without a nickname gets a default name.
 * @example
 * cardNames({ nickname: 'Travel', lastFourDigits: '9025' }) // { name: 'Travel', fullName: 'Travel', lastFour: '9025' }
 */
export const cardNames = ({ nickname, lastFourDigits }: Pick<DebitCard, 'nickname' | 'lastFourDigits'>): CardNames => {
  const fullName = nickname.trim() === '' ? cardListTexts.unnamed : nickname
  return { name: shortNickname(fullName), fullName, lastFour: lastFourDigits }
}

const faceOf = (state: CardListState, card: DebitCard): CardFaceView => {
  const names = cardNames(card)
  return {
    id: card.id,
    ...names,
    label: filled(cardListTexts.ending, { name: names.fullName, digits: names.lastFour }),
    digits: filled(cardListTexts.digits, { digits: names.lastFour }),
    overlay: isLocked(card) ? cardListTexts.locked : null,
    balanceLabel: cardListTexts.balance,
    balance: balanceOf(state, card),
    addFunds: providers[card.provider].addFunds ? filled(cardListTexts.addFundsTo, { name: names.fullName }) : null,
    activation: isActivationRequired(card) ? cardListTexts.activation : null,
    to: routePath('card', { id: card.id }),
  }
}

/**
 * Splits an amount, for example into "$1,596" and ".55".
 * @example
 * amountInParts('1234.5') // { whole: '$1,234', cents: '.50' }
 */
export const amountInParts = (amount: DecimalText): NonNullable<TotalBalanceView['amount']> => {
  const [whole = '', cents] = formatUsd(amount).split('.')
  return { whole, cents: cents === undefined ? '' : `.${cents}` }
}

const noteOf = (all: number, known: number): string => {
  if (known > 0 && known < all) return filled(cardListTexts.on.some, { known: String(known), all: String(all) })
  return all === 1 ? cardListTexts.on.one : filled(cardListTexts.on.many, { all: String(all) })
}

const totalOf = (state: CardListState, cards: ReadonlyArray<DebitCard>): TotalBalanceView => {
  const amounts = cards.map((card) => knownBalance(state, card)).filter((amount) => amount !== null)
  const loadable = cards.find((card) => providers[card.provider].addFunds)
  return {
    label: cards.length === 1 ? cardListTexts.total.one : cardListTexts.total.many,
    amount: amounts.length === 0 ? null : amountInParts(amounts.reduce(add, zero)),
    unavailable: cardListTexts.balanceUnavailable,
    note: noteOf(cards.length, amounts.length),
    addFunds: loadable === undefined ? null : { label: cardListTexts.addFunds, cardId: loadable.id },
  }
}

/** Returns the view of the card list, without the hidden cards (CARD-021). */
export const cardListView = (state: CardListState): CardListView => {
  const cards = visibleCards(state.cards)
  return {
    total: cards.length === 0 || state.listFailed ? null : totalOf(state, cards),
    cards: cards.map((card) => faceOf(state, card)),
    failure: state.listFailed ? cardListTexts.listUnavailable : null,
  }
}
