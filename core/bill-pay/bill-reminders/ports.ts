import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { DueBill } from './model.ts'

/** What reminders ask. Beyond the specification. */
export interface DueBills {
  /** What can be paid, is due within 14 days and is not being paid, the first due first. Faults: any. */
  readonly due: TE.TaskEither<Fault, ReadonlyArray<DueBill> | UnsupportedCall>
}
