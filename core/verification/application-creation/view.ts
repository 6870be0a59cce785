import { filled } from '../../kernel/text.ts'
import { reviewTime } from '../applications/index.ts'
import type { ProductName } from '../model.ts'
import { verificationAddress } from './rules.ts'
import { introTexts } from './tables.ts'

/** The intro screen of a product, ready to render (VERIF-001 to VERIF-005). */
export interface IntroView {
  readonly product: ProductName
  readonly title: string
  readonly lead: string
  readonly steps: ReadonlyArray<{ readonly id: 'document' | 'selfie'; readonly title: string; readonly text: string }>
  /** How long the review takes, and that it need not be waited for. */
  readonly review: string
  /** Label of the button that begins. */
  readonly action: string
  /** What that does, and who gets the photos. */
  readonly note: string
  /** Where the verification app is, outside this app, for a browser that opened no tab (VERIF-010). */
  readonly link: { readonly lead: string; readonly label: string; readonly address: string }
  /** Label of the link to the page of help. */
  readonly help: string
}

/**
 * What the intro says, the same for both products but for where it leads.
 * @param invite the payouts invite token that is held, or null
 */
export const introView = (product: ProductName, invite: string | null): IntroView => ({
  product,
  title: introTexts.title,
  lead: introTexts.lead,
  steps: introTexts.steps,
  review: filled(introTexts.review, { time: reviewTime }),
  action: introTexts.action,
  note: introTexts.note,
  link: { lead: introTexts.blocked, label: introTexts.open, address: verificationAddress(product, invite) },
  help: introTexts.help,
})
