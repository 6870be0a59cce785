import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { makeOnce } from '../kernel/once.ts'
import { type Live, makeStores } from '../kernel/store.ts'
import type { Log } from '../platform/ports.ts'
import type { Initialisation } from './model.ts'
import type { Contributions, Gate } from './ports.ts'
import { makeInitialise } from './use-cases.ts'

/** The initialisation of a running application. */
export interface Startup {
  readonly state: Live<Initialisation>
  /** Why the last try was rejected; null: it was not. */
  readonly fault: Live<Fault | null>
  /** Begins the initialisation, or tries it again after a failure. */
  readonly initialise: () => void
  readonly tasks: {
    /** Runs the initialisation once, however often it is asked for; after a failure the next caller tries again. */
    readonly initialise: TE.TaskEither<Fault, void>
  }
}

/** Nothing is asked for until `initialise` runs. */
export const makeStartup = (ports: {
  readonly gate: Gate
  readonly contributions: Contributions
  readonly log: Log
}): Startup => {
  // Not one of the user's stores: sign-out leaves the app, and until then it stays initialised.
  const { make } = makeStores()
  const state = make<Initialisation>('initialising')
  const fault = make<Fault | null>(null)
  const begin: T.Task<void> = T.fromIO(() => state.update(() => 'initialising'))
  const goOn = (): void => ports.contributions.afterStart.forEach((task) => void task())
  const once = makeOnce(
    F.pipe(
      begin,
      T.flatMap(() => makeInitialise(ports)),
      T.tapIO((result) => () => {
        // A 401 shows no failure: the browser is already leaving (SHELL-020).
        const failed = E.isLeft(result) && result.left._tag !== 'Unauthorized'
        fault.update(() => (E.isLeft(result) ? result.left : null))
        state.update(() => (E.isRight(result) ? result.right : failed ? 'failed' : 'leaving'))
        if (E.isRight(result) && result.right === 'ready') goOn()
      }),
      TE.map(() => undefined),
    ),
  )
  return { state, fault, initialise: () => void once.run(), tasks: { initialise: once.run } }
}
