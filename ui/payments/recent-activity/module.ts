import { makeRecentActivity } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const recentActivityModule = new ContainerModule(({ bind }) => {
  bind(slice('recentActivity')).toDynamicValue(({ get }) =>
    makeRecentActivity({
      stores: get(port('stores')),
      clock: get(port('clock')),
      records: get(port('paymentRecords')),
    }),
  )
})
