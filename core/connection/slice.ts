import { makeScope } from '../kernel/scope.ts'
import { combine, type Live, makeStores, project } from '../kernel/store.ts'
import type { Clock, Device } from '../platform/ports.ts'
import type { ConnectionState } from './model.ts'
import { backOnline } from './tables.ts'
import { type ConnectionView, connectionView } from './view.ts'

/** Ports of the slice `connection`. */
export interface ConnectionPorts {
  readonly clock: Clock
  readonly device: Pick<Device, 'isOnline' | 'timeZone'>
  /**
   * Live values that contain the amounts on the screen. When any of these values changes, all amounts count as loaded at
   * that time.
   */
  readonly amounts: ReadonlyArray<Live<unknown>>
}

/** Network connection of the device, and the message about it. */
export interface Connection {
  readonly view: Live<ConnectionView | null>
}

/**
 * Makes the slice `connection`, which follows the device's network state. Amounts that are already on the screen count as
 * loaded at the time of this call.
 * @example
 * const { ports, setOnline } = makeMemoryProvider({ clock: fakeClock() })
 * const { connection } = makePaydeck(ports)
 * connection.view.get() // null
 * setOnline(false)
 * connection.view.get().tone // 'wait'
 */
export const makeConnection = ({ clock, device, amounts }: ConnectionPorts): Connection => {
  // The state belongs to the device, not to the user, so sign-out does not reset it.
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
