import { makeConnection } from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import { port, slice } from '../di/tokens.ts'

export const connectionModule: Bindings = ({ bind }) => {
  bind(slice('connection')).toDynamicValue(({ get }) =>
    makeConnection({
      clock: get(port('clock')),
      device: get(port('device')),
      amounts: [get(slice('cardList')).state, get(slice('recentActivity')).state],
    }),
  )
}
