export * from './model.ts'
export {
  afterPress,
  amountMessage,
  chosenAfter,
  initialOption,
  type SelectionSource,
  invoiceItems,
  isChoosable,
  isSelectionValid,
  minimumPayment,
  offeredOptions,
  optionAmount,
  refreshed,
  initialSelection,
  selectedBill,
  selectedTotal,
  typedAmount,
  withEvery,
  withOption,
} from './rules.ts'
export { billPay } from './tables.ts'
export {
  type AmountBillView,
  type AmountFacts,
  type AmountOptionView,
  type BillHeadView,
  billHeadView,
  type EveryBillView,
  everyBillView,
  makeAmountBills,
  type OtherAmountView,
} from './view.ts'
