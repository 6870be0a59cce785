import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { TransactionPlace, TransactionRecord } from './model.ts'

/** Single transactions of a card: beyond the specified calls, so a provider may not offer it. */
export interface CardTransactions {
  /** Faults: any; Rejected for a transaction that is not there, or not of this card or this user, all alike. */
  readonly find: (place: TransactionPlace) => TE.TaskEither<Fault, TransactionRecord | UnsupportedCall>
}
