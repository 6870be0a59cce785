import { makeDonationForm } from '../payments/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the forms of donations. */
export const donationFormMakers = {
  donationForm: maker(['stores', 'clock', 'log', 'donationForms'], [], makeDonationForm),
} satisfies Makers<'donationForm'>
