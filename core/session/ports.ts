import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { ProductToken, Session } from './model.ts'

/** The provider's session of this browser. */
export interface Sessions {
  /** Who is signed in; the refresh too (CALL-073). Faults: Unreachable, Rejected, Malformed; never Unauthorized. */
  readonly current: TE.TaskEither<Fault, Session>
  /** The product tokens of the session (CALL-080). Faults: any. */
  readonly productTokens: TE.TaskEither<Fault, ReadonlyArray<ProductToken>>
  /** Ends the session on the provider's side (CALL-075). Faults: any. */
  readonly end: TE.TaskEither<Fault, void>
}
