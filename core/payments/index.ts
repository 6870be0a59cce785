/**
 * Crypto payments: the list of invoices and payouts, search, details, exports, and the recent activity.
 * @module @paydeck/core/payments
 */
export * from './model.ts'
export * from './bill-reasons/index.ts'
export * from './donation-form/index.ts'
export * from './paged-list/index.ts'
export * from './payment-details/index.ts'
export * from './payment-list/index.ts'
export * from './payment-search/index.ts'
export * from './payout-export/index.ts'
export * from './recent-activity/index.ts'
export * from './status-legend/index.ts'
export {
  allowedPicture,
  billActivity,
  billGroup,
  billActivityListOf,
  billLabel,
  billPaymentText,
  billState,
  billText,
  convenienceFee,
  donationGroup,
  donationStatus,
  effectiveStatus,
  invoiceStatusRow,
  isBillPayment,
  isDonation,
  listIconOf,
  merchantCount,
  merchantLabel,
  paidCurrency,
  queryOfItem,
  payoutStatusRow,
  type RowStatus,
  rowStatusOf,
  shortTransactionId,
} from './rules.ts'
export { type BillGroup, type BillActivityList, type BillState, itemCodes, type ListIcon, pillMask } from './tables.ts'
export {
  activityRowTexts,
  billReasons,
  exportCommandTexts,
  paymentActionTexts,
  paymentDetailTexts,
  paymentFilterTexts,
  paymentKindTexts,
  paymentLinkTexts,
  paymentListNames,
  paymentListTexts,
  paymentsPageTexts,
  paymentTitles,
  payoutExportTexts,
} from './texts.ts'
