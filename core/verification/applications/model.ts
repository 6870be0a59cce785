import type { Application } from '../model.ts'

/** Operation in progress on the list of applications (VERIF-064). */
export type ApplicationsStatus = null | 'loading' | 'creating'

/** Actions that an application offers the user. */
export const verificationActions = ['continue', 'contact-support', 'get-verified'] as const
/** Element of `verificationActions`. */
export type VerificationAction = (typeof verificationActions)[number]

/** Standings of a verification. A standing is a group of statuses that have the same texts and actions. */
export const standings = ['not-started', 'started', 'in-review', 'further-action', 'approved'] as const
/** Element of `standings`. */
export type Standing = (typeof standings)[number]

/** State of the user's applications. */
export interface ApplicationsState {
  readonly status: ApplicationsStatus
  /** Null until the first load has succeeded. */
  readonly applications: ReadonlyArray<Application> | null
  /**
   * True if information about the shopper is missing. Null until the first response; until then, the notice is hidden
   * (VERIF-080).
   */
  readonly isMissingShopperInfo: boolean | null
}

/** State before the first load. */
export const unknownApplications: ApplicationsState = { status: null, applications: null, isMissingShopperInfo: null }
