import type { FailureTable } from '../../presentation/failure-text.ts'
import { billActivityPage } from '../bill-list/index.ts'
import { billDetailTexts, billRemovalTexts } from '../texts.ts'
import type { BillDetailCapabilities, BillDetailState } from './model.ts'

/** State without a viewed bill. */
export const noBill: BillDetailState = {
  accountId: null,
  shown: billActivityPage.value,
  fetching: null,
  receiptFailure: null,
}

/** Initial value: each capability counts as supported. */
export const allSupported: BillDetailCapabilities = { receipts: true, removal: true }

/** Error texts for receipts that fail to load. A null text stands for the provider's message. */
export const receiptFailures: FailureTable = {
  rows: [{ statuses: [400, 404, 409, 422], text: null }],
  otherwise: billDetailTexts.receiptFailed,
}

/** Second line of the toast of a failed removal: the reason of the failure. */
export const failedRemovals: FailureTable = {
  rows: [{ statuses: [404, 409, 422], text: null }],
  otherwise: billRemovalTexts.toast.text,
}

/** Error texts of the dialog that removes a bill. A null text stands for the provider's message. */
export const removalFailures: FailureTable = {
  rows: [{ statuses: [404, 409, 422], text: null }],
  otherwise: billRemovalTexts.failed,
}
