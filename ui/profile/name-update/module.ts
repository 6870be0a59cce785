import { makeNameUpdate } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the page "Profile" and with its own dialog. */
export const nameUpdateModule: Bindings = ({ bind }) => {
  bind(slice('nameUpdate')).toDynamicValue(({ get }) =>
    makeNameUpdate({
      stores: get(port('stores')),
      clock: get(port('clock')),
      modals: get(slice('shell')).modals,
      records: get(port('profileRecords')),
      basicInfo: get(slice('basicInfo')),
      tabs: get(port('tabs')),
    }),
  )
}
