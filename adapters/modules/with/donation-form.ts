import { donationFormModule } from '../donation-form.ts'
import { filesModule } from '../files.ts'

/** What the form of a donation is bound with: fetched with the first slide of one. */
export const donationForm = [donationFormModule, filesModule]
