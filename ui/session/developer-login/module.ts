import { makeDeveloperLogin } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the developers' login screen. */
export const developerLoginModule = new ContainerModule(({ bind }) => {
  bind(slice('developerLogin')).toDynamicValue(({ get }) =>
    makeDeveloperLogin({
      stores: get(port('stores')),
      clock: get(port('clock')),
      navigation: get(port('navigation')),
      passwords: get(port('passwords')),
      logins: get(port('logins')),
    }),
  )
})
