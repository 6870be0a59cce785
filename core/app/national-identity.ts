import { project } from '../kernel/store.ts'
import { nationalIdentityIssuerOf } from '../profile/index.ts'
import { makeNationalIdentity } from '../verification/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that asks for a missing national identity number. */
export const nationalIdentityMakers = {
  nationalIdentity: maker(
    ['stores', 'clock', 'nationalIdentityRecords'],
    ['applications', 'basicInfo', 'shell'],
    (ports, { applications, basicInfo, shell }) =>
      makeNationalIdentity({
        ...ports,
        issuer: project(basicInfo.info, nationalIdentityIssuerOf),
        applications,
        modals: shell.modals,
      }),
  ),
} satisfies Makers<'nationalIdentity'>
