import { makeDonationForm } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the first slide of a donation. */
export const donationFormModule: Bindings = ({ bind }) => {
  bind(slice('donationForm')).toDynamicValue(({ get }) =>
    makeDonationForm({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      forms: get(port('donationForms')),
    }),
  )
}
