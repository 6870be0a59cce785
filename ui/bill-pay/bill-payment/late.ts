/** What paying bills loads: the screen, what tells of bills that were paid, and the slice behind both. */
export { billPaymentModule } from './module.ts'
export { PaidModal } from './PaidModal.tsx'
export { PaymentScreen } from './PaymentScreen.tsx'
