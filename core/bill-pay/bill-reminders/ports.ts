import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { DueBill } from './model.ts'

/** Source of the bill reminders. Beyond the specification. */
export interface DueBills {
  /** Payable bills that are due within 14 days or overdue and have no payment in flight, ordered by due date. Faults: any. */
  readonly due: TE.TaskEither<Fault, ReadonlyArray<DueBill> | UnsupportedCall>
}
