import { makeSecurity } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const securityModule = new ContainerModule(({ bind }) => {
  bind(slice('security'))
    .toDynamicValue(({ get }) =>
      makeSecurity({
        stores: get(port('stores')),
        log: get(port('log')),
        protection: get(port('accountProtection')),
      }),
    )
    .inSingletonScope()
})
