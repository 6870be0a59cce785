import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'
import type { BillPaymentRecord } from '../model.ts'
import type { BillBalance } from './model.ts'

/**
 * Payments, balances, receipts and removal of one bill. Not every provider supports the calls that are not in the
 * specification.
 */
export interface BillHistories {
  /** Payments of the bill in the last 12 months, newest first (CALL-048 with partnerAccountId). Faults: any. */
  readonly payments: (accountId: string) => TE.TaskEither<Fault, ReadonlyArray<BillPaymentRecord>>
  /** Balances of the bill, oldest first. Beyond the specification. Faults: any. */
  readonly balances: (accountId: string) => TE.TaskEither<Fault, ReadonlyArray<BillBalance> | UnsupportedCall>
  /** Removes the bill from the list. Idempotent. Beyond the specification. Faults: any. */
  readonly remove: (accountId: string) => TE.TaskEither<Fault, void | UnsupportedCall>
  /**
   * Fetches the receipt of one payment as a PDF file with the given name. Beyond the specification.
   * Faults: any; Malformed if the body is empty or not a PDF.
   * @param query.paymentId the provider's id of the payment of one bill (`partnerPaymentId`)
   */
  readonly receipt: (query: {
    readonly paymentId: string
    readonly name: string
  }) => TE.TaskEither<Fault, FetchedFile | UnsupportedCall>
}
