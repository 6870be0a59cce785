import type { ExternalPage } from '../../platform/ports.ts'
import type { CardProvider } from '../model.ts'
import { cardTermsTexts } from '../texts.ts'

/** Terms of a card programme, with links to pages outside the app. */
export interface TermsRow {
  readonly text: string
  readonly links: ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }>
}

/** Terms of each card programme, and the links in the terms (CARD-049, CARD-050). */
export const cardTerms = {
  galileo: {
    text: cardTermsTexts.galileo,
    links: [
      { label: cardTermsTexts.agreement, page: 'terms' },
      { label: cardTermsTexts.fees, page: 'feeDisclosure' },
    ],
  },
  firstView: {
    text: cardTermsTexts.firstView,
    links: [],
  },
} as const satisfies Record<CardProvider, TermsRow>
