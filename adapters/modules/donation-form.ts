import { facadeDonationForms } from '../facade/payments/donation-form.ts'
import { portModule } from '../port.ts'
import { makeFileClient } from '../transport/file-client.ts'
import { files } from './shared.ts'

const donationForm = portModule({
  donationForms: ({ http, clock, files }) => facadeDonationForms(makeFileClient({ http, clock }), files),
})

/** Ports of the donation form. They load with the first slide of a donation. */
export const ports = [donationForm, files]
