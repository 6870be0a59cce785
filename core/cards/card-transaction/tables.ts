import { limit } from '../../kernel/limits.ts'
import type { ActivityKind } from '../activity-items/index.ts'
import type { TransactionStep } from './model.ts'

/** Texts and drawing of a transaction's latest step. */
export interface SituationRow {
  /** Name of the step in the time line, and of the status. */
  readonly label: string
  readonly tone: 'neutral' | 'good' | 'wait' | 'bad'
  /** State of the step in the time line if it is the latest one. */
  readonly state: 'done' | 'now' | 'failed'
  readonly why: string
  readonly next: string
  /** Steps that may follow. */
  readonly later: ReadonlyArray<TransactionStep>
}

const nothing = 'Nothing to do.'

/** Reason, next steps and appearance of each status. */
export const situationRows = {
  authorised: {
    label: 'Authorized',
    tone: 'wait',
    state: 'now',
    why: 'The bank has approved it and holds the amount.',
    next: 'The merchant asks for the money. Until then the amount is held.',
    later: ['pending', 'settled'],
  },
  pending: {
    label: 'Pending',
    tone: 'wait',
    state: 'now',
    why: 'The bank is waiting for the merchant to settle it.',
    next: 'It settles by itself, as a rule within a few days. The amount may still change, as with a tip or at a fuel pump.',
    later: ['settled'],
  },
  settled: { label: 'Settled', tone: 'good', state: 'done', why: 'It is settled.', next: nothing, later: [] },
  refunded: {
    label: 'Refunded',
    tone: 'neutral',
    state: 'done',
    why: 'The merchant has given the money back.',
    next: 'Nothing to do. The refund stands in the list by itself.',
    later: [],
  },
  declined: {
    label: 'Declined',
    tone: 'bad',
    state: 'failed',
    why: 'The payment was declined. Nothing was taken from the card.',
    next: 'Make sure that the card is not locked and that there is enough on it, and pay again.',
    later: [],
  },
  reversed: {
    label: 'Reversed',
    tone: 'neutral',
    state: 'done',
    why: 'It was taken back before it was settled. Nothing was taken from the card.',
    next: 'Nothing to do. What was held is available again.',
    later: [],
  },
} as const satisfies Record<TransactionStep, SituationRow>

/** Reason of the status "Settled", by kind of transaction. */
export const whySettled = {
  purchase: 'The merchant has taken the money.',
  refund: 'The merchant has given the money back.',
  fee: 'The card program has charged this fee.',
  load: 'The money is on the card.',
} as const satisfies Record<ActivityKind, string>

/** Decimal places of an exchange rate. */
export const rateDecimals = limit('exchange rate decimals', 4)

/** Longest text of the provider that is shown, in characters. */
export const longestDetail = limit('card transaction detail', 300)

/** Status of a rejection for too many requests, which does not mean that the transaction is missing. */
export const tooManyRequests = 429

/** Labels of the details. */
export const detailLabels = {
  authorised: 'Authorized',
  posted: 'Posted',
  place: 'Place',
  category: 'Category',
  original: 'Paid as',
  rate: 'Exchange rate',
  description: 'Description',
  card: 'Card',
  id: 'Transaction ID',
} as const

/** Texts of the transaction page. */
export const transactionTexts = {
  heading: 'Transaction',
  back: 'All transactions',
  timeLine: 'History of the transaction',
  why: 'Why this status',
  next: 'What happens next',
  rate: '1 {from} = {rate} {to}',
  card: '{name} •••• {digits}',
  copyId: 'Copy transaction ID',
  share: { copy: 'Copy link', copied: 'Link copied', title: 'Card transaction' },
  failed: 'The transaction could not be loaded.',
  missing: 'This transaction is not there, or it is not of this card.',
  unsupported: 'There are no further details of single transactions.',
  tryAgain: 'Try Again',
} as const
