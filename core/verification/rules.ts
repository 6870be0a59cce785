import type { Application, ApplicationStatus, CollectionStatus, ProductName } from './model.ts'

/**
 * True only for an approved application (VERIF-018).
 * @example
 * isVerified('approved') // true
 * isVerified('pending') // false
 */
export const isVerified = (status: ApplicationStatus | null): boolean => status === 'approved'

/**
 * Returns the first application for the product; null if the user has not applied.
 * @example
 * applicationFor('payoutsRecipient', []) // null
 */
export const applicationFor = (product: ProductName, applications: ReadonlyArray<Application>): Application | null =>
  applications.find((application) => application.productName === product) ?? null

/** Returns the first row that contains the status of the application or of its collection (VERIF-031, VERIF-037). */
export const rowFor = <
  R extends {
    readonly statuses: ReadonlyArray<ApplicationStatus>
    readonly collection: ReadonlyArray<CollectionStatus>
  },
>(
  rows: ReadonlyArray<R>,
  status: ApplicationStatus | null,
  collection: CollectionStatus | null,
): R | undefined =>
  rows.find((row) => row.statuses.some((one) => one === status) || row.collection.some((one) => one === collection))
