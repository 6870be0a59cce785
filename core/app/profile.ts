import { project } from '../kernel/store.ts'
import { finishSignupAddress, makeNameUpdate, makeProfileSettings } from '../profile/index.ts'
import { routePath } from '../routes/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices of the profile page. */
export const profileMakers = {
  nameUpdate: maker(
    ['stores', 'clock', 'profileRecords', 'tabs'],
    ['basicInfo', 'shell'],
    (ports, { basicInfo, shell }) => makeNameUpdate({ ...ports, modals: shell.modals, basicInfo }),
  ),
  profileSettings: maker(
    ['stores', 'clock', 'log', 'configuration', 'profileRecords', 'hashes', 'device'],
    ['applications', 'basicInfo', 'permissions', 'shell'],
    (ports, { applications, basicInfo, permissions, shell }) =>
      makeProfileSettings({
        ...ports,
        modals: shell.modals,
        basicInfo,
        applications,
        hasMerchantAccess: project(permissions, ({ merchant }) => merchant),
        canPairWallet: project(shell.state, ({ idExperiment }) => idExperiment),
        business: { manage: routePath('business'), upgrade: finishSignupAddress },
      }),
  ),
} satisfies Makers<'nameUpdate' | 'profileSettings'>
