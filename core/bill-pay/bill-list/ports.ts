import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { BillAccount, BillPaymentRecord, BillPayUser } from '../model.ts'

/** Bill Pay records of a user at the provider. */
export interface BillRecords {
  /** The user's Bill Pay record (CALL-046). Faults: any. */
  readonly user: TE.TaskEither<Fault, BillPayUser>
  /** Connected bills (CALL-047). Omits unreadable bills and bills without a liability. Faults: any. */
  readonly accounts: TE.TaskEither<Fault, ReadonlyArray<BillAccount>>
  /** Payments of bills in the last 12 months, newest first (CALL-048). Faults: any. */
  readonly payments: TE.TaskEither<Fault, ReadonlyArray<BillPaymentRecord>>
}
