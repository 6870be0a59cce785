import type { Application, ApplicationStatus, CollectionStatus, ProductName } from './model.ts'

/** Only an approved application counts (VERIF-018). */
export const isVerified = (status: ApplicationStatus | null): boolean => status === 'approved'

/** The first of that product; null: the user has applied for none. */
export const applicationFor = (product: ProductName, applications: ReadonlyArray<Application>): Application | null =>
  applications.find((application) => application.productName === product) ?? null

/** The first row that names the status of an application or that of its collection (VERIF-031, VERIF-037). */
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
