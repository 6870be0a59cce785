import { limit } from '../../kernel/limits.ts'
import { transactionStatusTexts } from '../texts.ts'
import type { TransactionStep } from './model.ts'

/** Row of the table `situationRows`: texts and appearance of a transaction with a certain latest step. */
export interface SituationRow {
  /** Name of the step in the time line, also shown as the transaction's status. */
  readonly label: string
  readonly tone: 'neutral' | 'good' | 'wait' | 'bad'
  /** Appearance of the step in the time line if no later step has been reached. */
  readonly state: 'done' | 'now' | 'failed'
  readonly why: string
  readonly next: string
  /** Steps that may still follow. */
  readonly later: ReadonlyArray<TransactionStep>
}

/** Texts and appearance of a transaction, by its latest step. */
export const situationRows = {
  authorised: { ...transactionStatusTexts.authorised, tone: 'wait', state: 'now', later: ['pending', 'settled'] },
  pending: { ...transactionStatusTexts.pending, tone: 'wait', state: 'now', later: ['settled'] },
  settled: { ...transactionStatusTexts.settled, tone: 'good', state: 'done', later: [] },
  refunded: { ...transactionStatusTexts.refunded, tone: 'neutral', state: 'done', later: [] },
  declined: { ...transactionStatusTexts.declined, tone: 'bad', state: 'failed', later: [] },
  reversed: { ...transactionStatusTexts.reversed, tone: 'neutral', state: 'done', later: [] },
} as const satisfies Record<TransactionStep, SituationRow>

/** Decimal places of an exchange rate. */
export const rateDecimals = limit('exchange rate decimals', 4)

/** Maximum number of characters that the page shows of a text from the provider. */
export const longestDetail = limit('card transaction detail', 300)

/**
 * HTTP status of a request that the provider rejects because of its rate limit. This status does not mean that the
 * transaction is missing.
 */
export const tooManyRequests = 429
