import type { ProductName } from '../model.ts'
import { verificationIntroTexts } from '../texts.ts'
import { verificationAddress } from './rules.ts'

/** View of a product's intro screen (VERIF-001 to VERIF-005). */
export interface IntroView {
  readonly product: ProductName
  readonly title: string
  readonly lead: string
  readonly steps: ReadonlyArray<{ readonly id: 'document' | 'selfie'; readonly title: string; readonly text: string }>
  /** Sentences that state the duration of the review, and that the user can keep using the account. */
  readonly review: string
  /** Label of the "Continue" button. */
  readonly action: string
  /** Sentence about what the button does and who receives the photos. */
  readonly note: string
  /** Link to the verification app, in case the browser has blocked the new tab (VERIF-010). */
  readonly link: { readonly lead: string; readonly label: string; readonly address: string }
  /** Label of the link to the help page. */
  readonly help: string
}

const steps = ['document', 'selfie'] as const

/**
 * Computes the intro. Only the link differs between the products.
 * @param invite token of the payouts invite, or null
 */
export const introView = (product: ProductName, invite: string | null): IntroView => ({
  product,
  title: verificationIntroTexts.title,
  lead: verificationIntroTexts.lead,
  steps: steps.map((id) => ({ id, ...verificationIntroTexts[id] })),
  review: verificationIntroTexts.review,
  action: verificationIntroTexts.action,
  note: verificationIntroTexts.note,
  link: {
    lead: verificationIntroTexts.blocked,
    label: verificationIntroTexts.open,
    address: verificationAddress(product, invite),
  },
  help: verificationIntroTexts.help,
})
