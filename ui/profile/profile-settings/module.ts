import { finishSignupAddress, makeProfileSettings, project, routePath } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { permissionsToken, port, slice } from '../../di/tokens.ts'

/** Bound with the page "Profile". */
export const profileSettingsModule: Bindings = ({ bind }) => {
  bind(slice('profileSettings')).toDynamicValue(({ get }) => {
    const shell = get(slice('shell'))
    return makeProfileSettings({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      configuration: get(port('configuration')),
      modals: shell.modals,
      records: get(port('profileRecords')),
      hashes: get(port('hashes')),
      device: get(port('device')),
      basicInfo: get(slice('basicInfo')),
      applications: get(slice('applications')),
      hasMerchantAccess: project(get(permissionsToken), (granted) => granted.merchant),
      canPairWallet: project(shell.state, (now) => now.idExperiment),
      business: { manage: routePath('business'), upgrade: finishSignupAddress },
    })
  })
}
