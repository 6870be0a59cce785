export * from './model.ts'
export {
  amountMessage,
  analyticsNetwork,
  chosenAfter,
  chosenAtFirst,
  type InvoiceItem,
  invoiceItems,
  invoiceStates,
  isPayDisabled,
  isSelectionValid,
  makesInvoice,
  minimumPayment,
  nextInvoice,
  offeredOptions,
  optionAmount,
  paidBill,
  selectedBill,
  selectedTotal,
  typedAmount,
} from './rules.ts'
export { amountOptions, billPay, nothingInvoiced } from './tables.ts'
