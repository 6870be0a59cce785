import type { ApplicationStatus, CollectionStatus, ProductName } from '../model.ts'
import type { VerificationAction } from './model.ts'

export interface ActionRow {
  readonly statuses: ReadonlyArray<ApplicationStatus>
  readonly collection: ReadonlyArray<CollectionStatus>
  /** null: nothing is left to do. */
  readonly action: VerificationAction | null
}

/** The first row that names the application's status or its collection status decides (VERIF-031). */
export const actionRows = [
  { statuses: ['approved'], collection: [], action: null },
  { statuses: ['rejected', 'abandoned'], collection: ['failed'], action: 'contact-support' },
  { statuses: [], collection: ['incomplete'], action: 'continue' },
  { statuses: ['pending'], collection: ['awaitingApproval'], action: 'contact-support' },
] as const satisfies ReadonlyArray<ActionRow>

/** What every other application offers, and having none (VERIF-030). */
export const otherwise: VerificationAction = 'get-verified'

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

/** In which words each product asks for its verification; the description begins with the lead. */
export const requests = {
  individualShopperTier1: {
    lead: 'Verify your identity',
    description: `Verify your identity to keep making payments of ${verifiedAmount} or more. Review takes ${reviewTime}.`,
  },
  payoutsRecipient: {
    lead: 'Verify your identity',
    description: `Verify your identity to receive payouts. Review takes ${reviewTime}.`,
  },
} as const satisfies Record<ProductName, { readonly lead: string; readonly description: string }>
