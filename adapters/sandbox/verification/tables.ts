import type { Selectable } from 'kysely'
import type { GivenJson, Json } from '../database/columns.ts'

/** Task of an application. The database contains only the result of the task's check, not the data that the user submits. */
export interface TaskColumn {
  readonly name: string
  readonly status: string
  /** Reason why the task must be redone or has failed, as a sentence. */
  readonly reason?: string
  /** Number of submissions. */
  readonly tries?: number
  /** End of the running check, in milliseconds since 1970. */
  readonly readyAt?: number
  /**
   * Problem that becomes visible when the running check ends; the user then has to repeat the task. Null if there is none.
   */
  readonly fault?: string | null
  /** Reason for a rejection, which becomes visible when the review ends. */
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

/** Values of the columns that a change of an application can set. */
export interface ApplicationPatch {
  readonly status?: string
  readonly collectionStatus?: string | null
  readonly collectionTasks?: ReadonlyArray<TaskColumn>
  readonly history?: ReadonlyArray<HistoryColumn>
}

export interface VerificationTables {
  readonly applications: ApplicationsTable
}
