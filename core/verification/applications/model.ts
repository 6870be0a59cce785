import type { Application } from '../model.ts'

/** What the list of applications is busy with (VERIF-064). */
export type ApplicationsStatus = null | 'loading' | 'creating'

/** What an application offers its owner. */
export const verificationActions = ['continue', 'contact-support', 'get-verified'] as const
/** One of `verificationActions`. */
export type VerificationAction = (typeof verificationActions)[number]

/** How a verification stands, in so far as it is told or offers something else. */
export const standings = ['not-started', 'started', 'in-review', 'further-action', 'approved'] as const
/** One of `standings`. */
export type Standing = (typeof standings)[number]

/** What is known of the user's applications. */
export interface ApplicationsState {
  readonly status: ApplicationsStatus
  /** null until the first load has taken effect. */
  readonly applications: ReadonlyArray<Application> | null
  /** null until the first answer: no notice is shown before (VERIF-080). */
  readonly isMissingShopperInfo: boolean | null
}

/** Before the first load. */
export const unknownApplications: ApplicationsState = { status: null, applications: null, isMissingShopperInfo: null }
