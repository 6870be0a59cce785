export * from './model.ts'
export type { BillInvoices, BillQuotes } from './ports.ts'
export {
  analyticsNetwork,
  invoiceStarts,
  invoiceStates,
  isPayDisabled,
  makesInvoice,
  nextInvoice,
  paidBill,
} from './rules.ts'
export { type BillPaying, type BillPayingPorts, makeBillPaying } from './slice.ts'
export { nothingInvoiced, payTexts } from './tables.ts'
export {
  makePayingView,
  type OverviewView,
  type PaidMomentView,
  type PayActionView,
  type PayBarView,
  type PayingView,
  type PayWindowView,
} from './view/index.ts'
