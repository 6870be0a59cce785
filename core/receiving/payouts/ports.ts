import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { LoadedPayouts } from './model.ts'

/** Reads the payouts data of the user. */
export interface PayoutRecords {
  /**
   * Loads all payouts data when the app starts (CALL-071). The lists are empty if the account receives no payouts. Faults:
   * any.
   */
  readonly atStart: TE.TaskEither<Fault, LoadedPayouts>
}
