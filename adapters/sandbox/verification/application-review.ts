import { day, hour, makeChance } from '../kernel/chance.ts'
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

/** Where an application stands in the verification app. */
export type Phase = 'collecting' | 'failed' | 'inReview' | 'approved' | 'rejected' | 'abandoned'

/**
 * The provider's own order: what is decided first, then what was collected; an application that waits for nothing is still
 * collected.
 */
export const phaseOf = ({ status, collectionStatus }: Pick<Application, 'status' | 'collectionStatus'>): Phase => {
  if (status === 'approved' || status === 'rejected' || status === 'abandoned') return status
  if (collectionStatus === 'failed') return 'failed'
  if (collectionStatus === 'incomplete') return 'collecting'
  return status === 'pending' || collectionStatus === 'awaitingApproval' ? 'inReview' : 'collecting'
}

/** An application that was begun just now. */
export const begun = (now: number): Required<ApplicationPatch> => ({
  status: 'initializing',
  collectionStatus: 'incomplete',
  collectionTasks: freshTasks,
  history: [{ step: 'applied', at: now }],
})

/** The last time that an application reached a step; null: never. */
export const reached = ({ history }: Pick<Application, 'history'>, step: string): HistoryColumn | null =>
  history.findLast((entry) => entry.step === step) ?? null

/** When the review is over: 24 to 48 hours after it has begun, always the same for one review; null: nobody knows. */
export const reviewEnd = (row: Pick<Application, 'id' | 'history'>): number | null => {
  const start = reached(row, 'inReview')
  return start === null ? null : start.at + day + makeChance(`${row.id}:${start.at}`).below(24 * hour)
}

const withTask = (row: Application, changed: Task): ReadonlyArray<Task> =>
  tasksOf(row).map((task) => (task.name === changed.name ? changed : task))

const collected = (tasks: ReadonlyArray<Task>): ApplicationPatch => ({
  collectionTasks: tasks,
  collectionStatus: tasks.some(({ status }) => status === 'completedFailed') ? 'failed' : 'incomplete',
})

/** Something was sent for a task; null where nothing may be. */
export const sent = (row: Application, name: TaskName, findings: Findings, now: number): ApplicationPatch | null => {
  const task = tasksOf(row).find((one) => one.name === name)
  if (phaseOf(row) !== 'collecting' || task === undefined || !isOpen(task)) return null
  return collected(withTask(row, checking(task, findings, now)))
}

/** Whether all that is needed is there, so that it can be reviewed. */
const isComplete = (row: Application): boolean =>
  phaseOf(row) === 'collecting' && tasksOf(row).every(({ status }) => status === 'completedSuccess')

const without = ({ history }: Application, steps: ReadonlyArray<string>): ReadonlyArray<HistoryColumn> =>
  history.filter(({ step }) => !steps.includes(step))

/** What stays of the history when the collection goes on. */
const asCollecting = (row: Application) => without(row, ['collected', 'inReview', 'decided'])

/** Given to those who review, as it is. */
export const given = (row: Application, now: number): ApplicationPatch => {
  const lastCheck = Math.max(row.createdAt, ...tasksOf(row).map(({ readyAt = 0 }) => readyAt))
  return {
    status: 'pending',
    collectionStatus: 'awaitingApproval',
    history: [...asCollecting(row), { step: 'collected', at: Math.min(lastCheck, now) }, { step: 'inReview', at: now }],
  }
}

/** Sent for review by the person; null while something is missing. */
export const submitted = (row: Application, now: number): ApplicationPatch | null =>
  isComplete(row) ? given(row, now) : null

type Decision = 'approved' | 'rejected' | 'abandoned'

/** The end of an application, and why. */
export const decided = (row: Application, status: Decision, at: number, reason?: string): ApplicationPatch => ({
  status,
  collectionStatus: null,
  history: [...without(row, ['decided']), { step: 'decided', at, reason }],
})

/** Back to the person, with a task that has to be done again and why; nothing is decided any more. */
export const reopened = (row: Application, name: TaskName, reason: string): ApplicationPatch => {
  // One that failed too often gets its tries back.
  const tasks = tasksOf(row).map((task): Task =>
    task.name === name || task.status === 'completedFailed' ? { name: task.name, status: 'tryAgain', reason } : task,
  )
  return { status: 'initializing', ...collected(tasks), history: asCollecting(row) }
}

/** A task that cannot be tried again: the collection has failed, and only support opens it again. */
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

/** What time alone has brought about: checks that are over, then a review that is; null: nothing. */
export const settled = (row: Application, now: number): ApplicationPatch | null =>
  checksDone(row, now) ?? reviewDone(row, now)
