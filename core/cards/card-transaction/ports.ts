import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { TransactionPlace, TransactionRecord } from './model.ts'

/** Single transactions of a card. The specification has no such call, so not every provider supports this port. */
export interface CardTransactions {
  /**
   * Returns a transaction with its history. Faults: any. Rejected both for a missing transaction and for one that belongs to
   * another card or user, without distinction.
   */
  readonly find: (place: TransactionPlace) => TE.TaskEither<Fault, TransactionRecord | UnsupportedCall>
}
