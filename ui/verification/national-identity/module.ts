import { makeNationalIdentity, nationalIdentityIssuerOf, project } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with its dialog. */
export const nationalIdentityModule: Bindings = ({ bind }) => {
  bind(slice('nationalIdentity')).toDynamicValue(({ get }) =>
    makeNationalIdentity({
      stores: get(port('stores')),
      clock: get(port('clock')),
      records: get(port('nationalIdentityRecords')),
      issuer: project(get(slice('basicInfo')).info, nationalIdentityIssuerOf),
      applications: get(slice('applications')),
      modals: get(slice('shell')).modals,
    }),
  )
}
