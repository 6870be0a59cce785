export * from './model.ts'
export type { BillRecords } from './ports.ts'
export {
  amountMessage,
  chosenAfter,
  chosenAtFirst,
  type InvoiceItem,
  invoiceItems,
  isPayDisabled,
  isSelectionValid,
  minimumPayment,
  offeredOptions,
  optionAmount,
  selectedBill,
  selectedTotal,
  typedAmount,
} from './rules/amounts.ts'
export { analyticsNetwork, balanceStatus, dueDate, nameOnCard, paidBill, sortedBills } from './rules/bills.ts'
export { connectSteps, nextConnect, offeredModes, widgetEnvironment } from './rules/connect.ts'
export { billPayRedirect, billsToPay } from './rules/guards.ts'
export { invoiceSteps, makesInvoice, nextInvoice } from './rules/invoice.ts'
export { billName, defaultOrder, refreshIndicator } from './tables/bills.ts'
export { connectModes, connectProvider, connectTimes, nothingConnected } from './tables/connect.ts'
export { type BillPayFacts, pageNames } from './tables/guards.ts'
export { amountOptions, billPay, nothingInvoiced } from './tables/invoice.ts'
export { makeLoadBillPay } from './use-cases.ts'
