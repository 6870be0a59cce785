import { makePasskeys } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const passkeysModule = new ContainerModule(({ bind }) => {
  bind(slice('passkeys'))
    .toDynamicValue(({ get }) =>
      makePasskeys({
        stores: get(port('stores')),
        log: get(port('log')),
        directory: get(port('passkeyDirectory')),
        email: get(slice('basicInfo')).email,
      }),
    )
    .inSingletonScope()
})
