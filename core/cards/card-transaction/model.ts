import * as t from 'io-ts'
import type { CardTransaction } from '../activity-items/index.ts'

/** Step of a transaction. An unknown step from the provider is read as null. */
export const TransactionStep = /* @__PURE__ */ t.keyof({
  authorised: null,
  pending: null,
  settled: null,
  refunded: null,
  declined: null,
  reversed: null,
})
export type TransactionStep = t.TypeOf<typeof TransactionStep>

/** Step that a transaction has reached, and the time of the step. */
export interface ReachedStep {
  /** Null if the step is unknown. */
  readonly step: TransactionStep | null
  /** Milliseconds since 1970; null if the provider omits the time. */
  readonly at: number | null
}

/** Transaction and its steps, oldest first. */
export interface TransactionRecord {
  readonly transaction: CardTransaction
  readonly history: ReadonlyArray<ReachedStep>
}

/** Id of a transaction and id of its card. */
export interface TransactionPlace {
  readonly cardId: string
  readonly transactionId: string
}
