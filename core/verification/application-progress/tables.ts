import { limit } from '../../kernel/limits.ts'
import type { ApplicationStatus, CollectionStatus } from '../model.ts'
import { applicationHeaders } from '../texts.ts'

/** Statuses of tasks that need nothing from the user (VERIF-038). */
export const doneStatuses: ReadonlyArray<string> = [
  'completedSuccess',
  'processing',
  'processingDelayed',
  'completedFailed',
]

/** Weight of the first completed task in the progress: it counts as this many tasks (VERIF-039). */
export const firstTaskCounts = limit('first task counts', 2)

export interface HeaderRow {
  readonly statuses: ReadonlyArray<ApplicationStatus>
  readonly collection: ReadonlyArray<CollectionStatus>
  /** {percent} is the completed share, 0 to 100. */
  readonly text: string
}

/** Headers by status. The first row that contains the status of the application or of its collection applies (VERIF-037). */
export const headerRows: ReadonlyArray<HeaderRow> = [
  { statuses: ['approved'], collection: [], text: applicationHeaders.complete },
  { statuses: ['rejected', 'abandoned'], collection: ['failed'], text: applicationHeaders.furtherAction },
  { statuses: [], collection: ['incomplete'], text: applicationHeaders.inProgress },
]
