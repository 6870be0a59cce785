import { homeMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/** Slices of the home page, whose code loads with the app. */
export const slices = sliceModule(homeMakers)
