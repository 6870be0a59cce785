import { filled } from '../../kernel/text.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import type { OffersState, PasskeyOffer } from './model.ts'
import { areTermsShown } from './rules.ts'
import { offers } from './tables.ts'

/** Heading and text of a panel. */
export interface Panel {
  readonly title: string
  readonly text: string
}

/** Offers at the end of the home page, ready to render. An offer that is null is not shown. */
export interface OffersView {
  /** Panel that contains the waitlist form, which the waitlist slice provides. */
  readonly waitlist: Panel | null
  readonly wallet: Panel & { readonly action: string; readonly page: ExternalPage }
  readonly passkey: PasskeyOffer | null
  readonly terms:
    | (Panel & { readonly links: ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }> })
    | null
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
