import * as t from 'io-ts'

export { type ProductName, productNames } from '../routes/index.ts'

/** Status of an application (VERIF-016). */
export const ApplicationStatus = /* @__PURE__ */ t.keyof({
  pending: null,
  approved: null,
  rejected: null,
  abandoned: null,
  initializing: null,
})
export type ApplicationStatus = t.TypeOf<typeof ApplicationStatus>

/** Status of the document collection (VERIF-017). */
export const CollectionStatus = /* @__PURE__ */ t.keyof({ incomplete: null, awaitingApproval: null, failed: null })
export type CollectionStatus = t.TypeOf<typeof CollectionStatus>

/** Subjects of the tasks in a document collection (VERIF-015). */
export const CollectionTaskName = /* @__PURE__ */ t.keyof({
  identityDocument: null,
  selfie: null,
  address: null,
  personalDetails: null,
})
export type CollectionTaskName = t.TypeOf<typeof CollectionTaskName>

/** Task of a document collection, such as a photo of a document. */
export interface CollectionTask {
  readonly status: string
  /** Subject of the task. Null for a name that is unknown to the app; absent if the provider names no tasks. */
  readonly name?: CollectionTaskName | null | undefined
}

/**
 * Application for verification (VERIF-015). A status is null if the provider sends no status, or if the app does not know
 * the status.
 */
export interface Application {
  readonly applicationId: string
  /** Name of the product. Unknown names are kept and have no effect (VERIF-043). */
  readonly productName: string
  readonly status: ApplicationStatus | null
  readonly collectionStatus: CollectionStatus | null
  readonly collectionTasks: ReadonlyArray<CollectionTask>
  /** Events of the application, oldest first; absent if the provider sends no history. */
  readonly history?: ReadonlyArray<ApplicationEvent> | undefined
}

/** Event in the history of an application. */
export interface ApplicationEvent {
  /** Step that the application reached: "applied", "collected", "inReview" or "decided". Other values have no effect. */
  readonly step: string
  /** Time in ISO 8601. */
  readonly at: string
  /** Reason of a decision, shown to the user; absent if the provider gives none. */
  readonly reason?: string | undefined
}
