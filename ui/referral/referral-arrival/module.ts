import { makeReferralArrival } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const referralArrivalModule: Bindings = ({ bind }) => {
  bind(slice('referralArrival')).toDynamicValue(({ get }) =>
    makeReferralArrival({
      cookies: get(port('cookies')),
    }),
  )
}
