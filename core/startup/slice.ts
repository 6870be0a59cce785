import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { makeOnce } from '../kernel/once.ts'
import { type Live, makeStores } from '../kernel/store.ts'
import type { Log } from '../platform/ports.ts'
import type { Initialisation } from './model.ts'
import type { Contributions, Gate } from './ports.ts'
import { makeInitialise } from './use-cases.ts'

/** Initialisation of the app. */
export interface Startup {
  readonly state: Live<Initialisation>
  /** Fault of the last attempt; null if the attempt did not fail. */
  readonly fault: Live<Fault | null>
  /** Starts the initialisation, or retries it after a failure. */
  readonly initialise: () => void
  readonly tasks: {
    /** Runs the initialisation. Concurrent callers share one run; after a failure, the next call retries. */
    readonly initialise: TE.TaskEither<Fault, void>
  }
}

/**
 * Makes the initialisation. Sends no request before `initialise`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const { startup } = makePaydeck(ports)
 * await startup.tasks.initialise()
 * startup.state.get() // 'ready'
 */
export const makeStartup = (ports: {
  readonly gate: Gate
  readonly contributions: Contributions
  readonly log: Log
}): Startup => {
  // Uses separate stores, because sign-out must not reset this state: the app stays initialised until the browser leaves the
  // page.
  const { make } = makeStores()
  const state = make<Initialisation>('initialising')
  const fault = make<Fault | null>(null)
  const begin: T.Task<void> = T.fromIO(() => state.update(() => 'initialising'))
  const runAfterStart = (): void => ports.contributions.afterStart.forEach((task) => void task())
  const once = makeOnce(
    F.pipe(
      begin,
      T.flatMap(() => makeInitialise(ports)),
      T.tapIO((result) => () => {
        // After a 401 the browser opens the login page, so no failure is shown (SHELL-020).
        const failed = E.isLeft(result) && result.left._tag !== 'Unauthorized'
        fault.update(() => (E.isLeft(result) ? result.left : null))
        state.update(() => (E.isRight(result) ? result.right : failed ? 'failed' : 'leaving'))
        if (E.isRight(result) && result.right === 'ready') runAfterStart()
      }),
      TE.map(() => undefined),
    ),
  )
  return { state, fault, initialise: () => void once.run(), tasks: { initialise: once.run } }
}
