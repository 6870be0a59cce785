export { type PaymentDetail, paymentDetailView } from './detail.ts'
