import { formatUsd } from '../../money/index.ts'
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
  /** Lies over the face of a locked card (CARD-019). */
  readonly overlay: string | null
  readonly balanceLabel: string
  /** An amount, or that there is none to show (CARD-026). */
  readonly balance: string
  /** The button's label; null where money can never be put on the card (HOME-020). */
  readonly addFunds: string | null
  /** Stands in place of the card's activity (CARD-029). */
  readonly activation: string | null
  /** In-app path of the card's page (HOME-018). */
  readonly to: string
}

/** The list of cards, ready to render. */
export interface CardListView {
  /** Without the hidden ones (CARD-021). */
  readonly cards: ReadonlyArray<CardFaceView>
  /** Stands in place of the list when it could not be loaded. */
  readonly failure: string | null
}

const balanceOf = (state: CardListState, card: DebitCard): string => {
  const amount = knownBalance(state, card)
  // Balances are told in US dollars, whatever the reader's language (CUR-025).
  return amount === null ? texts.balanceUnavailable : formatUsd(amount)
}

/** A card without a nickname has one of ours. */
export const cardNames = ({ nickname, lastFourDigits }: Pick<DebitCard, 'nickname' | 'lastFourDigits'>): CardNames => {
  const fullName = nickname.trim() === '' ? texts.unnamed : nickname
  return { name: shortNickname(fullName), fullName, lastFour: lastFourDigits }
}

const faceOf = (state: CardListState, card: DebitCard): CardFaceView => ({
  id: card.id,
  ...cardNames(card),
  overlay: isLocked(card) ? texts.locked : null,
  balanceLabel: texts.balance,
  balance: balanceOf(state, card),
  addFunds: providers[card.provider].addFunds ? texts.addFunds : null,
  activation: isActivationRequired(card) ? texts.activation : null,
  to: routePath('card', { id: card.id }),
})

/** Hidden cards are left out here, and only here (CARD-021). */
export const cardListView = (state: CardListState): CardListView => ({
  cards: visibleCards(state.cards).map((card) => faceOf(state, card)),
  failure: state.listFailed ? texts.listUnavailable : null,
})
