import { makePayoutExport, project } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the page of the crypto payments. */
export const payoutExportModule: Bindings = ({ bind }) => {
  bind(slice('payoutExport')).toDynamicValue(({ get }) =>
    makePayoutExport({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      files: get(port('files')),
      reports: get(port('payoutReports')),
      firstPayout: project(get(slice('payouts')).state, ({ firstPayout }) => firstPayout?.requestDate ?? null),
    }),
  )
}
