// Door for slice.ts alone.
export { type PaymentDetail, paymentDetailView } from './view/index.ts'
