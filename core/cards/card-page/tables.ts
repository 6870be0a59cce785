import type { ExternalPage } from '../../platform/ports.ts'
import type { CardProvider } from '../model.ts'

/** Texts of a card's page; {product} is the product's name. */
export const cardPageTexts = {
  /** CARD-015. */
  heading: 'Card',
  tabs: 'Your cards',
  settings: 'Settings',
  /** CARD-032. */
  inactive: 'Your card is currently inactive. The programme is being revamped and will relaunch with an all-new card.',
  learnMore: 'Learn More',
  /** CARD-040, CARD-041. */
  addFunds: 'Add funds',
  addFundsTooltip: 'Reloads are temporarily disabled',
  activity: 'Activity',
  terms: 'Terms and conditions',
} as const

/**
 * Texts in place of the actions of a card whose programme has ended (CARD-083 to CARD-087); {digits} are its last
 * four digits.
 */
export const closedTexts = {
  title: 'Card Closed',
  lines: [
    'Your card ending in {digits} was closed on December 31, 2020.',
    'For tax purposes, previous transaction reports are still available to export.',
  ],
  newCard: 'How to get the new card',
} as const

interface TermsRow {
  readonly text: string
  readonly links: ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }>
}

/** Terms of each programme, in its own wording (CARD-049, CARD-050). */
export const cardTerms = {
  galileo: {
    text: 'The {product} Card is issued by its bank under a license of the card network. Your use of the card is subject to the cardholder agreement and the fee disclosure.',
    links: [
      { label: 'Cardholder agreement', page: 'terms' },
      { label: 'Fee disclosure', page: 'feeDisclosure' },
    ],
  },
  firstView: {
    text: 'This {product} Card was issued by the bank of the former program, which ended on December 31, 2020. What you agreed to then holds for everything that was paid with the card; no fees are charged any more.',
    links: [],
  },
} as const satisfies Record<CardProvider, TermsRow>

/** Texts of the page for users without a card (CARD-088, CARD-089). */
export const getStartedTexts = {
  title: 'Spend crypto like cash. Better than ever.',
  paused: 'New card applications are temporarily paused.',
} as const
