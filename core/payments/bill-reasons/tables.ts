import type { BillState } from '../tables.ts'

/** Explanation of a bill status. `next` is the next step, or null if there is none. */
export interface ReasonRow {
  readonly why: string
  readonly next: string | null
}

const help = 'Get help with this payment before you pay the bill again.'

/** Explanations of the bill states, shared by all views; {name} is the merchant. */
export const billReasons = {
  none: {
    why: 'Your payment has arrived. The payment to {name} is being set up.',
    next: 'It is sent on one of the next business days.',
  },
  pending: {
    why: 'Your payment has arrived, and waits to be sent to {name}.',
    next: 'Payments are sent several times on every business day.',
  },
  processing: {
    why: 'Your payment is being sent to {name}.',
    next: 'Your bank statement may take 1-2 business days to show it.',
  },
  sent: {
    why: 'Your payment was sent to {name}.',
    next: 'It is settled once {name} has entered it, usually in 1-2 business days.',
  },
  complete: { why: '{name} has received your payment.', next: null },
  settled: { why: '{name} has received your payment and entered it.', next: null },
  failed: { why: 'The payment could not be sent to {name}. The bill was not paid.', next: help },
  canceled: { why: 'The payment was canceled before it was sent to {name}. The bill was not paid.', next: help },
  reversalRequired: {
    why: '{name} could not accept the payment, so it has to come back.',
    next: 'It is called back next. That may take some days.',
  },
  reversalProcessing: {
    why: 'The payment is on its way back from {name}. The bill is not paid by it.',
    next: 'Once it is back, a refund can be made.',
  },
  reversed: { why: 'The payment came back from {name}. The bill is not paid by it.', next: help },
  refundable: {
    why: '{name} was not paid, and the amount is yours.',
    next: 'A refund is made next. There is nothing for you to do.',
  },
  refundCreated: {
    why: '{name} was not paid, and your refund was made.',
    next: 'It is on its way to you. There is nothing for you to do.',
  },
  refunded: {
    why: '{name} was not paid, and the amount was sent back to you.',
    next: 'If the bill is still due, pay it again.',
  },
  unknown: {
    why: 'It has a status that is not known here.',
    next: 'Get help with this payment if it stays like this.',
  },
} as const satisfies Record<BillState, ReasonRow>
