import { billListModule } from '../bill-list.ts'
import { billPaymentModule } from '../bill-payment.ts'
import { paymentDetailsModule } from '../payment-details.ts'
import { paymentWindowModule } from '../payment-window.ts'
import { randomnessModule } from '../randomness.ts'

/** What paying bills is bound with: its invoice is looked up, and its window is that of every invoice. */
export const billPayment = [
  billPaymentModule,
  paymentDetailsModule,
  paymentWindowModule,
  randomnessModule,
  billListModule,
]
