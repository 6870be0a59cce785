import { makeCardSettings } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the settings of a card. */
export const cardSettingsModule: Bindings = ({ bind }) => {
  bind(slice('cardSettings')).toDynamicValue(({ get }) =>
    makeCardSettings({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: get(slice('shell')).modals,
      changes: get(port('cardChanges')),
      cards: get(slice('cardList')),
    }),
  )
}
