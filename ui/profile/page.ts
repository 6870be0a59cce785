import { finishSignupAddress, makeNameUpdate, makeProfileSettings, project, routePath } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'
import { permissionsToken } from '../di/tokens.ts'

/** Profile page, and the dialog that only this page opens. */
export { NameUpdateModal } from './name-update/NameUpdateModal.tsx'
export { ProfileScreen } from './profile-settings/ProfileScreen.tsx'

export const slices = sliceModule({
  nameUpdate: ({ stores, clock, profileRecords, tabs }, { basicInfo, shell }) =>
    makeNameUpdate({ stores, clock, modals: shell.modals, records: profileRecords, basicInfo, tabs }),
  profileSettings: (
    { stores, clock, log, configuration, profileRecords, hashes, device },
    { applications, basicInfo, shell },
    get,
  ) =>
    makeProfileSettings({
      stores,
      clock,
      log,
      configuration,
      modals: shell.modals,
      records: profileRecords,
      hashes,
      device,
      basicInfo,
      applications,
      hasMerchantAccess: project(get(permissionsToken), (granted) => granted.merchant),
      canPairWallet: project(shell.state, (now) => now.idExperiment),
      business: { manage: routePath('business'), upgrade: finishSignupAddress },
    }),
})
