import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { BillAccount, BillPaymentRecord, BillPayUser } from '../model.ts'

/** What the provider knows of a user's bills. */
export interface BillRecords {
  /** CALL-046. Faults: any. */
  readonly user: TE.TaskEither<Fault, BillPayUser>
  /** The connected bills (CALL-047); one without a liability is left out, as is one that cannot be read. Faults: any. */
  readonly accounts: TE.TaskEither<Fault, ReadonlyArray<BillAccount>>
  /** The payments of bills in the last 12 months, newest first (CALL-048). Faults: any. */
  readonly payments: TE.TaskEither<Fault, ReadonlyArray<BillPaymentRecord>>
}
