import type { Application, ApplicationStatus, CollectionStatus, ProductName, VerificationAction } from './model.ts'
import { type ActionRow, actionRows, otherwise } from './tables.ts'

/** Only an approved application counts (VERIF-018). */
export const isVerified = (status: ApplicationStatus | null): boolean => status === 'approved'

/** The first of that product; null: the user has applied for none. */
export const applicationFor = (product: ProductName, applications: ReadonlyArray<Application>): Application | null =>
  applications.find((application) => application.productName === product) ?? null

/** The first row that names the status of an application or that of its collection (VERIF-031, VERIF-037). */
export const rowFor = <R extends Pick<ActionRow, 'statuses' | 'collection'>>(
  rows: ReadonlyArray<R>,
  status: ApplicationStatus | null,
  collection: CollectionStatus | null,
): R | undefined =>
  rows.find((row) => row.statuses.some((one) => one === status) || row.collection.some((one) => one === collection))

/** What an application offers its owner; null: nothing, it is approved (VERIF-031). */
export const verificationAction = (
  status: ApplicationStatus | null,
  collection: CollectionStatus | null,
): VerificationAction | null => {
  const row = rowFor<ActionRow>(actionRows, status, collection)
  return row === undefined ? otherwise : row.action
}

/** Where "Get Verified" and "Continue" lead, inside the app (VERIF-032). */
export const verificationPath = (product: ProductName): string => `/verification/get-started?apply=${product}`
