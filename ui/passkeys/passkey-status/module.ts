import { makePasskeyStatus } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const passkeyStatusModule: Bindings = ({ bind }) => {
  bind(slice('passkeyStatus')).toDynamicValue(({ get }) =>
    makePasskeyStatus({
      stores: get(port('stores')),
      log: get(port('log')),
      directory: get(port('passkeyDirectory')),
      email: get(slice('basicInfo')).email,
    }),
  )
}
