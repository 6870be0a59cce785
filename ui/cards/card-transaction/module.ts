import { makeCardTransaction } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the page of a card. */
export const cardTransactionModule: Bindings = ({ bind }) => {
  bind(slice('cardTransaction')).toDynamicValue(({ get }) =>
    makeCardTransaction({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      device: get(port('device')),
      transactions: get(port('cardTransactions')),
      cards: get(slice('cardList')),
    }),
  )
}
