import { makeNationalIdentity, nationalIdentityIssuerOf, project } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Dialog that asks for the missing Social Security number. */
export { MissingSsnModal } from './MissingSsnModal.tsx'

export const slices = sliceModule({
  nationalIdentity: ({ stores, clock, nationalIdentityRecords }, { applications, basicInfo, shell }) =>
    makeNationalIdentity({
      stores,
      clock,
      records: nationalIdentityRecords,
      issuer: project(basicInfo.info, nationalIdentityIssuerOf),
      applications,
      modals: shell.modals,
    }),
})
