import * as t from 'io-ts'
import type { CardTransaction } from '../activity-items/index.ts'

/** What a transaction goes through; any other word of the provider is null. */
export const TransactionStep = /* @__PURE__ */ t.keyof({
  authorised: null,
  pending: null,
  settled: null,
  refunded: null,
  declined: null,
  reversed: null,
})
export type TransactionStep = t.TypeOf<typeof TransactionStep>

/** A step that a transaction has reached. */
export interface ReachedStep {
  /** null: a word that we do not know. */
  readonly step: TransactionStep | null
  /** Milliseconds since 1970; null: not told. */
  readonly at: number | null
}

/** A transaction and what it went through, oldest step first. */
export interface TransactionRecord {
  readonly transaction: CardTransaction
  readonly history: ReadonlyArray<ReachedStep>
}

/** Which transaction is looked at. */
export interface TransactionPlace {
  readonly cardId: string
  readonly transactionId: string
}
