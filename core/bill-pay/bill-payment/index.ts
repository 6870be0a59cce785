export * from './model.ts'
export type { BillInvoices, BillQuotes } from './ports.ts'
export {
  analyticsNetwork,
  invoiceEffects,
  invoiceStates,
  isPayDisabled,
  canCreateInvoice,
  nextInvoice,
  paidBill,
} from './rules.ts'
export { type BillPaying, type BillPayingPorts, makeBillPaying } from './slice.ts'
export { initialInvoiceState } from './tables.ts'
export {
  makePayingView,
  type OverviewView,
  type PaidBillsView,
  type PayActionView,
  type PayBarView,
  type PayingView,
  type PayWindowView,
} from './view/index.ts'
