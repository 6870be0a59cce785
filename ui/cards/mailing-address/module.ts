import { mailingAddressOf } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the settings of a card, whatever the card: the address is the user's. */
export const mailingAddressModule: Bindings = ({ bind }) => {
  bind(slice('mailingAddress')).toDynamicValue(({ get }) =>
    mailingAddressOf({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: get(slice('shell')).modals,
      addresses: get(port('mailingAddresses')),
      suggestions: get(port('addressSuggestions')),
      currentSession: get(slice('currentSession')),
      configuration: get(port('configuration')),
      toasts: get(slice('toasts')),
    }),
  )
}
