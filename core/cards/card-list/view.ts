import { filled } from '../../kernel/text.ts'
import { add, type DecimalText, formatUsd, zero } from '../../money/index.ts'
import { routePath } from '../../routes/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { providers } from '../tables.ts'
import type { CardListState } from './model.ts'
import { isActivationRequired, isLocked, knownBalance, shortNickname } from './rules.ts'
import { texts } from './tables.ts'

/** What a card is known by, wherever one is shown. */
export interface CardNames {
  /** The nickname as it fits on the face (CARD-017). */
  readonly name: string
  readonly fullName: string
  readonly lastFour: string
}

/** A card, ready to render. */
export interface CardFaceView extends CardNames {
  readonly id: string
  /** The name and the digits, to be read aloud. */
  readonly label: string
  /** The digits as they stand beside the name. */
  readonly digits: string
  /** Lies over the face of a locked card (CARD-019). */
  readonly overlay: string | null
  readonly balanceLabel: string
  /** An amount, or that there is none to show (CARD-026). */
  readonly balance: string
  /** The button's label, which names the card; null where money can never be put on the card (HOME-020). */
  readonly addFunds: string | null
  /** Stands in place of the card's activity (CARD-029). */
  readonly activation: string | null
  /** In-app path of the card's page (HOME-018). */
  readonly to: string
}

/** What is on all cards together, ready to render. */
export interface TotalBalanceView {
  readonly label: string
  /** Of the cards whose balance is known: dollars and, quieter, cents; null: of none. */
  readonly amount: { readonly whole: string; readonly cents: string } | null
  /** Stands in place of the amount (CARD-026). */
  readonly unavailable: string
  /** Where the money is. */
  readonly note: string
  /** For the first card that money can be put on; null: there is none. */
  readonly addFunds: { readonly label: string; readonly cardId: string } | null
}

/** The list of cards, ready to render. */
export interface CardListView {
  /** null: there are no cards, or they could not be loaded. */
  readonly total: TotalBalanceView | null
  /** Without the hidden ones (CARD-021). */
  readonly cards: ReadonlyArray<CardFaceView>
  /** Stands in place of the list when it could not be loaded. */
  readonly failure: string | null
}

// Balances are told in US dollars, whatever the reader's language (CUR-025).
const balanceOf = (state: CardListState, card: DebitCard): string => {
  const amount = knownBalance(state, card)
  return amount === null ? texts.balanceUnavailable : formatUsd(amount)
}

/** A card without a nickname has one of ours. */
export const cardNames = ({ nickname, lastFourDigits }: Pick<DebitCard, 'nickname' | 'lastFourDigits'>): CardNames => {
  const fullName = nickname.trim() === '' ? texts.unnamed : nickname
  return { name: shortNickname(fullName), fullName, lastFour: lastFourDigits }
}

const faceOf = (state: CardListState, card: DebitCard): CardFaceView => {
  const names = cardNames(card)
  return {
    id: card.id,
    ...names,
    label: filled(texts.ending, { name: names.fullName, digits: names.lastFour }),
    digits: filled(texts.digits, { digits: names.lastFour }),
    overlay: isLocked(card) ? texts.locked : null,
    balanceLabel: texts.balance,
    balance: balanceOf(state, card),
    addFunds: providers[card.provider].addFunds ? filled(texts.addFundsTo, { name: names.fullName }) : null,
    activation: isActivationRequired(card) ? texts.activation : null,
    to: routePath('card', { id: card.id }),
  }
}

/** "$1,596" and ".55". */
export const amountInParts = (amount: DecimalText): NonNullable<TotalBalanceView['amount']> => {
  const [whole = '', cents] = formatUsd(amount).split('.')
  return { whole, cents: cents === undefined ? '' : `.${cents}` }
}

const noteOf = (all: number, known: number): string => {
  if (known > 0 && known < all) return filled(texts.on.some, { known: String(known), all: String(all) })
  return all === 1 ? texts.on.one : filled(texts.on.many, { all: String(all) })
}

const totalOf = (state: CardListState, cards: ReadonlyArray<DebitCard>): TotalBalanceView => {
  const amounts = cards.map((card) => knownBalance(state, card)).filter((amount) => amount !== null)
  const taking = cards.find((card) => providers[card.provider].addFunds)
  return {
    label: cards.length === 1 ? texts.total.one : texts.total.many,
    amount: amounts.length === 0 ? null : amountInParts(amounts.reduce(add, zero)),
    unavailable: texts.balanceUnavailable,
    note: noteOf(cards.length, amounts.length),
    addFunds: taking === undefined ? null : { label: texts.addFunds, cardId: taking.id },
  }
}

/** Hidden cards are left out here, and only here (CARD-021). */
export const cardListView = (state: CardListState): CardListView => {
  const cards = visibleCards(state.cards)
  return {
    total: cards.length === 0 || state.listFailed ? null : totalOf(state, cards),
    cards: cards.map((card) => faceOf(state, card)),
    failure: state.listFailed ? texts.listUnavailable : null,
  }
}
