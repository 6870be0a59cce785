import { makeSession } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(slice('session'))
    .toDynamicValue(({ get }) =>
      makeSession({
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        navigation: get(port('navigation')),
        tabs: get(port('tabs')),
        analytics: get(port('analytics')),
        sessions: get(port('sessions')),
        surroundings: get(port('surroundings')),
        credentials: get(port('credentials')),
        configuration: get(port('configuration')),
      }),
    )
    .inSingletonScope()
})
