import { toastsMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

export const slices = sliceModule(toastsMakers)
