import { CollectionTaskName } from '@paydeck/core/model'
import type { TaskColumn } from './tables.ts'

/** What a person does in the verification app, in its order; photos first. */
export const taskNames: ReadonlyArray<CollectionTaskName> = ['identityDocument', 'selfie', 'address', 'personalDetails']
export type TaskName = CollectionTaskName

const photoTasks = ['identityDocument', 'selfie'] as const satisfies ReadonlyArray<TaskName>
export type PhotoTask = (typeof photoTasks)[number]

/** The words of a task's status, which the contract leaves open (VERIF-038). */
export type TaskStatus = 'notStarted' | 'processing' | 'tryAgain' | 'completedSuccess' | 'completedFailed'

export interface Task extends TaskColumn {
  readonly name: TaskName
  readonly status: TaskStatus
}

/** A check takes so long, in milliseconds of the account's time. */
const checkTime = 2_000
/** So often a task can be tried; then only support opens it again. */
export const mostTries = 3

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

/** The tasks of the app as an application holds them; one that it lacks, or whose status nobody here knows, is to be done. */
export const tasksOf = ({
  collectionTasks,
}: {
  readonly collectionTasks: ReadonlyArray<TaskColumn>
}): ReadonlyArray<Task> =>
  taskNames.map((name) => {
    const kept = collectionTasks.find((task) => task.name === name)
    return kept !== undefined && isTaskStatus(kept.status)
      ? { ...kept, name, status: kept.status }
      : { name, status: 'notStarted' }
  })

export const freshTasks: ReadonlyArray<Task> = tasksOf({ collectionTasks: [] })

/** Whether something may be sent for a task. */
export const isOpen = ({ status }: Task): boolean => status === 'notStarted' || status === 'tryAgain'

/** What the check of something that was sent has come to, which is told once the check is over. */
export interface Findings {
  /** What is wrong with it, so that it has to be sent again; null: nothing. */
  readonly fault: string | null
  /** What speaks against the application, for the review. */
  readonly finding?: string
}

/** The task while what was sent for it is being checked. */
export const checking = (task: Task, { fault, finding }: Findings, now: number): Task => ({
  name: task.name,
  status: 'processing',
  tries: (task.tries ?? 0) + 1,
  readyAt: now + checkTime,
  fault,
  ...(finding === undefined ? {} : { finding }),
})

/** The task once its check is over; one that is not being checked, or still is, stays as it is. */
export const checked = (task: Task, now: number): Task => {
  if (task.status !== 'processing' || task.readyAt === undefined || now < task.readyAt) return task
  const { name, tries = 1, readyAt, fault = null, finding } = task
  const done = { name, tries, readyAt, ...(finding === undefined ? {} : { finding }) }
  if (fault === null) return { ...done, status: 'completedSuccess' }
  return { ...done, status: tries < mostTries ? 'tryAgain' : 'completedFailed', reason: fault }
}
