import { paymentDetailsOf } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the slides. Beside it `amountPrivacy` is to be bound, which it reads. */
export const paymentDetailsModule: Bindings = ({ bind }) => {
  bind(slice('paymentDetails')).toDynamicValue(({ get }) => {
    const { explorer, pages, pictureOrigins, productName } = get(port('configuration'))
    return paymentDetailsOf(
      {
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        records: get(port('invoiceRecords')),
        amountPrivacy: get(slice('amountPrivacy')),
        recentActivity: get(slice('recentActivity')),
      },
      {
        host: get(port('navigation')).arrival.host,
        explorer,
        support: pages.support,
        product: productName,
        pictureOrigins,
        timeZone: get(port('device')).timeZone,
      },
    )
  })
}
