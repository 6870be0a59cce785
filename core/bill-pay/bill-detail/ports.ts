import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'
import type { BillPaymentRecord } from '../model.ts'
import type { BillBalance } from './model.ts'

/** What was paid on one bill, and what may be done with it. What goes beyond the specification may not be offered. */
export interface BillHistories {
  /** The payments of that bill in the last 12 months, newest first (CALL-048 with partnerAccountId). Faults: any. */
  readonly payments: (accountId: string) => TE.TaskEither<Fault, ReadonlyArray<BillPaymentRecord>>
  /** Its balances, the oldest first. Faults: any. Beyond the specification. */
  readonly balances: (accountId: string) => TE.TaskEither<Fault, ReadonlyArray<BillBalance> | UnsupportedCall>
  /** Takes it off the list of bills; a second time is the same. Faults: any. Beyond the specification. */
  readonly remove: (accountId: string) => TE.TaskEither<Fault, void | UnsupportedCall>
  /**
   * Fetches the receipt of one payment as a PDF of that name. Faults: any; Malformed where the body is empty or no PDF. Beyond
   * the specification.
   * @param query.paymentId the provider's id of the payment of one bill (`partnerPaymentId`)
   */
  readonly receipt: (query: {
    readonly paymentId: string
    readonly name: string
  }) => TE.TaskEither<Fault, FetchedFile | UnsupportedCall>
}
