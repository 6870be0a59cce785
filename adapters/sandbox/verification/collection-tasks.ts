import { CollectionTaskName } from '@paydeck/core/model'
import type { TaskColumn } from './tables.ts'

/** Tasks of the verification app in their order. The photo tasks come first. */
export const taskNames: ReadonlyArray<CollectionTaskName> = ['identityDocument', 'selfie', 'address', 'personalDetails']
export type TaskName = CollectionTaskName

const photoTasks = ['identityDocument', 'selfie'] as const satisfies ReadonlyArray<TaskName>
export type PhotoTask = (typeof photoTasks)[number]

/** Statuses of a task. The contract does not restrict them (VERIF-038). */
export type TaskStatus = 'notStarted' | 'processing' | 'tryAgain' | 'completedSuccess' | 'completedFailed'

export interface Task extends TaskColumn {
  readonly name: TaskName
  readonly status: TaskStatus
}

/** Duration of the simulated check of a task, in milliseconds. */
const checkTime = 2_000
/** Maximum number of attempts per task. Afterwards only support can reopen the task. */
export const maxTries = 3

export const isTaskName = (text: string): text is TaskName => CollectionTaskName.is(text)
export const isPhotoTask = (text: string): text is PhotoTask => photoTasks.some((name) => name === text)

const statuses: ReadonlyArray<string> = [
  'notStarted',
  'processing',
  'tryAgain',
  'completedSuccess',
  'completedFailed',
] satisfies ReadonlyArray<TaskStatus>
const isTaskStatus = (text: string): text is TaskStatus => statuses.includes(text)

/** Returns all tasks of an application. A missing task, or one of unknown status, counts as not started. */
export const tasksOf = ({
  collectionTasks,
}: {
  readonly collectionTasks: ReadonlyArray<TaskColumn>
}): ReadonlyArray<Task> =>
  taskNames.map((name) => {
    const stored = collectionTasks.find((task) => task.name === name)
    return stored !== undefined && isTaskStatus(stored.status)
      ? { ...stored, name, status: stored.status }
      : { name, status: 'notStarted' }
  })

export const freshTasks: ReadonlyArray<Task> = tasksOf({ collectionTasks: [] })

/** True if the user can submit the task. */
export const isOpen = ({ status }: Task): boolean => status === 'notStarted' || status === 'tryAgain'

/** Result of the check of a submitted task. The user does not see the result until the check ends. */
export interface Findings {
  /** Reason why the user has to submit the task again, or null. */
  readonly fault: string | null
  /** Reason for which the review will reject the application. */
  readonly finding?: string
}

/** Returns the task at the start of its check, which ends `checkTime` milliseconds later. */
export const checking = (task: Task, { fault, finding }: Findings, now: number): Task => ({
  name: task.name,
  status: 'processing',
  tries: (task.tries ?? 0) + 1,
  readyAt: now + checkTime,
  fault,
  ...(finding === undefined ? {} : { finding }),
})

/** Returns the task with the result of its check, if the check has ended by now. Otherwise returns the task unchanged. */
export const checked = (task: Task, now: number): Task => {
  if (task.status !== 'processing' || task.readyAt === undefined || now < task.readyAt) return task
  const { name, tries = 1, readyAt, fault = null, finding } = task
  const done = { name, tries, readyAt, ...(finding === undefined ? {} : { finding }) }
  if (fault === null) return { ...done, status: 'completedSuccess' }
  return { ...done, status: tries < maxTries ? 'tryAgain' : 'completedFailed', reason: fault }
}
