import { makeDonationForm } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Lazily loaded code of the donation form. */
export { FormButton } from './FormButton.tsx'

export const slices = sliceModule({
  donationForm: ({ stores, clock, log, donationForms }) =>
    makeDonationForm({ stores, clock, log, forms: donationForms }),
})
