import type { ApplicationStatus, CollectionStatus, ProductName } from '../model.ts'
import type { Standing, VerificationAction } from './model.ts'

export interface ActionRow {
  readonly statuses: ReadonlyArray<ApplicationStatus>
  readonly collection: ReadonlyArray<CollectionStatus>
  /** null: nothing is left to do. */
  readonly action: VerificationAction | null
  readonly standing: Standing
}

/** The first row that names the application's status or its collection status decides (VERIF-031). */
export const actionRows = [
  { statuses: ['approved'], collection: [], action: null, standing: 'approved' },
  {
    statuses: ['rejected', 'abandoned'],
    collection: ['failed'],
    action: 'contact-support',
    standing: 'further-action',
  },
  { statuses: [], collection: ['incomplete'], action: 'continue', standing: 'started' },
  { statuses: ['pending'], collection: ['awaitingApproval'], action: 'contact-support', standing: 'in-review' },
] as const satisfies ReadonlyArray<ActionRow>

/** What every other application offers, and having none (VERIF-030). */
export const otherwise = { action: 'get-verified', standing: 'not-started' } as const satisfies Partial<ActionRow>

/** What an action is called (VERIF-024 to VERIF-030). */
export const actionLabels = {
  continue: 'Continue',
  'contact-support': 'Contact Support',
  'get-verified': 'Get Verified',
} as const satisfies Record<VerificationAction, string>

/** From this amount on a payment asks for a verified shopper (VERIF-022, LIM-016). */
export const verifiedAmount = '$3,000'

/** How long a review takes (VERIF-023, LIM-011). */
export const reviewTime = '24 to 48 hours'

/** Of a row that says a standing: the lead stands out, {purpose} is the product's. One wording wherever it is told. */
interface Wording {
  readonly lead: string
  readonly rest: string
}

const review = ` to {purpose}. Review takes ${reviewTime}.`

/** How each standing is told, on home, to recipients (RECV-104) and when it changes. */
export const standingTexts = {
  'not-started': { lead: 'Verify your identity', rest: review },
  started: { lead: 'Continue verification', rest: review },
  'in-review': { lead: 'Your verification is under review.', rest: ` This takes ${reviewTime}.` },
  'further-action': { lead: 'We were unable to verify your identity.', rest: '' },
  approved: { lead: 'You are verified.', rest: '' },
} as const satisfies Record<Standing, Wording>

/** What a verification is for (VERIF-022). */
export const purposes = {
  individualShopperTier1: `keep making payments of ${verifiedAmount} or more`,
  payoutsRecipient: 'receive payouts',
} as const satisfies Record<ProductName, string>
