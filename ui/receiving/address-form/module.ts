import { makeAddressForm } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice, startQueryToken } from '../../di/tokens.ts'

/** Bound with the page of the receiving addresses and its dialogs. */
export const addressFormModule: Bindings = ({ bind }) => {
  bind(slice('addressForm')).toDynamicValue(({ get }) =>
    makeAddressForm({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: get(slice('shell')).modals,
      book: get(port('addressBook')),
      profiles: get(port('payoutProfiles')),
      payouts: get(slice('payouts')),
      directory: get(slice('addressDirectory')),
      security: get(slice('securitySettings')),
      hasPayeeToken: get(slice('currentSession')).hasPayeeToken,
      showHidden: get(startQueryToken).hiddenCurrencies,
      askProof: get(slice('recentFactor')).tasks.ask,
    }),
  )
}
