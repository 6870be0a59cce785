import { limit } from '../../../kernel/limits.ts'
import type { DetailStep, InvoiceStep, Situation } from '../model.ts'

/** More confirmations than these are told in figures alone. */
export const confirmationSegments = limit('confirmation segments', 12)

/** The steps of payments and payouts. */
export const stepTexts = {
  progress: 'Progress',
  created: 'Created',
  paid: 'Paid',
  awaited: 'Waiting for the payment',
  expired: 'Expired',
  invalid: 'Not confirmed in time',
  declined: 'Declined',
  claim: 'Refund to claim',
  sent: 'Sent by {name}',
  confirming: 'Confirming',
  confirmed: 'Confirmed',
  complete: 'Complete',
  refunded: 'Refunded',
  billProcessing: 'Being paid to {name}',
  billPaid: 'Paid to {name}',
  estimated: 'Estimated {day}',
  until: 'until {time}',
  noConfirmations: 'No confirmations yet',
  oneConfirmation: '1 confirmation',
  confirmations: '{count} confirmations',
  counted: '{count} of {target}',
} as const

type StepName = Exclude<keyof typeof stepTexts, 'progress'>

/** A step, and which of the provider's it is: that one's time is told. */
export interface StepRow {
  readonly name: StepName
  readonly state: DetailStep['state']
  readonly reached?: InvoiceStep
}

const created: StepRow = { name: 'created', state: 'done', reached: 'created' }

const paid: StepRow = { name: 'paid', state: 'done', reached: 'paid' }

const confirmed: StepRow = { name: 'confirmed', state: 'done', reached: 'confirmed' }

const finished: ReadonlyArray<StepRow> = [
  created,
  paid,
  confirmed,
  { name: 'complete', state: 'done', reached: 'complete' },
]

const toClaim: StepRow = { name: 'claim', state: 'now' }

/** The steps of a payment by its situation; of any other there are none to tell. */
export const stepRows: Readonly<Partial<Record<Situation, ReadonlyArray<StepRow>>>> = {
  unpaid: [created, { name: 'awaited', state: 'now' }, { name: 'complete', state: 'later' }],
  confirming: [created, paid, { name: 'confirming', state: 'now' }, { name: 'complete', state: 'later' }],
  confirmed: [created, paid, confirmed, { name: 'complete', state: 'now' }],
  complete: finished,
  donated: finished,
  expired: [created, { name: 'expired', state: 'failed', reached: 'expired' }],
  invalid: [created, paid, { name: 'invalid', state: 'failed', reached: 'invalid' }],
  underpaid: [created, paid, toClaim],
  overpaid: [created, paid, toClaim],
  declined: [created, paid, { name: 'declined', state: 'failed' }, toClaim],
  refunded: [created, paid, { name: 'refunded', state: 'done', reached: 'refunded' }],
  billProcessing: [created, paid, { name: 'billProcessing', state: 'now' }],
  billPaid: [created, paid, { name: 'billPaid', state: 'done' }],
}
