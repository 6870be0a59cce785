import type { ApplicationStatus, CollectionStatus, ProductName } from '../model.ts'
import type { Standing, VerificationAction } from './model.ts'

export interface ActionRow {
  readonly statuses: ReadonlyArray<ApplicationStatus>
  readonly collection: ReadonlyArray<CollectionStatus>
  /** Null if nothing is left to do. */
  readonly action: VerificationAction | null
  readonly standing: Standing
}

/**
 * Actions and standings by status. The first row that names a status of the application or its collection wins
 * (VERIF-031).
 */
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

/** Action and standing of every other application, and of none (VERIF-030). */
export const otherwise = { action: 'get-verified', standing: 'not-started' } as const satisfies Partial<ActionRow>

/** Labels of the actions (VERIF-024 to VERIF-030). */
export const actionLabels = {
  continue: 'Continue',
  'contact-support': 'Contact Support',
  'get-verified': 'Get Verified',
} as const satisfies Record<VerificationAction, string>

/** Payment amount from which the user must be verified (VERIF-022, LIM-016). */
export const verifiedAmount = '$3,000'

/** Duration of a review (VERIF-023, LIM-011). */
export const reviewTime = '24 to 48 hours'

/** Text of a standing. The lead is emphasised; {purpose} depends on the product. */
interface Wording {
  readonly lead: string
  readonly rest: string
}

const review = ` to {purpose}. Review takes ${reviewTime}.`

/** Text of each standing: on home, for recipients (RECV-104) and in notifications. */
export const standingTexts = {
  'not-started': { lead: 'Verify your identity', rest: review },
  started: { lead: 'Continue verification', rest: review },
  'in-review': { lead: 'Your verification is under review.', rest: ` This takes ${reviewTime}.` },
  'further-action': { lead: 'We were unable to verify your identity.', rest: '' },
  approved: { lead: 'You are verified.', rest: '' },
} as const satisfies Record<Standing, Wording>

/** Purpose of each product's verification (VERIF-022). */
export const purposes = {
  individualShopperTier1: `keep making payments of ${verifiedAmount} or more`,
  payoutsRecipient: 'receive payouts',
} as const satisfies Record<ProductName, string>
