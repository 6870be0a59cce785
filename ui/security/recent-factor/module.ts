import { recentFactorMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Bindings of the slice that asks the user for a code or the password. They load with each slice that may have to ask. */
export const slices = sliceModule(recentFactorMakers)
