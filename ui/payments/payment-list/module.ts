import { makePaymentList } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the page of the crypto payments. */
export const paymentListModule: Bindings = ({ bind }) => {
  bind(slice('paymentList')).toDynamicValue(({ get }) =>
    makePaymentList({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      lists: get(port('paymentLists')),
    }),
  )
}
