import type { io as IO, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { Step } from '../kernel/step.ts'
import type { Session } from '../session/index.ts'
import type { StepName } from './model.ts'

/** Steps and tasks that the slices contribute to the initialisation. A slice that is not in the app contributes none. */
export interface Contributions {
  readonly steps: Readonly<Partial<Record<StepName, Step>>>
  /** Tasks that run once the app is on the screen. They never fail, because each slice reports its own failures. */
  readonly afterStart: ReadonlyArray<T.Task<unknown>>
}

/** Session check that runs before all steps. */
export interface Gate {
  readonly refresh: TE.TaskEither<Fault, Session>
  /** Opens the login page, because no user is signed in (SESS-002). */
  readonly enterUnauthenticated: IO.IO<void>
}
