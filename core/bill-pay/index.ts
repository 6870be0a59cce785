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
export { billChecks, billName, billNotice, billQueryKey, billTexts, pageNames } from './tables.ts'
