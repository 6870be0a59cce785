import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { LoadedPayouts } from './model.ts'

/** What the provider knows of the user as a recipient of payouts. */
export interface PayoutRecords {
  /** Everything at once, for the start (CALL-071); empty for an account that receives nothing. Faults: any. */
  readonly atStart: TE.TaskEither<Fault, LoadedPayouts>
}
