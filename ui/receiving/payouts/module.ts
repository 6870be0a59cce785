import { makeReceiving } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice, startQueryToken } from '../../di/tokens.ts'

export const receivingModule = new ContainerModule(({ bind }) => {
  bind(slice('receiving'))
    .toDynamicValue(({ get }) =>
      makeReceiving({
        stores: get(port('stores')),
        records: get(port('payoutRecords')),
        invite: get(startQueryToken).invite,
      }),
    )
    .inSingletonScope()
})
