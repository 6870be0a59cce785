import type { Observable, Unsubscribable } from 'rxjs'
import { anySession, makeScope } from '../kernel/scope.ts'
import type { Clock, Device } from '../platform/ports.ts'
import { recoverySpread } from './tables.ts'

/** Dependencies of `followRecoveries`. */
export interface RecoveryPorts {
  readonly clock: Clock
  readonly device: Pick<Device, 'isOnline'>
  /** Emits when the user returns to the page; never errors. */
  readonly returned$: Observable<unknown>
  /** Returns a random number from 0 to 1. */
  readonly random: () => number
}

/**
 * Runs `act` when the network is back, and when the user returns to the page while the network is available. A random wait
 * before `act` spreads the requests of clients that recover at the same moment (F6). If there is another recovery during the
 * wait, the wait starts again. Going offline or unsubscribing cancels the wait.
 */
export const followRecoveries = (
  { clock, device, returned$, random }: RecoveryPorts,
  act: () => void,
): Unsubscribable => {
  const waits = makeScope(anySession, clock)
  const recover = (): void => {
    waits.renew()
    if (device.isOnline.get()) waits.later({ ...recoverySpread, ms: Math.round(recoverySpread.ms * random()) }, act)
  }
  const listening = device.isOnline.changes$.subscribe(recover)
  listening.add(returned$.subscribe(recover))
  listening.add(waits.renew)
  return listening
}
