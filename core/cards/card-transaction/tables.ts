import { limit } from '../../kernel/limits.ts'
import { transactionStatusTexts } from '../texts.ts'
import type { TransactionStep } from './model.ts'

/** Texts and appearance of a transaction's latest step. */
export interface SituationRow {
  /** Name of the step in the time line, and of the status. */
  readonly label: string
  readonly tone: 'neutral' | 'good' | 'wait' | 'bad'
  /** State of this step in the time line if the step is the latest one. */
  readonly state: 'done' | 'now' | 'failed'
  readonly why: string
  readonly next: string
  /** Steps that may follow. */
  readonly later: ReadonlyArray<TransactionStep>
}

/** Reason, next steps and appearance of each status. */
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

/** Maximum length of a text of the provider on the screen, in characters. */
export const longestDetail = limit('card transaction detail', 300)

/** HTTP status of a rejection for too many requests. It does not mean that the transaction is missing. */
export const tooManyRequests = 429
