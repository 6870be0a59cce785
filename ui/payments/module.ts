import { makePayments } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../di/tokens.ts'

export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(slice('payments'))
    .toDynamicValue(({ get }) =>
      makePayments({
        stores: get(port('stores')),
        clock: get(port('clock')),
        records: get(port('paymentRecords')),
      }),
    )
    .inSingletonScope()
})
