import { day, hour, makeSeededRandom } from '../kernel/seeded-random.ts'
import {
  checked,
  checking,
  type Findings,
  freshTasks,
  isOpen,
  type Task,
  type TaskName,
  tasksOf,
} from './collection-tasks.ts'
import type { Application, ApplicationPatch, HistoryColumn } from './tables.ts'

/** Phase of an application, as the verification app shows it. */
export type Phase = 'collecting' | 'failed' | 'inReview' | 'approved' | 'rejected' | 'abandoned'

/**
 * Returns the phase of an application. After a decision, `collectionStatus` no longer matters. An unexpected combination of
 * statuses counts as collecting.
 */
export const phaseOf = ({ status, collectionStatus }: Pick<Application, 'status' | 'collectionStatus'>): Phase => {
  if (status === 'approved' || status === 'rejected' || status === 'abandoned') return status
  if (collectionStatus === 'failed') return 'failed'
  if (collectionStatus === 'incomplete') return 'collecting'
  return status === 'pending' || collectionStatus === 'awaitingApproval' ? 'inReview' : 'collecting'
}

/** Returns the initial column values of a new application. */
export const newApplication = (now: number): Required<ApplicationPatch> => ({
  status: 'initializing',
  collectionStatus: 'incomplete',
  collectionTasks: freshTasks,
  history: [{ step: 'applied', at: now }],
})

/** Returns the latest history entry with the given step, or null. */
export const lastReached = ({ history }: Pick<Application, 'history'>, step: string): HistoryColumn | null =>
  history.findLast((entry) => entry.step === step) ?? null

/**
 * Returns the time at which the review ends, 24 to 48 hours after its start. Repeated calls for the same review return the
 * same time. Null if the start is unknown.
 */
export const reviewEnd = (row: Pick<Application, 'id' | 'history'>): number | null => {
  const start = lastReached(row, 'inReview')
  return start === null ? null : start.at + day + makeSeededRandom(`${row.id}:${start.at}`).below(24 * hour)
}

const withTask = (row: Application, changed: Task): ReadonlyArray<Task> =>
  tasksOf(row).map((task) => (task.name === changed.name ? changed : task))

const collected = (tasks: ReadonlyArray<Task>): ApplicationPatch => ({
  collectionTasks: tasks,
  collectionStatus: tasks.some(({ status }) => status === 'completedFailed') ? 'failed' : 'incomplete',
})

/** Returns the change to store after the user has submitted a task. Null if the task does not accept a submission. */
export const withSubmission = (
  row: Application,
  name: TaskName,
  findings: Findings,
  now: number,
): ApplicationPatch | null => {
  const task = tasksOf(row).find((one) => one.name === name)
  if (phaseOf(row) !== 'collecting' || task === undefined || !isOpen(task)) return null
  return collected(withTask(row, checking(task, findings, now)))
}

/** True if the review can start, because every task was completed successfully. */
const isComplete = (row: Application): boolean =>
  phaseOf(row) === 'collecting' && tasksOf(row).every(({ status }) => status === 'completedSuccess')

const without = ({ history }: Application, steps: ReadonlyArray<string>): ReadonlyArray<HistoryColumn> =>
  history.filter(({ step }) => !steps.includes(step))

/** Returns the history of an application without the steps "collected", "inReview" and "decided". */
const asCollecting = (row: Application) => without(row, ['collected', 'inReview', 'decided'])

/** Returns the change to store when the review of an application starts. */
export const handedToReview = (row: Application, now: number): ApplicationPatch => {
  const lastCheck = Math.max(row.createdAt, ...tasksOf(row).map(({ readyAt = 0 }) => readyAt))
  return {
    status: 'pending',
    collectionStatus: 'awaitingApproval',
    history: [...asCollecting(row), { step: 'collected', at: Math.min(lastCheck, now) }, { step: 'inReview', at: now }],
  }
}

/** Returns the change to store after the user has submitted the whole application. Null if a task is not completed yet. */
export const submitted = (row: Application, now: number): ApplicationPatch | null =>
  isComplete(row) ? handedToReview(row, now) : null

type Decision = 'approved' | 'rejected' | 'abandoned'

/** Returns the change to store when an application is approved, rejected or abandoned. */
export const decided = (row: Application, status: Decision, at: number, reason?: string): ApplicationPatch => ({
  status,
  collectionStatus: null,
  history: [...without(row, ['decided']), { step: 'decided', at, reason }],
})

/**
 * Returns the change to store when an application is reopened, so that the user has to repeat a task. Revokes an existing
 * decision.
 */
export const reopened = (row: Application, name: TaskName, reason: string): ApplicationPatch => {
  // A task that has failed permanently is reopened too, and its attempts are counted from zero again.
  const tasks = tasksOf(row).map((task): Task =>
    task.name === name || task.status === 'completedFailed' ? { name: task.name, status: 'tryAgain', reason } : task,
  )
  return { status: 'initializing', ...collected(tasks), history: asCollecting(row) }
}

/** Returns the change to store when a task has failed permanently. Afterwards only support can reopen the application. */
export const failed = (row: Application, name: TaskName, reason: string): ApplicationPatch => ({
  status: 'initializing',
  ...collected(withTask(row, { name, status: 'completedFailed', reason })),
  history: asCollecting(row),
})

const checksDone = (row: Application, now: number): ApplicationPatch | null => {
  if (phaseOf(row) !== 'collecting') return null
  const before = tasksOf(row)
  const tasks = before.map((task) => checked(task, now))
  return tasks.every((task, index) => task === before[index]) ? null : collected(tasks)
}

const reviewDone = (row: Application, now: number): ApplicationPatch | null => {
  const end = phaseOf(row) === 'inReview' ? reviewEnd(row) : null
  if (end === null || now < end) return null
  const finding = tasksOf(row).find((task) => task.finding !== undefined)?.finding
  return finding === undefined ? decided(row, 'approved', end) : decided(row, 'rejected', end, finding)
}

/**
 * Returns the change that is due at the time `now`: the results of finished checks or, if no check has finished, the
 * decision of a finished review. Null if nothing is due.
 */
export const dueChange = (row: Application, now: number): ApplicationPatch | null =>
  checksDone(row, now) ?? reviewDone(row, now)
