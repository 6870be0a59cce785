import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** What was paid out, as a table. */
export interface PayoutReports {
  /**
   * Rows of cells, the first of which is the header, of what was paid out between two instants in ISO 8601, both inclusive;
   * no row: nothing was (CALL-044). Faults: any.
   */
  readonly between: (input: {
    readonly startDate: string
    readonly endDate: string
  }) => TE.TaskEither<Fault, ReadonlyArray<ReadonlyArray<string>>>
}
