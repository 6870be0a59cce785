import { applicationUpdatesOf } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound once the application is on the screen. Beside it `applicationCreation` is to be bound, which it runs. */
export const applicationUpdatesModule: Bindings = ({ bind }) => {
  bind(slice('applicationUpdates')).toDynamicValue(({ get }) =>
    applicationUpdatesOf(
      {
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        randomness: get(port('randomness')),
        streams: get(port('applicationStreams')),
      },
      {
        applications: get(slice('applications')),
        currentSession: get(slice('currentSession')),
        payouts: get(slice('payouts')),
      },
      // Asked for when it is needed: it needs this one.
      () => get(slice('applicationCreation')).tasks.createAfterRefresh(),
    ),
  )
}
