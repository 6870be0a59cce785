import { limit } from '../../../kernel/limits.ts'
import type { DetailStep, InvoiceStep } from '../model.ts'

/** Maximum number of confirmations drawn as segments. Higher targets are shown only as numbers. */
export const confirmationSegments = limit('confirmation segments', 12)

/** Texts of the steps of payments and payouts. */
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

/** Step of a timeline. `reached` is the history event whose time is shown. */
export interface StepRow {
  readonly name: StepName
  readonly state: DetailStep['state']
  readonly reached?: InvoiceStep
}
