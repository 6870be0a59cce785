import { billPaymentMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Payment page of bills, and its confirmation dialog. */
export { PaidModal } from './PaidModal.tsx'
export { PaymentScreen } from './PaymentScreen.tsx'

export const slices = sliceModule(billPaymentMakers)
