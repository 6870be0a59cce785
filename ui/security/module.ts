import { securityMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/** Slices of the security page. */
export const slices = sliceModule(securityMakers)
