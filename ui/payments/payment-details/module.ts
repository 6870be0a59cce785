import { paymentDetailsMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

export const slices = sliceModule(paymentDetailsMakers)
