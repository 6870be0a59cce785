import { makePasswordUpdate, makeTwoFactor } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the security page and its dialogs. */
export const protectionModule = new ContainerModule(({ bind }) => {
  bind(slice('passwordUpdate'))
    .toDynamicValue(({ get }) =>
      makePasswordUpdate({
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        passwords: get(port('passwords')),
        randomness: get(port('randomness')),
        records: get(port('passwordRecords')),
        strength: get(port('passwordStrength')),
        owner: get(slice('basicInfo')).view,
        renew: get(slice('currentSession')).renew,
        modals: get(slice('shell')).modals,
      }),
    )
    .inSingletonScope()
  bind(slice('twoFactor'))
    .toDynamicValue(({ get }) =>
      makeTwoFactor({
        stores: get(port('stores')),
        clock: get(port('clock')),
        factor: get(port('secondFactor')),
        security: get(slice('security')),
        renew: get(slice('currentSession')).renew,
        email: get(slice('basicInfo')).email,
        host: get(port('navigation')).arrival.host,
        configuration: get(port('configuration')),
        files: get(port('files')),
        modals: get(slice('shell')).modals,
      }),
    )
    .inSingletonScope()
})
