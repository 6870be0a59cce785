import { paletteMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

export { Palette } from './Palette.tsx'
export { SignOutModal } from './SignOutModal.tsx'

/** Slice of the palette. */
export const slices = sliceModule(paletteMakers)
