import { cardTopUpOf } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the dialog that puts money on a card. */
export const cardTopUpModule: Bindings = ({ bind }) => {
  bind(slice('cardTopUp')).toDynamicValue(({ get }) =>
    cardTopUpOf({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      navigation: get(port('navigation')),
      modals: get(slice('shell')).modals,
      toasts: get(slice('toasts')),
      appNavigation: get(port('appNavigation')),
      paymentWindow: get(port('paymentWindow')),
      topUps: get(port('cardTopUps')),
      cards: get(slice('cardList')),
      amountsHidden: get(slice('amountPrivacy')).isOn,
    }),
  )
}
