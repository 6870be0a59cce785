import { type LaterTasks, routeFactsMaker, startMakers } from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import { enteredToken } from '../di/entered.ts'
import { type Get, sliceModule } from '../di/slice-module.ts'
import { laterTasksToken, port, slice } from '../di/tokens.ts'
import { slices as home } from '../home/module.ts'
import { frameModule } from './module.ts'

/** Tasks of the app after the initialisation. All of them wait for the first paint. */
const laterTasksOf = (get: Get): LaterTasks => {
  const oncePainted = (task: () => unknown) => () => get(enteredToken).painted.then(task)
  /**
   * Loads after-start.ts and calls its function `what`. A failed load is only logged, because components that need the data
   * request it again.
   */
  const inAfterStart = (what: 'createMissing' | 'runAfterStart' | 'watchApplications') =>
    oncePainted(() =>
      import('./after-start.ts')
        .then((code) => code[what](get))
        .catch(() => get(port('log')).warn('What comes after the start could not be loaded')),
    )
  // Reads the slices only when a task runs, because some of them depend on the initialisation.
  return {
    createMissing: inAfterStart('createMissing'),
    watchApplications: inAfterStart('watchApplications'),
    afterStart: [
      oncePainted(() => get(slice('passkeyStatus')).tasks.load()),
      oncePainted(() => get(slice('applications')).tasks.loadMissingInfo()),
      inAfterStart('runAfterStart'),
      oncePainted(() => get(slice('shell')).tasks.startServices()),
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
