import { makePasskeyKeeping } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with what lists, makes or removes passkeys. */
export const passkeyKeepingModule: Bindings = ({ bind }) => {
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
      askProof: get(slice('recentFactor')).tasks.ask,
    }),
  )
}
