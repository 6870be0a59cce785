import { makeTwoFactor } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the security page and the dialogs of two-factor. */
export const twoFactorModule: Bindings = ({ bind }) => {
  bind(slice('twoFactor')).toDynamicValue(({ get }) =>
    makeTwoFactor({
      stores: get(port('stores')),
      clock: get(port('clock')),
      factor: get(port('secondFactor')),
      security: get(slice('securitySettings')),
      renew: get(slice('currentSession')).tasks.renew,
      email: get(slice('basicInfo')).email,
      host: get(port('navigation')).arrival.host,
      configuration: get(port('configuration')),
      files: get(port('files')),
      modals: get(slice('shell')).modals,
      askProof: get(slice('recentFactor')).tasks.ask,
    }),
  )
}
