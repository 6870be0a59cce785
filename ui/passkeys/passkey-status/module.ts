import { makePasskeyStatus } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const passkeyStatusModule = new ContainerModule(({ bind }) => {
  bind(slice('passkeyStatus')).toDynamicValue(({ get }) =>
    makePasskeyStatus({
      stores: get(port('stores')),
      log: get(port('log')),
      directory: get(port('passkeyDirectory')),
      email: get(slice('basicInfo')).email,
    }),
  )
})
