import { makeSecuritySettings } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const securitySettingsModule: Bindings = ({ bind }) => {
  bind(slice('securitySettings')).toDynamicValue(({ get }) =>
    makeSecuritySettings({
      stores: get(port('stores')),
      log: get(port('log')),
      protection: get(port('accountProtection')),
    }),
  )
}
