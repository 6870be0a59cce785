import { limit } from '../../kernel/limits.ts'
import type { ApplicationStatus, CollectionStatus } from '../model.ts'

/** The tasks of a collection that ask for nothing any more (VERIF-038). */
export const doneStatuses: ReadonlyArray<string> = [
  'completedSuccess',
  'processing',
  'processingDelayed',
  'completedFailed',
]

/** A first task done counts as so many, for a good start (VERIF-039). */
export const firstTaskCounts = limit('first task counts', 2)

export interface HeaderRow {
  readonly statuses: ReadonlyArray<ApplicationStatus>
  readonly collection: ReadonlyArray<CollectionStatus>
  /** {percent} is how much is done, 0 to 100. */
  readonly text: string
}

/** The first row that names the application's status or its collection status decides (VERIF-037). */
export const headerRows: ReadonlyArray<HeaderRow> = [
  { statuses: ['approved'], collection: [], text: 'Complete' },
  { statuses: ['rejected', 'abandoned'], collection: ['failed'], text: 'Application requires further action' },
  { statuses: [], collection: ['incomplete'], text: 'In Progress - {percent}% complete' },
]

/** Every other application waits for the provider (VERIF-036, VERIF-037). */
export const pendingHeader = 'Pending approval'
