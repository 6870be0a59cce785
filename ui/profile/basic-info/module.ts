import { makeProfile } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const profileModule = new ContainerModule(({ bind }) => {
  bind(slice('profile'))
    .toDynamicValue(({ get }) =>
      makeProfile({
        stores: get(port('stores')),
        account: get(port('userAccount')),
      }),
    )
    .inSingletonScope()
})
