import { filled } from '../../kernel/text.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import type { OffersState, PasskeyOffer } from './model.ts'
import { areTermsShown } from './rules.ts'
import { texts } from './tables.ts'

/** The heading and the text of a panel. */
export interface Panel {
  readonly title: string
  readonly text: string
}

/** What stands at the end of the home page, ready to render; what is null is not there. */
export interface OffersView {
  /** Around the waitlist slice's own view of the card list. */
  readonly waitlist: Panel | null
  readonly wallet: Panel & { readonly action: string; readonly page: ExternalPage }
  readonly passkey: PasskeyOffer | null
  readonly terms:
    | (Panel & { readonly links: ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }> })
    | null
}

/** What else there is, in words that come after the page. */
export const offersView =
  (product: string) =>
  ({ passkey, hasGalileoCard, features }: OffersState): OffersView => {
    const panel = <P extends Panel>(row: P): P => ({
      ...row,
      title: filled(row.title, { product }),
      text: filled(row.text, { product }),
    })
    return {
      waitlist: features.cardWaitlist ? panel(texts.waitlist) : null,
      wallet: panel(texts.wallet),
      passkey,
      terms: areTermsShown({ hasGalileoCard, isEligible: features.cardTerms }) ? panel(texts.terms) : null,
    }
  }
