import { makeReferral } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const referralModule = new ContainerModule(({ bind }) => {
  bind(slice('referral'))
    .toDynamicValue(({ get }) =>
      makeReferral({
        clock: get(port('clock')),
        cookies: get(port('cookies')),
        reminder: get(port('reminderTime')),
      }),
    )
    .inSingletonScope()
})
