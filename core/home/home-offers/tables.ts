import { delay } from '../../kernel/timings.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import { homeOfferTexts } from '../texts.ts'
import type { Panel } from './model.ts'

/** Rows of the offers; {product} is the name of the product. */
export interface OfferRows {
  readonly waitlist: Panel
  readonly wallet: Panel & { readonly action: string; readonly page: ExternalPage }
  readonly terms: Panel & { readonly links: ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }> }
}

/** Texts and links of the offers. */
export const offers = {
  waitlist: homeOfferTexts.waitlist,
  wallet: { ...homeOfferTexts.wallet, page: 'wallet' },
  terms: {
    title: homeOfferTexts.terms.title,
    text: homeOfferTexts.terms.text,
    links: [
      { label: homeOfferTexts.terms.agreement, page: 'terms' },
      { label: homeOfferTexts.terms.fees, page: 'feeDisclosure' },
    ],
  },
} as const satisfies OfferRows

/** Maximum time for which the offers wait for the reminders of bills above them (HOME-008). */
export const offersAhead = delay('offers ahead', 3000)
