import { verificationMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/** Slices that create and watch verification applications. They load after the first paint. */
export const slices = sliceModule(verificationMakers)
