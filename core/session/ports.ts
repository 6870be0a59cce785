import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { ProductToken, Session } from './model.ts'

/** Session of this browser at the provider. */
export interface Sessions {
  /** Loads or refreshes the session (CALL-073). Faults: Unreachable, Rejected, Malformed; never Unauthorized. */
  readonly current: TE.TaskEither<Fault, Session>
  /** Loads the product tokens of the session (CALL-080). Faults: any. */
  readonly productTokens: TE.TaskEither<Fault, ReadonlyArray<ProductToken>>
  /** Ends the session at the provider (CALL-075). Faults: any. */
  readonly end: TE.TaskEither<Fault, void>
}
