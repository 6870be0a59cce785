import { makePayoutInvites } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the page of the receiving addresses, and when the app is opened with an invite. */
export const payoutInvitesModule: Bindings = ({ bind }) => {
  bind(slice('payoutInvites')).toDynamicValue(({ get }) =>
    makePayoutInvites({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      appNavigation: get(port('appNavigation')),
      invites: get(port('inviteRecords')),
      directory: get(port('payoutDirectory')),
      profiles: get(port('payoutProfiles')),
      payouts: get(slice('payouts')),
      renew: get(slice('currentSession')).tasks.renew,
    }),
  )
}
