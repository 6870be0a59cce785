import { homeOfferTexts } from '../texts.ts'

/** Offers with their links. */
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
} as const
