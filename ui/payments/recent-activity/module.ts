import { makeRecentActivity } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const recentActivityModule: Bindings = ({ bind }) => {
  bind(slice('recentActivity')).toDynamicValue(({ get }) =>
    makeRecentActivity({
      stores: get(port('stores')),
      clock: get(port('clock')),
      records: get(port('paymentRecords')),
    }),
  )
}
