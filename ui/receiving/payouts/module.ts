import { makePayouts } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice, startQueryToken } from '../../di/tokens.ts'

export const payoutsModule = new ContainerModule(({ bind }) => {
  bind(slice('payouts')).toDynamicValue(({ get }) =>
    makePayouts({
      stores: get(port('stores')),
      records: get(port('payoutRecords')),
      invite: get(startQueryToken).invite,
    }),
  )
})
