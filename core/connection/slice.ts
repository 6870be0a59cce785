import { makeScope } from '../kernel/scope.ts'
import { combine, type Live, makeStores, project } from '../kernel/store.ts'
import type { Clock, Device } from '../platform/ports.ts'
import type { ConnectionState } from './model.ts'
import { backOnline } from './tables.ts'
import { type ConnectionView, connectionView } from './view.ts'

/** What the connection needs from outside. */
export interface ConnectionPorts {
  readonly clock: Clock
  readonly device: Pick<Device, 'isOnline' | 'timeZone'>
  /** What holds the amounts on the screen: they are as old as its last change. */
  readonly amounts: ReadonlyArray<Live<unknown>>
}

/** Whether the device has a connection, and what is told of it. */
export interface Connection {
  readonly view: Live<ConnectionView | null>
}

/** Follows the device from now on; the amounts that are there came now. */
export const makeConnection = ({ clock, device, amounts }: ConnectionPorts): Connection => {
  // Of the machine, not of the user: sign-out changes nothing about it.
  const stores = makeStores()
  const state = stores.make<ConnectionState>(device.isOnline.get() ? 'online' : 'offline')
  const dataAt = stores.make(clock.now())
  const scope = makeScope(stores, clock)
  for (const { changes$ } of amounts) changes$.subscribe(() => dataAt.update(() => clock.now()))
  device.isOnline.changes$.subscribe((isOnline) => {
    scope.renew()
    state.update(() => (isOnline ? 'back' : 'offline'))
    if (isOnline) scope.later(backOnline, () => state.update(() => 'online'))
  })
  return {
    view: project(combine({ state, dataAt }), (now) =>
      connectionView({ ...now, now: clock.now(), timeZone: device.timeZone() }),
    ),
  }
}
