import { cardExportOf } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the page of a card. */
export const cardExportModule: Bindings = ({ bind }) => {
  bind(slice('cardExport')).toDynamicValue(({ get }) =>
    cardExportOf({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: get(slice('shell')).modals,
      files: get(port('files')),
      reports: get(port('cardReports')),
      cards: get(slice('cardList')),
      cardActivity: get(slice('cardActivity')),
    }),
  )
}
