import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { BillPayment } from '../../payments/index.ts'
import type { BillAccount, BillPayUser } from '../model.ts'

/** What the provider knows of a user's bills. */
export interface BillRecords {
  /** Faults: any. */
  readonly user: TE.TaskEither<Fault, BillPayUser>
  /** The connected bills. Faults: any. */
  readonly accounts: TE.TaskEither<Fault, ReadonlyArray<BillAccount>>
  /** The payments of bills, newest first. Faults: any. */
  readonly payments: TE.TaskEither<Fault, ReadonlyArray<BillPayment>>
}
