import { makeRecentFactor } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with its dialog, over what waits for it. */
export const recentFactorModule: Bindings = ({ bind }) => {
  bind(slice('recentFactor')).toDynamicValue(({ get }) =>
    makeRecentFactor({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      check: get(port('recentFactorCheck')),
      question: get(slice('addressDirectory')).factor,
      modals: get(slice('shell')).modals,
    }),
  )
}
