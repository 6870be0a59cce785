import type { Json } from '../database/columns.ts'

interface ApplicationsTable {
  id: string
  userId: string
  /** One application a product and user. */
  productName: string
  status: string
  collectionStatus: string | null
  collectionTasks: Json<ReadonlyArray<{ readonly name: string; readonly status: string }>>
  createdAt: number
  updatedAt: number
}

export interface VerificationTables {
  readonly applications: ApplicationsTable
}
