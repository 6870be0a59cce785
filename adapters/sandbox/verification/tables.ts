import type { Selectable } from 'kysely'
import type { GivenJson, Json } from '../database/columns.ts'

/** Task of a collection. The data that the user submits for the task is not stored, only the result of the check. */
export interface TaskColumn {
  readonly name: string
  readonly status: string
  /** Reason why the task must be redone or has failed, as a sentence. */
  readonly reason?: string
  /** Number of submissions. */
  readonly tries?: number
  /** End of the running check, in milliseconds since 1970. */
  readonly readyAt?: number
  /** Fault that the check reveals, or null. */
  readonly fault?: string | null
  /** Finding against the application, which the review reveals. */
  readonly finding?: string
}

/** Entry in the history of an application. */
export interface HistoryColumn {
  /** "applied", "collected", "inReview" or "decided". */
  readonly step: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Reason of the decision, as a sentence. */
  readonly reason?: string | undefined
}

interface ApplicationsTable {
  id: string
  userId: string
  /** Name of the product. The application is unique per product and user. */
  productName: string
  status: string
  collectionStatus: string | null
  collectionTasks: Json<ReadonlyArray<TaskColumn>>
  /** Oldest entry first. */
  history: GivenJson<ReadonlyArray<HistoryColumn>>
  createdAt: number
  updatedAt: number
}

export type Application = Selectable<ApplicationsTable>

/** Columns of an application that can change. */
export interface ApplicationPatch {
  readonly status?: string
  readonly collectionStatus?: string | null
  readonly collectionTasks?: ReadonlyArray<TaskColumn>
  readonly history?: ReadonlyArray<HistoryColumn>
}

export interface VerificationTables {
  readonly applications: ApplicationsTable
}
