import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Provider of payout reports. */
export interface PayoutReports {
  /**
   * Fetches the payouts between two instants in ISO 8601, both inclusive (CALL-044). The first row is the header. An empty
   * result means that there are no payouts. Faults: any.
   */
  readonly between: (input: {
    readonly startDate: string
    readonly endDate: string
  }) => TE.TaskEither<Fault, ReadonlyArray<ReadonlyArray<string>>>
}
