import { paymentsMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/* Code of the payments page, loaded on demand. */
export { PaymentsScreen } from './PaymentsScreen.tsx'

export const slices = sliceModule(paymentsMakers)
