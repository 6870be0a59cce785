/** What the slide of a donation loads: the button of its form, and the slice behind it. */
export { FormButton } from './FormButton.tsx'
export { donationFormModule } from './module.ts'
