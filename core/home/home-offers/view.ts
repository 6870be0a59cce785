import { filled } from '../../kernel/text.ts'
import type { OffersState, Panel, PasskeyOffer } from './model.ts'
import { areTermsShown } from './rules.ts'
import { type OfferRows, offers } from './tables.ts'

/** Offers at the end of the home page, ready to render. An offer that is null is not shown. */
export interface OffersView {
  /** Panel that contains the waitlist form, which the waitlist slice provides. */
  readonly waitlist: Panel | null
  readonly wallet: OfferRows['wallet']
  readonly passkey: PasskeyOffer | null
  readonly terms: OfferRows['terms'] | null
}

/** Returns the offers at the end of the home page. */
export const offersView =
  (product: string) =>
  ({ passkey, hasGalileoCard, features }: OffersState): OffersView => {
    const panel = <P extends Panel>(row: P): P => ({
      ...row,
      title: filled(row.title, { product }),
      text: filled(row.text, { product }),
    })
    return {
      waitlist: features.cardWaitlist ? panel(offers.waitlist) : null,
      wallet: panel(offers.wallet),
      passkey,
      terms: areTermsShown({ hasGalileoCard, isEligible: features.cardTerms }) ? panel(offers.terms) : null,
    }
  }
