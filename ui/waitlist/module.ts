import { makeWaitlist } from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import { port, slice } from '../di/tokens.ts'

export const waitlistModule: Bindings = ({ bind }) => {
  bind(slice('waitlist')).toDynamicValue(({ get }) =>
    makeWaitlist({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      lists: get(port('mailingLists')),
      modals: get(slice('shell')).modals,
      configuration: get(port('configuration')),
      country: get(slice('currentSession')).country,
      email: get(slice('basicInfo')).email,
    }),
  )
}
