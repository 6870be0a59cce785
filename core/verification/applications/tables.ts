import type { ApplicationStatus, CollectionStatus } from '../model.ts'
import type { Standing, VerificationAction } from './model.ts'

/** Statuses that have one action and one standing. */
export interface ActionRow {
  readonly statuses: ReadonlyArray<ApplicationStatus>
  readonly collection: ReadonlyArray<CollectionStatus>
  /** Action that the user can take; null if nothing is left to do. */
  readonly action: VerificationAction | null
  readonly standing: Standing
}

/**
 * Actions and standings by status. The first row that contains the status of the application or of its collection applies
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

/** Action and standing of an application that no row matches, and of a user without an application (VERIF-030). */
export const otherwise = { action: 'get-verified', standing: 'not-started' } as const satisfies Partial<ActionRow>
