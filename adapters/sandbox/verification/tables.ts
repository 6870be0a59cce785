import type { Selectable } from 'kysely'
import type { GivenJson, Json } from '../database/columns.ts'

/** A task of a collection. Of what was sent for it, it holds nothing but what the check has found. */
export interface TaskColumn {
  readonly name: string
  readonly status: string
  /** Why it has to be done again, or has failed for good; a sentence. */
  readonly reason?: string
  /** How often something was sent for it. */
  readonly tries?: number
  /** While it is being checked: when the check is over, and what it finds then; milliseconds since 1970. */
  readonly readyAt?: number
  /** What is wrong with it, which the check tells; null: nothing. */
  readonly fault?: string | null
  /** What speaks against the application, which the review tells. */
  readonly finding?: string
}

/** That an application has reached a step. */
export interface HistoryColumn {
  /** "applied", "collected", "inReview" or "decided". */
  readonly step: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Why it was decided so; a sentence. */
  readonly reason?: string | undefined
}

interface ApplicationsTable {
  id: string
  userId: string
  /** One application a product and user. */
  productName: string
  status: string
  collectionStatus: string | null
  collectionTasks: Json<ReadonlyArray<TaskColumn>>
  /** The oldest first. */
  history: GivenJson<ReadonlyArray<HistoryColumn>>
  createdAt: number
  updatedAt: number
}

export type Application = Selectable<ApplicationsTable>

/** What may change of an application. */
export interface ApplicationPatch {
  readonly status?: string
  readonly collectionStatus?: string | null
  readonly collectionTasks?: ReadonlyArray<TaskColumn>
  readonly history?: ReadonlyArray<HistoryColumn>
}

export interface VerificationTables {
  readonly applications: ApplicationsTable
}
