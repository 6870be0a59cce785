import { cardTopUpOf } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the dialog that puts money on a card. */
export const cardTopUpModule = new ContainerModule(({ bind }) => {
  bind(slice('cardTopUp')).toDynamicValue(({ get }) =>
    cardTopUpOf({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      navigation: get(port('navigation')),
      modals: get(slice('shell')).modals,
      moves: get(port('moves')),
      paymentWindow: get(port('paymentWindow')),
      topUps: get(port('cardTopUps')),
      cards: get(slice('cardList')),
    }),
  )
})
