import { isCollected, isTaskDone } from '../application-progress/index.ts'
import { type ActionRow, standingOf } from '../applications/index.ts'
import { type Application, CollectionTaskName } from '../model.ts'
import type { ProgressStepName, Situation } from './model.ts'

/**
 * Returns the state of an application as its owner sees it. If the application is null, the user has not applied.
 * @example
 * situationOf(null) // 'not-started'
 * situationOf({ status: 'rejected', collectionStatus: null, collectionTasks: [] }) // 'rejected'
 */
export const situationOf = (
  application: Pick<Application, 'status' | 'collectionStatus' | 'collectionTasks'> | null,
  rows?: ReadonlyArray<ActionRow>,
  done?: ReadonlyArray<string>,
): Situation => {
  if (application === null) return 'not-started'
  const { status } = application
  switch (standingOf(application, rows)) {
    case 'not-started':
      return 'opened'
    case 'further-action':
      return status === 'rejected' || status === 'abandoned' ? status : 'failed'
    case 'started':
      return isCollected(application.collectionTasks, done) ? 'unsubmitted' : 'started'
    case 'in-review':
      return 'in-review'
    case 'approved':
      return 'approved'
  }
}

/**
 * Returns the known names of the tasks that are not done, each once, in the order of `CollectionTaskName` (VERIF-035).
 * @example
 * missingTasks({ collectionTasks: [{ name: 'selfie', status: 'notStarted' }] }) // ['selfie']
 */
export const missingTasks = ({
  collectionTasks,
}: Pick<Application, 'collectionTasks'>): ReadonlyArray<CollectionTaskName> =>
  Object.keys(CollectionTaskName.keys)
    .filter((known) => CollectionTaskName.is(known))
    .filter((known) => collectionTasks.some(({ name, status }) => name === known && !isTaskDone(status)))

/**
 * Returns the time at which the application last reached a step, in milliseconds since 1970. Null if the history contains no
 * valid date for this step.
 * @example
 * stepTime({ history: [{ step: 'applied', at: '2026-03-10T00:00:00Z' }] }, 'applied') // Date.UTC(2026, 2, 10)
 * stepTime(null, 'applied') // null
 */
export const stepTime = (application: Pick<Application, 'history'> | null, step: ProgressStepName): number | null => {
  const at = application?.history?.findLast((event) => event.step === step)?.at
  const time = at === undefined ? Number.NaN : Date.parse(at)
  return Number.isNaN(time) ? null : time
}
