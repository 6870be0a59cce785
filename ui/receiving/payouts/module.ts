import { makePayouts } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice, startQueryToken } from '../../di/tokens.ts'

export const payoutsModule: Bindings = ({ bind }) => {
  bind(slice('payouts')).toDynamicValue(({ get }) =>
    makePayouts({
      stores: get(port('stores')),
      records: get(port('payoutRecords')),
      invite: get(startQueryToken).invite,
    }),
  )
}
