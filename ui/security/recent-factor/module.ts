import { makeRecentFactor, modalsOver } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with every slice that may ask for a proof, and with the dialog. */
export const recentFactorModule: Bindings = ({ bind }) => {
  bind(slice('recentFactor')).toDynamicValue(({ get }) =>
    makeRecentFactor({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      passwords: get(port('passwords')),
      check: get(port('recentFactorCheck')),
      modals: modalsOver(get(slice('shell'))),
      modal: get(slice('shell')).modal,
    }),
  )
}
