export type { DonationFormState } from './model.ts'
export type { DonationForms } from './ports.ts'
export { type DonationForm, donationFormOf, type DonationFormPorts, makeDonationForm } from './slice.ts'
export type { DonationFormView } from './view.ts'
