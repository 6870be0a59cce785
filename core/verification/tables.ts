import type { ApplicationStatus, CollectionStatus, VerificationAction } from './model.ts'

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
