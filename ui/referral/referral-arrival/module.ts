import { makeReferralArrival } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const referralArrivalModule: Bindings = ({ bind }) => {
  bind(slice('referralArrival')).toDynamicValue(({ get }) =>
    makeReferralArrival({
      clock: get(port('clock')),
      cookies: get(port('cookies')),
      reminder: get(port('reminderTime')),
    }),
  )
}
