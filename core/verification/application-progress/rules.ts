import { filled } from '../../kernel/text.ts'
import type { Application } from '../model.ts'
import { rowFor } from '../rules.ts'
import { applicationHeaders } from '../texts.ts'
import { doneStatuses, firstTaskCounts, type HeaderRow, headerRows } from './tables.ts'

type Tasks = Application['collectionTasks']

/**
 * True if a task with this status needs nothing from the user. Unknown statuses do not count as done (VERIF-038).
 * @example
 * isTaskDone('completedFailed') // true
 * isTaskDone('notStarted') // false
 */
export const isTaskDone = (status: string, done: ReadonlyArray<string> = doneStatuses): boolean => done.includes(status)

/**
 * True if the collection has tasks and all of them are done.
 * @example
 * isCollected([]) // false
 */
export const isCollected = (tasks: Tasks, done: ReadonlyArray<string> = doneStatuses): boolean =>
  tasks.length > 0 && tasks.every(({ status }) => isTaskDone(status, done))

/**
 * Returns the completed share of the document collection, an integer from 0 to 100 (VERIF-039 to VERIF-042).
 * @example
 * const [done, open] = [{ status: 'completedSuccess' }, { status: 'notStarted' }]
 * progressPercent([done, open, open, open, open]) // 40
 * progressPercent([done]) // 100
 */
export const progressPercent = (tasks: Tasks, done: ReadonlyArray<string> = doneStatuses): number => {
  if (tasks.length === 0) return 0
  const count = tasks.filter(({ status }) => isTaskDone(status, done)).length
  const counted = count === 1 ? firstTaskCounts.value : count
  return Math.min(100, Math.round((100 * counted) / tasks.length))
}

/**
 * Returns the text for the progress of an application (VERIF-033 to VERIF-037).
 * @example
 * progressHeader({ status: 'pending', collectionStatus: null, collectionTasks: [] }) // 'Pending approval'
 */
export const progressHeader = (
  application: Pick<Application, 'status' | 'collectionStatus' | 'collectionTasks'>,
  rows: ReadonlyArray<HeaderRow> = headerRows,
): string => {
  const { status, collectionStatus, collectionTasks } = application
  const row = rowFor(rows, status, collectionStatus)
  return filled(row?.text ?? applicationHeaders.pending, { percent: progressPercent(collectionTasks) })
}
