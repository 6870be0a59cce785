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
import { cardGetStartedTexts, cardPageTexts, cardTermsTexts, closedCardTexts } from '../texts.ts'
import { cardTerms } from './tables.ts'

/** Tab of a card in the row of tabs, ready to render. */
export interface CardStripTab extends CardNames {
  readonly id: string
  /** Name and last four digits for screen readers. */
  readonly label: string
  readonly overlay: string | null
  /** In-app path of the card's page. */
  readonly to: string
  /** True for the card on the page. At most one tab is active (CARD-013). */
  readonly isActive: boolean
}

/** Link to a page of the app (`to`) or to an external page (`href`). Exactly one of the two is null. */
export interface PageLink {
  readonly label: string
  readonly to: string | null
  /** External URL, which opens in a new tab. */
  readonly href: string | null
}

/** Page of a card without its activity lists, ready to render. Parts that are null are not shown. */
export interface CardPageView {
  /** Heading of the page if no tab is active (CARD-015). */
  readonly heading: string
  /** Tabs of the user's cards; empty without cards. */
  readonly tabs: { readonly label: string; readonly cards: ReadonlyArray<CardStripTab> }
  readonly settings: PageLink | null
  /** Banner about the card programme, the same for every card (CARD-033). */
  readonly inactive: { readonly text: string; readonly action: PageLink }
  /** Banner about the user's verification as a recipient; null if there is none (RECV-104). */
  readonly recipient: { readonly text: string; readonly action: PageLink | null } | null
  readonly balance: {
    readonly label: string
    /** Balance in dollars and cents; null if unknown. `unavailable` is then shown in its place (CARD-026). */
    readonly amount: { readonly whole: string; readonly cents: string } | null
    readonly unavailable: string
    /** Text for screen readers in place of a hidden amount; null if the amount is shown. */
    readonly hidden: string | null
    /** Null if the card cannot be topped up (CARD-042). The button is always disabled (CARD-040). */
    readonly addFunds: { readonly label: string; readonly tooltip: string; readonly isDisabled: true } | null
  } | null
  /** Notice about an ended programme (CARD-083). */
  readonly closed: {
    readonly title: string
    readonly lines: ReadonlyArray<string>
    readonly newCard: PageLink | null
  } | null
  /** Notice in place of the lists until the card is activated (CARD-029). */
  readonly activation: { readonly title: string; readonly text: string } | null
  readonly terms: { readonly title: string; readonly text: string; readonly links: ReadonlyArray<PageLink> } | null
}

/** Page for users without a card, ready to render. The page has a button that adds the user to the card waitlist. */
export interface CardGetStartedView {
  /** Heading "Card" (CARD-015). */
  readonly heading: string
  /** Slogan of the card (CARD-088). */
  readonly title: string
  /** Notice that new applications are paused (CARD-089). */
  readonly paused: string
  /** Notice from the configuration, with the product's name (CARD-091). */
  readonly notice: string
  /** Name on the illustrated cards. */
  readonly productName: string
}

/** Data from which the view is computed. */
export interface CardPageSource {
  /** Card id from the URL. */
  readonly cardId: string
  readonly cards: CardListState
  readonly hasGalileoAccess: boolean
  readonly recipient: CardPageView['recipient']
  readonly configuration: Pick<Configuration, 'pages' | 'productName'>
}

const externalLink = (label: string, href: string): PageLink => ({ label, to: null, href })

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
    // If the balance is unknown, `face.balance` says that the balance is unavailable.
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
        title: closedCardTexts.title,
        lines: closedCardTexts.lines.map((line) => filled(line, { digits: card.lastFourDigits })),
        newCard: isNewCardOffered(hasGalileoAccess, cards.cards)
          ? externalLink(closedCardTexts.newCard, configuration.pages.newCard)
          : null,
      }
    : null

const termsOf = (card: DebitCard, { pages, productName }: CardPageSource['configuration']): CardPageView['terms'] => {
  const { text, links } = cardTerms[card.provider]
  return {
    title: cardTermsTexts.title,
    text: filled(text, { product: productName }),
    links: links.map(({ label, page }) => externalLink(label, pages[page])),
  }
}

/** Returns the page of a card. For an id that is not one of the user's cards, only the tabs and the banner are shown. */
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
    inactive: { text: cardPageTexts.inactive, action: externalLink(cardPageTexts.learnMore, configuration.pages.blog) },
    recipient,
    balance: isKnown && closed === null ? balanceOf(card, face, cards) : null,
    closed,
    activation:
      face === undefined || face.activation === null ? null : { title: cardPageTexts.activity, text: face.activation },
    terms: isKnown ? termsOf(card, configuration) : null,
  }
}

/** Returns the page for users without a card. */
export const cardGetStartedView = ({
  productName,
  cardNotice,
}: Pick<Configuration, 'productName' | 'cardNotice'>): CardGetStartedView => ({
  heading: cardPageTexts.heading,
  ...cardGetStartedTexts,
  notice: filled(cardNotice, { product: productName }),
  productName,
})
