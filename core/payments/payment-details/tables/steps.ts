import { limit } from '../../../kernel/limits.ts'
import type { DetailStep, InvoiceStep } from '../model.ts'

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
