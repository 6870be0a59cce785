export type { DetailPlaces, DetailStep, HiddenAmount, ListedItem, PaymentDetailsState } from './model.ts'
export { hasNetworkCost, invoiceAddress, shortTransactionId } from './rules.ts'
export { makePaymentDetails, type PaymentDetails, type PaymentDetailsPorts } from './slice.ts'
export { detailTexts, type SituationRow } from './tables.ts'
export {
  type DetailAmount,
  type DetailRow,
  type DetailSection,
  type PaymentDetail,
  type PaymentDetailsView,
  paymentDetailsView,
} from './view.ts'
