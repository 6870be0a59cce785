import { makeCurrentSession } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const currentSessionModule: Bindings = ({ bind }) => {
  bind(slice('currentSession')).toDynamicValue(({ get }) =>
    makeCurrentSession({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      navigation: get(port('navigation')),
      tabs: get(port('tabs')),
      analytics: get(port('analytics')),
      sessions: get(port('sessions')),
      sessionContext: get(port('sessionContext')),
      credentials: get(port('credentials')),
      configuration: get(port('configuration')),
    }),
  )
}
