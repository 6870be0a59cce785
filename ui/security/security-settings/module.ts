import { makeSecuritySettings } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const securitySettingsModule = new ContainerModule(({ bind }) => {
  bind(slice('securitySettings')).toDynamicValue(({ get }) =>
    makeSecuritySettings({
      stores: get(port('stores')),
      log: get(port('log')),
      protection: get(port('accountProtection')),
    }),
  )
})
