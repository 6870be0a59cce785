import { donationFormMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Code of the donation form, loaded on demand. */
export { FormButton } from './FormButton.tsx'

export const slices = sliceModule(donationFormMakers)
