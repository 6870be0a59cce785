import type { FailureTable } from '../../kernel/failure-text.ts'
import type { BillState } from '../../payments/index.ts'
import { billActivityPage } from '../bill-list/index.ts'
import type { BillDetailOffers, BillDetailState } from './model.ts'

/** No bill is looked at. */
export const noBill: BillDetailState = {
  accountId: null,
  payments: null,
  balances: null,
  shown: billActivityPage.value,
  fetching: null,
  receiptFailure: null,
}

/** Until the provider says otherwise. */
export const everythingOffered: BillDetailOffers = { receipts: true, removal: true }

/** Why the payment of a bill stands as it does, and what happens next; null: nothing does. */
export interface ReasonRow {
  readonly why: string
  readonly next: string | null
}

const help = 'Get help with this payment before you pay the bill again.'

/** {name} is the merchant. */
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

export const billDetailTexts = {
  back: 'Pay Bills',
  pay: 'Pay This Bill',
  remove: 'Remove Bill',
  facts: {
    minimum: 'Minimum payment',
    statement: 'Statement balance',
    balance: 'Current balance',
    due: 'Due date',
  },
  balances: {
    title: 'Balance history',
    summary: 'From {first} on {from} to {last} on {until}.',
    columns: ['Date', 'Balance'],
    few: 'There is too little history for a chart yet.',
    hidden: 'Amounts are hidden.',
    failed: 'The balances of this bill could not be loaded.',
  },
  payments: {
    title: 'Payments',
    empty: 'Nothing was paid on this bill in the last 12 months.',
    failed: 'The payments of this bill could not be loaded.',
  },
  noFee: 'No fee',
  tryAgain: 'Try Again',
  receipt: 'Download receipt',
  receiptFile: 'receipt-{id}.pdf',
} as const

/** Of a refusal: why there is none. */
export const receiptFailures: FailureTable = {
  rows: [{ statuses: [400, 404, 409, 422], text: null }],
  otherwise: 'The receipt could not be downloaded. Please try again.',
}

/** Asks before a bill is removed; {name} is the merchant. */
export const removalTexts = {
  title: 'Remove this bill?',
  text: '{name} leaves your list of bills. What was paid on it stays paid, and is not listed here any more. You can connect it again at any time.',
  confirm: 'Remove',
  cancel: 'Keep It',
  notOffered: 'Bills cannot be removed at the moment.',
} as const

export const removalFailures: FailureTable = {
  rows: [{ statuses: [404, 409, 422], text: null }],
  otherwise: 'The bill could not be removed. Please try again.',
}
