/**
 * Bills that the user pays with crypto: the list, one bill, its payment, the window that connects bills, and reminders.
 * @module @paydeck/core/bill-pay
 */
export * from './bill-amounts/index.ts'
export * from './bill-connection/index.ts'
export * from './bill-detail/index.ts'
export * from './bill-entrance/index.ts'
export * from './bill-list/index.ts'
export * from './bill-payment/index.ts'
export * from './bill-reminders/index.ts'
export * from './model.ts'
export {
  billDue,
  type BillNames,
  billNames,
  billPageName,
  billPath,
  billsToPay,
  daysUntil,
  dueDate,
  isPaused,
  maskOf,
  merchantNames,
  nameOnCard,
  paymentsOfBills,
  payPath,
} from './rules.ts'
export { billChecks, billName, billQueryKey, pageNames } from './tables.ts'
export {
  amountOptions,
  billAmountTexts,
  billCommandTexts,
  billDetailTexts,
  billNotice,
  billPaymentTexts,
  billPayHeadings,
  billPayTexts,
  paidBillTexts,
  unpayableBillTexts,
} from './texts.ts'
