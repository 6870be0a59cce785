import { makeVerification } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const verificationModule = new ContainerModule(({ bind }) => {
  bind(slice('verification'))
    .toDynamicValue(({ get }) =>
      makeVerification({
        stores: get(port('stores')),
        log: get(port('log')),
        applications: get(port('applications')),
        shopper: get(port('shopperRecords')),
      }),
    )
    .inSingletonScope()
})
