import type { FailureTable } from '../../presentation/failure-text.ts'
import { billActivityPage } from '../bill-list/index.ts'
import type { BillDetailCapabilities, BillDetailState } from './model.ts'

/** No bill is looked at. */
export const noBill: BillDetailState = {
  accountId: null,
  shown: billActivityPage.value,
  fetching: null,
  receiptFailure: null,
}

/** Initial value: each capability counts as supported. */
export const allSupported: BillDetailCapabilities = { receipts: true, removal: true }

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

/** Error texts of receipts. A rejection shows the provider's message. */
export const receiptFailures: FailureTable = {
  rows: [{ statuses: [400, 404, 409, 422], text: null }],
  otherwise: 'The receipt could not be downloaded. Please try again.',
}

/** Texts of the removal dialog. {name} is the merchant. */
export const removalTexts = {
  title: 'Remove this bill?',
  text: '{name} leaves your list of bills. What was paid on it stays paid, and is not listed here any more. You can connect it again at any time.',
  confirm: 'Remove',
  cancel: 'Keep It',
  unsupported: 'Bills cannot be removed at the moment.',
} as const

/** Texts of the toast of a failed removal. {name} is the merchant. */
export const failedRemovalTexts = {
  title: '{name} could not be removed.',
  /** Stands for {name} if the bill is no longer in the list. */
  unnamed: 'The bill',
  action: 'View Bill',
} as const

/** Second line of the toast: the reason of the failure. */
export const failedRemovals: FailureTable = {
  rows: [{ statuses: [404, 409, 422], text: null }],
  otherwise: 'Please try again.',
}

export const removalFailures: FailureTable = {
  rows: [{ statuses: [404, 409, 422], text: null }],
  otherwise: 'The bill could not be removed. Please try again.',
}
