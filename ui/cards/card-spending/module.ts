import { makeCardSpending } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the chart on the page of a card, whose lists it waits for. */
export const cardSpendingModule: Bindings = ({ bind }) => {
  bind(slice('cardSpending')).toDynamicValue(({ get }) =>
    makeCardSpending({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      device: get(port('device')),
      activities: get(port('cardActivities')),
      cards: get(slice('cardList')),
      storage: get(port('storage')),
      activity: get(slice('cardActivity')),
    }),
  )
}
