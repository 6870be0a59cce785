import { homeOfferTexts } from '../texts.ts'

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
} as const
