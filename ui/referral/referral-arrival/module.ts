import { makeReferralArrival } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const referralArrivalModule = new ContainerModule(({ bind }) => {
  bind(slice('referralArrival')).toDynamicValue(({ get }) =>
    makeReferralArrival({
      clock: get(port('clock')),
      cookies: get(port('cookies')),
      reminder: get(port('reminderTime')),
    }),
  )
})
