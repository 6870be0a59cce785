export * from './model.ts'
export type { PaymentRecords } from './ports.ts'
export {
  effectiveStatus,
  invoiceStatusRow,
  isBillPayment,
  isDonation,
  listIconOf,
  merchantLabel,
  payoutOf,
  payoutStatusRow,
} from './rules.ts'
export {
  billActivity,
  billGroup,
  billListOf,
  billPaymentText,
  billState,
  billText,
  convenienceFee,
  donationGroup,
  merchantPill,
} from './rules/bills.ts'
export { hasNetworkCost, invoiceAddress, shortTransactionId } from './rules/details.ts'
export { payoutExportOf, type PayoutYear, payoutYears } from './rules/export.ts'
export {
  canLoadMore,
  itemsOf,
  listOf,
  loadingPage,
  nextPage,
  shownRows,
  startDateOf,
  startOf,
  withMore,
  withoutConfirming,
  withoutPage,
  withPage,
} from './rules/lists.ts'
export { makePayments, type Payments, type PaymentsPorts } from './slice.ts'
export { itemCodes, type ListIcon, recentActivity, type StatusRow, type Tone } from './tables.ts'
export { billActivityStep, type BillGroup, type BillList, type BillState } from './tables/bills.ts'
export { payoutExport } from './tables/export.ts'
export { confirmingList, datePills, defaultDatePill, listRefresh, listTexts, paymentLists } from './tables/lists.ts'
export { type ActivityRowView, type Below, type PaymentsView, paymentsView } from './view.ts'
