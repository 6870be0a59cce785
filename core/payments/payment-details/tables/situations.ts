import type { Tone } from '../../../presentation/tone.ts'
import type { InvoiceStatus } from '../../model.ts'
import type { BillGroup } from '../../tables.ts'
import { paymentSituationTexts as texts } from '../../texts.ts'
import type { StepRow } from './steps.ts'

/** Situation of a payment by its effective status. */
export const paymentSituations = {
  new: 'unpaid',
  paid: 'confirming',
  confirmed: 'confirmed',
  complete: 'complete',
  expired: 'expired',
  invalid: 'invalid',
  paidPartial: 'underpaid',
  paidOver: 'overpaid',
  declined: 'declined',
} as const satisfies Record<InvoiceStatus, Situation>

/** Situation of a donation by its outcome. Null if `paymentSituations` decides. */
export const donationSituations = {
  processing: 'confirming',
  completed: 'donated',
  failed: 'invalid',
  unknown: null,
} as const satisfies Record<BillGroup, Situation | null>

/** Situation of a single bill's payment by its outcome. */
export const billSituations = {
  processing: 'billProcessing',
  completed: 'billPaid',
  failed: 'billFailed',
  unknown: 'unknown',
} as const satisfies Record<BillGroup, Situation>

/** Situation of a payout by the provider's status. Other statuses are 'unknown'. */
export const payoutSituations: ReadonlyMap<string, Situation> = new Map([
  ['new', 'payoutAwaited'],
  ['funded', 'payoutAwaited'],
  ['processing', 'payoutAwaited'],
  ['pending', 'payoutConfirming'],
  ['paid', 'payoutComplete'],
  ['complete', 'payoutComplete'],
  ['failed', 'payoutFailed'],
  ['canceled', 'payoutFailed'],
  ['cancelled', 'payoutFailed'],
  ['reversed', 'payoutFailed'],
])

const created: StepRow = { name: 'created', state: 'done', reached: 'created' }

const paid: StepRow = { name: 'paid', state: 'done', reached: 'paid' }

const confirmed: StepRow = { name: 'confirmed', state: 'done', reached: 'confirmed' }

const toComplete: StepRow = { name: 'complete', state: 'later' }

const finished: ReadonlyArray<StepRow> = [
  created,
  paid,
  confirmed,
  { name: 'complete', state: 'done', reached: 'complete' },
]

const toClaim: ReadonlyArray<StepRow> = [created, paid, { name: 'claim', state: 'now' }]

/** Explanation of a situation, with the next step and the user's options. */
export interface SituationRow {
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

/** Row of `situations`. */
export interface SituationTexts extends Omit<SituationRow, 'text'> {
  /** Null if `billReasons` has the text. */
  readonly text: string | null
  /** Timeline of a payment in this situation. Left out if no timeline is shown. */
  readonly steps?: ReadonlyArray<StepRow>
}

/** Situations of payments and payouts. */
export const situations = {
  unpaid: { ...texts.unpaid, tone: 'wait', steps: [created, { name: 'awaited', state: 'now' }, toComplete] },
  confirming: {
    ...texts.confirming,
    tone: 'wait',
    steps: [created, paid, { name: 'confirming', state: 'now' }, toComplete],
  },
  confirmed: {
    ...texts.confirmed,
    tone: 'wait',
    steps: [created, paid, confirmed, { name: 'complete', state: 'now' }],
  },
  complete: { ...texts.complete, tone: 'good', steps: finished },
  expired: {
    ...texts.expired,
    tone: 'neutral',
    steps: [created, { name: 'expired', state: 'failed', reached: 'expired' }],
  },
  invalid: {
    ...texts.invalid,
    tone: 'bad',
    steps: [created, paid, { name: 'invalid', state: 'failed', reached: 'invalid' }],
  },
  underpaid: { ...texts.underpaid, tone: 'wait', steps: toClaim },
  overpaid: { ...texts.overpaid, tone: 'wait', steps: toClaim },
  declined: {
    ...texts.declined,
    tone: 'wait',
    steps: [created, paid, { name: 'declined', state: 'failed' }, { name: 'claim', state: 'now' }],
  },
  nonRefundable: { ...texts.nonRefundable, tone: 'bad' },
  refunded: {
    ...texts.refunded,
    tone: 'neutral',
    steps: [created, paid, { name: 'refunded', state: 'done', reached: 'refunded' }],
  },
  donated: { ...texts.donated, tone: 'good', steps: finished },
  billProcessing: {
    ...texts.billProcessing,
    text: null,
    tone: 'wait',
    steps: [created, paid, { name: 'billProcessing', state: 'now' }],
  },
  billRefunding: { ...texts.billRefunding, text: null, tone: 'wait' },
  billPaid: {
    ...texts.billPaid,
    text: null,
    tone: 'good',
    steps: [created, paid, { name: 'billPaid', state: 'done' }],
  },
  billFailed: { ...texts.billFailed, text: null, tone: 'bad' },
  payoutAwaited: { ...texts.payoutAwaited, tone: 'wait' },
  payoutConfirming: { ...texts.payoutConfirming, tone: 'wait' },
  payoutComplete: { ...texts.payoutComplete, tone: 'good' },
  payoutsComplete: { ...texts.payoutsComplete, tone: 'good' },
  payoutFailed: { ...texts.payoutFailed, tone: 'bad' },
  unknown: { ...texts.unknown, tone: 'neutral' },
} as const satisfies Readonly<Record<string, SituationTexts>>
export type Situation = keyof typeof situations
