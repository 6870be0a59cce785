import { makePasswordPasskeys, makePasswordUpdate } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the security page and the dialog of the password. */
export const passwordUpdateModule: Bindings = ({ bind }) => {
  bind(slice('passwordUpdate')).toDynamicValue(({ get }) =>
    makePasswordUpdate({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      passwords: get(port('passwords')),
      randomness: get(port('randomness')),
      records: get(port('passwordRecords')),
      strength: get(port('passwordStrength')),
      owner: get(slice('basicInfo')).view,
      renew: get(slice('currentSession')).tasks.renew,
      passkeys: makePasswordPasskeys({
        stores: get(port('stores')),
        log: get(port('log')),
        keeper: get(port('passkeyKeeper')),
        passkeys: get(slice('passkeyStatus')),
        askProof: get(slice('recentFactor')).tasks.ask,
      }),
      modals: get(slice('shell')).modals,
    }),
  )
}
