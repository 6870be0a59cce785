import { makeAddressDirectory } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the page of the receiving addresses and its dialogs. */
export const addressDirectoryModule: Bindings = ({ bind }) => {
  bind(slice('addressDirectory')).toDynamicValue(({ get }) =>
    makeAddressDirectory({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: get(slice('shell')).modals,
      directory: get(port('payoutDirectory')),
      book: get(port('addressBook')),
      profiles: get(port('payoutProfiles')),
      payouts: get(slice('payouts')),
      invites: get(slice('payoutInvites')),
      verification: get(slice('applications')),
      security: get(slice('securitySettings')),
      hasPayeeToken: get(slice('currentSession')).hasPayeeToken,
      supportPage: get(port('configuration')).pages.support,
      askProof: get(slice('recentFactor')).tasks.ask,
    }),
  )
}
