import type { io as IO, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { Step } from '../kernel/step.ts'
import type { Session } from '../session/index.ts'
import type { StepName } from './model.ts'

/** What the slices give to the initialisation; a slice that is not there gives no step. */
export interface Contributions {
  readonly steps: Readonly<Partial<Record<StepName, Step>>>
  /** What may be loaded once the application is on the screen. None of these fails: each slice tells its own failure. */
  readonly afterStart: ReadonlyArray<T.Task<unknown>>
}

/** What stands before every step: whether a user is signed in. */
export interface Gate {
  readonly refresh: TE.TaskEither<Fault, Session>
  /** No user is signed in: leaves for the login flow (SESS-002). */
  readonly enterUnauthenticated: IO.IO<void>
}
