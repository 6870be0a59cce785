import { makeDeveloperLogin } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the developers' login screen. */
export const developerLoginModule: Bindings = ({ bind }) => {
  bind(slice('developerLogin')).toDynamicValue(({ get }) =>
    makeDeveloperLogin({
      stores: get(port('stores')),
      clock: get(port('clock')),
      navigation: get(port('navigation')),
      passwords: get(port('passwords')),
      logins: get(port('logins')),
    }),
  )
}
