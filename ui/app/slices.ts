import { type LaterTasks, routeFactsMaker, startMakers } from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import { enteredToken } from '../di/entered.ts'
import { type Get, sliceModule } from '../di/slice-module.ts'
import { laterTasksToken, port, slice } from '../di/tokens.ts'
import { slices as home } from '../home/module.ts'
import { frameModule } from './module.ts'

/**
 * Returns a function that waits for the first paint, then loads after-start.ts and calls its function `what`. A failed load
 * is only logged, because components that need the data request it again.
 */
const afterStart = (get: Get, what: 'createMissing' | 'runAfterStart' | 'watchApplications') => (): Promise<void> =>
  get(enteredToken)
    .painted.then(() => import('./after-start.ts'))
    .then((code) => code[what](get))
    .catch(() => get(port('log')).warn('What comes after the start could not be loaded'))

/** Tasks of the app after the initialisation. Each of them waits for the first paint. */
const laterTasksOf = (get: Get): LaterTasks => {
  const { painted } = get(enteredToken)
  // Reads the slices only when a task runs, because some of them depend on the initialisation.
  return {
    createMissing: afterStart(get, 'createMissing'),
    watchApplications: afterStart(get, 'watchApplications'),
    afterStart: [
      () => painted.then(() => get(slice('passkeyStatus')).tasks.load()),
      () => painted.then(() => get(slice('applications')).tasks.loadMissingInfo()),
      afterStart(get, 'runAfterStart'),
      () => painted.then(() => get(slice('shell')).tasks.startServices()),
    ],
  }
}

/** Slices that load with the app. `referralArrival` is one of them, although its ports load later. */
export const slices = sliceModule(startMakers)

/**
 * Bindings that load with the app. Other slices are bound when a component that uses them loads.
 * @param page resolves when the code of the first page has loaded or failed to load
 */
export const startSlices = (isDevelopment: boolean, page: Promise<void>): ReadonlyArray<Bindings> => [
  frameModule(page),
  ({ bind }) => void bind(laterTasksToken).toDynamicValue(({ get }) => laterTasksOf(get)),
  sliceModule({ routeFacts: routeFactsMaker(isDevelopment) }),
  slices,
  home,
]
