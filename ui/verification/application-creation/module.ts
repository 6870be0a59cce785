import { applicationCreationOf } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound once the application is on the screen. Beside it `applicationUpdates` is to be bound, which it tells. */
export const applicationCreationModule: Bindings = ({ bind }) => {
  bind(slice('applicationCreation')).toDynamicValue(({ get }) =>
    applicationCreationOf(
      {
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        windows: get(port('windows')),
        appNavigation: get(port('appNavigation')),
        newApplications: get(port('newApplications')),
      },
      {
        applications: get(slice('applications')),
        applicationUpdates: get(slice('applicationUpdates')),
        payouts: get(slice('payouts')),
      },
    ),
  )
}
