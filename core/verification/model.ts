import * as t from 'io-ts'

export { type ProductName, productNames } from '../routes/index.ts'

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

/** Subject of a task of a collection (VERIF-015). */
export const CollectionTaskName = /* @__PURE__ */ t.keyof({
  identityDocument: null,
  selfie: null,
  address: null,
  personalDetails: null,
})
export type CollectionTaskName = t.TypeOf<typeof CollectionTaskName>

/** Part of a collection, such as a photo of a document. */
export interface CollectionTask {
  readonly status: string
  /** Null for a name that is not known; absent if the provider names no tasks. */
  readonly name?: CollectionTaskName | null | undefined
}

/** One application (VERIF-015). A status is null when there is none or when its word is unknown to us. */
export interface Application {
  readonly applicationId: string
  /** A product's name; others than the two are kept and have no effect (VERIF-043). */
  readonly productName: string
  readonly status: ApplicationStatus | null
  readonly collectionStatus: CollectionStatus | null
  readonly collectionTasks: ReadonlyArray<CollectionTask>
  /** What happened to it so far, oldest first; left out by a provider that does not tell. */
  readonly history?: ReadonlyArray<ApplicationEvent> | undefined
}

/** Something that happened to an application. */
export interface ApplicationEvent {
  /** "applied", "collected", "inReview" or "decided"; other words are kept and have no effect. */
  readonly step: string
  /** When, in ISO 8601. */
  readonly at: string
  /** Reason of a decision, for the user to read; left out by a provider that gives none. */
  readonly reason?: string | undefined
}
