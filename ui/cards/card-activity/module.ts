import { makeCardActivity, runStep } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the page of a card, beside the slice of its transactions. */
export const cardActivityModule: Bindings = ({ bind }) => {
  bind(slice('cardActivity')).toDynamicValue(({ get }) => {
    const cards = get(slice('cardList'))
    return makeCardActivity({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      device: get(port('device')),
      activities: get(port('cardActivities')),
      cards,
      transactions: get(slice('cardTransaction')),
      reloadBalances: runStep(cards.steps.balances),
    })
  })
}
