import * as t from 'io-ts'

/** The two products that a user may apply for, by the provider's names (VERIF-014). */
export const productNames = ['individualShopperTier1', 'payoutsRecipient'] as const
/** One of `productNames`. */
export type ProductName = (typeof productNames)[number]

/** How an application stands (VERIF-016). */
export const ApplicationStatus = /* @__PURE__ */ t.keyof({
  pending: null,
  approved: null,
  rejected: null,
  abandoned: null,
  initializing: null,
})
export type ApplicationStatus = t.TypeOf<typeof ApplicationStatus>

/** How the collection of documents stands (VERIF-017). */
export const CollectionStatus = /* @__PURE__ */ t.keyof({ incomplete: null, awaitingApproval: null, failed: null })
export type CollectionStatus = t.TypeOf<typeof CollectionStatus>

/** One application (VERIF-015). A status is null when there is none or when its word is unknown to us. */
export interface Application {
  readonly applicationId: string
  /** A product's name; others than the two are kept and have no effect (VERIF-043). */
  readonly productName: string
  readonly status: ApplicationStatus | null
  readonly collectionStatus: CollectionStatus | null
  readonly collectionTasks: ReadonlyArray<{ readonly status: string }>
}

/** What the list of applications is busy with (VERIF-064). */
export type ApplicationsStatus = null | 'loading' | 'creating'

/** What an application offers its owner. */
export const verificationActions = ['continue', 'contact-support', 'get-verified'] as const
/** One of `verificationActions`. */
export type VerificationAction = (typeof verificationActions)[number]

/** What is known of the user's applications. */
export interface VerificationState {
  readonly status: ApplicationsStatus
  /** null until the first load has taken effect. */
  readonly applications: ReadonlyArray<Application> | null
  /** null until the first answer: no notice is shown before (VERIF-080). */
  readonly isMissingShopperInfo: boolean | null
}

/** Before the first load. */
export const unknownVerification: VerificationState = { status: null, applications: null, isMissingShopperInfo: null }

/** The form of a national identity number. What was typed stands nowhere else, and goes with the dialog (VERIF-083). */
export interface SsnForm {
  readonly number: string
  /** Whether the field was left since the last edit: what is half typed is no mistake yet. */
  readonly isLeft: boolean
  /** Why the last try failed, in words; goes with the next edit. */
  readonly refusal: string | null
}
