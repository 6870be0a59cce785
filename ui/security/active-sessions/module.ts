import { makeActiveSessions } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'
import { renewals } from '../renewals.ts'

/** Bound with the security page and the dialog that ends sessions. */
export const activeSessionsModule: Bindings = ({ bind }) => {
  bind(slice('activeSessions')).toDynamicValue(({ get }) =>
    makeActiveSessions({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      device: get(port('device')),
      sessions: get(port('activeSessionRecords')),
      changed$: renewals(get(slice('currentSession'))),
      modals: get(slice('shell')).modals,
    }),
  )
}
