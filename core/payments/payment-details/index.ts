export {
  type DetailAmount,
  type DetailEnvironment,
  type DetailRow,
  type DetailSection,
  type DetailSource,
  type DetailStep,
  type InvoiceRecord,
  InvoiceStep,
  type ListedItem,
  noFurtherFields,
  type PaymentDetailsState,
  type PaymentDetailState,
} from './model.ts'
export type { InvoiceRecords } from './ports.ts'
export { merchantPill } from './rules/index.ts'
export {
  listedAnnouncementOf,
  makePaymentDetails,
  paymentDetailOf,
  type PaymentDetails,
  type PaymentDetailsPorts,
} from './slice.ts'
export type { SituationRow } from './tables/index.ts'
export { type PaymentDetail, paymentDetailView } from './view/index.ts'
