import { filled } from '../../kernel/text.ts'
import type { Configuration } from '../../platform/ports.ts'
import { routePath } from '../../routes/index.ts'
import { isNewCardOffered } from '../card-activity/index.ts'
import {
  amountInParts,
  type CardFaceView,
  type CardListState,
  type CardNames,
  cardListView,
  knownBalance,
} from '../card-list/index.ts'
import { programmes } from '../card-programme/index.ts'
import type { DebitCard } from '../model.ts'
import { cardPageTexts, cardTerms, closedTexts, getStartedTexts } from './tables.ts'

/** A card of the strip, ready to render. */
export interface CardStripTab extends CardNames {
  readonly id: string
  /** The name and the digits, to be read aloud. */
  readonly label: string
  readonly overlay: string | null
  /** In-app path of its page. */
  readonly to: string
  /** Exactly one is (CARD-013). */
  readonly isActive: boolean
}

/** A link out of the app or inside it: one of both is null. */
export interface PageLink {
  readonly label: string
  readonly to: string | null
  /** Opens in a new tab. */
  readonly href: string | null
}

/** The page of a card but for its lists, ready to render; a part that is null is not there. */
export interface CardPageView {
  /** Name of the page, which stands where there is no strip (CARD-015). */
  readonly heading: string
  /** Empty: there are no cards. */
  readonly tabs: { readonly label: string; readonly cards: ReadonlyArray<CardStripTab> }
  readonly settings: PageLink | null
  /** The banner of the programme, which every card has (CARD-033). */
  readonly inactive: { readonly text: string; readonly action: PageLink }
  /** How the recipient's verification stands (RECV-104). */
  readonly recipient: { readonly text: string; readonly action: PageLink | null } | null
  readonly balance: {
    readonly label: string
    /** Dollars and, quieter, cents; null: `unavailable` stands there (CARD-026). */
    readonly amount: { readonly whole: string; readonly cents: string } | null
    readonly unavailable: string
    /** What is said aloud in place of the amount; null: it is shown. */
    readonly hidden: string | null
    /** null: money can never be put on this card (CARD-042). Disabled it always is (CARD-040). */
    readonly addFunds: { readonly label: string; readonly tooltip: string; readonly isDisabled: true } | null
  } | null
  /** The programme of this card has ended (CARD-083). */
  readonly closed: {
    readonly title: string
    readonly lines: ReadonlyArray<string>
    readonly newCard: PageLink | null
  } | null
  /** Stands in place of the lists (CARD-029). */
  readonly activation: { readonly title: string; readonly text: string } | null
  readonly terms: { readonly title: string; readonly text: string; readonly links: ReadonlyArray<PageLink> } | null
}

/** The page for somebody without a card, ready to render; its button is the card's waitlist. */
export interface CardGetStartedView {
  /** "Card" (CARD-015). */
  readonly heading: string
  /** CARD-088. */
  readonly title: string
  /** CARD-089. */
  readonly paused: string
  /** CARD-091. */
  readonly notice: string
  /** Name on the drawn cards. */
  readonly productName: string
}

/** What the view is computed from. */
export interface CardPageSource {
  /** As the address has it. */
  readonly cardId: string
  readonly cards: CardListState
  readonly hasGalileoAccess: boolean
  readonly recipient: CardPageView['recipient']
  readonly configuration: Pick<Configuration, 'pages' | 'productName'>
}

const outside = (label: string, href: string): PageLink => ({ label, to: null, href })

const tabOf =
  (cardId: string) =>
  ({ id, name, fullName, lastFour, label, overlay, to }: CardFaceView): CardStripTab => ({
    id,
    name,
    fullName,
    lastFour,
    label,
    overlay,
    to,
    isActive: id === cardId,
  })

const balanceOf = (card: DebitCard, face: CardFaceView, cards: CardListState): CardPageView['balance'] => {
  const amount = knownBalance(cards, card)
  return {
    label: face.balanceLabel,
    amount: amount === null ? null : amountInParts(amount),
    // Where an amount is known it says the same.
    unavailable: face.balance,
    hidden: null,
    addFunds:
      face.addFunds === null
        ? null
        : { label: cardPageTexts.addFunds, tooltip: cardPageTexts.addFundsTooltip, isDisabled: true },
  }
}

const closedOf = (
  card: DebitCard,
  { cards, hasGalileoAccess, configuration }: CardPageSource,
): CardPageView['closed'] =>
  programmes[card.provider].isClosed
    ? {
        title: closedTexts.title,
        lines: closedTexts.lines.map((line) => filled(line, { digits: card.lastFourDigits })),
        newCard: isNewCardOffered(hasGalileoAccess, cards.cards)
          ? outside(closedTexts.newCard, configuration.pages.newCard)
          : null,
      }
    : null

const termsOf = (card: DebitCard, { pages, productName }: CardPageSource['configuration']): CardPageView['terms'] => {
  const { text, links } = cardTerms[card.provider]
  return {
    title: cardPageTexts.terms,
    text: filled(text, { product: productName }),
    links: links.map(({ label, page }) => outside(label, pages[page])),
  }
}

/** A card that is not the user's has the strip and nothing of its own. */
export const cardPageView = (source: CardPageSource): CardPageView => {
  const { cardId, cards, recipient, configuration } = source
  const faces = cardListView(cards).cards
  const face = faces.find(({ id }) => id === cardId)
  const card = face === undefined ? undefined : cards.cards.find(({ id }) => id === cardId)
  const isKnown = face !== undefined && card !== undefined
  const closed = isKnown ? closedOf(card, source) : null
  return {
    heading: cardPageTexts.heading,
    tabs: { label: cardPageTexts.tabs, cards: faces.map(tabOf(cardId)) },
    settings: isKnown
      ? { label: cardPageTexts.settings, to: routePath('settings-card-details', { id: cardId }), href: null }
      : null,
    inactive: { text: cardPageTexts.inactive, action: outside(cardPageTexts.learnMore, configuration.pages.blog) },
    recipient,
    balance: isKnown && closed === null ? balanceOf(card, face, cards) : null,
    closed,
    activation:
      face === undefined || face.activation === null ? null : { title: cardPageTexts.activity, text: face.activation },
    terms: isKnown ? termsOf(card, configuration) : null,
  }
}

/** The page for somebody without a card. */
export const cardGetStartedView = ({
  productName,
  cardNotice,
}: Pick<Configuration, 'productName' | 'cardNotice'>): CardGetStartedView => ({
  heading: cardPageTexts.heading,
  ...getStartedTexts,
  notice: filled(cardNotice, { product: productName }),
  productName,
})
