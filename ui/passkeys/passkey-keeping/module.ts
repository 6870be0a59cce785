import { makePasskeyKeeping } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

/** Bound with what lists, makes or removes passkeys. */
export const passkeyKeepingModule = new ContainerModule(({ bind }) => {
  bind(slice('passkeyKeeping')).toDynamicValue(({ get }) =>
    makePasskeyKeeping({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      device: get(port('device')),
      modals: get(slice('shell')).modals,
      keeper: get(port('passkeyKeeper')),
      ceremony: get(port('passkeyCeremony')),
      memory: get(port('passkeyMemory')),
      passkeys: get(slice('passkeyStatus')),
    }),
  )
})
