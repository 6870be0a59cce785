import { makePaymentSearch } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice, startQueryToken } from '../../di/tokens.ts'

/** Bound with the page of the crypto payments. */
export const paymentSearchModule: Bindings = ({ bind }) => {
  bind(slice('paymentSearch')).toDynamicValue(({ get }) =>
    makePaymentSearch({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      device: get(port('device')),
      searches: get(port('paymentSearches')),
      showHidden: get(startQueryToken).hiddenCurrencies,
    }),
  )
}
