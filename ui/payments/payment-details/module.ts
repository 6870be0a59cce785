import { paymentDetailsOf } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the slides. Beside it `amountPrivacy` is to be bound, which it reads. */
export const paymentDetailsModule: Bindings = ({ bind }) => {
  bind(slice('paymentDetails')).toDynamicValue(({ get }) => {
    const { explorer, pages } = get(port('configuration'))
    return paymentDetailsOf(
      { amountPrivacy: get(slice('amountPrivacy')), recentActivity: get(slice('recentActivity')) },
      {
        host: get(port('navigation')).arrival.host,
        explorer,
        support: pages.support,
      },
    )
  })
}
