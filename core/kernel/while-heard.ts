import { Observable, type SchedulerLike, Subscription } from 'rxjs'
import type { Live, Store } from './store.ts'
import type { Delay } from './timings.ts'

/** A state whose dates are told from a moment: milliseconds since 1970, 0 before there are any. */
export interface Seen {
  readonly seenAt: number
}

/**
 * The same live value, whose state is seen again when it is first listened to and every so often as long as it is, where
 * that much time lies between; also where the clock was set back meanwhile.
 * @param then what follows from it; `before` is when it was seen last
 */
export const whileHeard = <V, S extends Seen>(
  live: Live<V>,
  state: Store<S>,
  clock: SchedulerLike,
  every: Delay,
  then?: (before: number) => void,
): Live<V> => ({
  get: live.get,
  changes$: new Observable<V>((listener) => {
    const listening = live.changes$.subscribe(listener)
    let next = Subscription.EMPTY
    const keepUp = (): void => {
      const { seenAt } = state.get()
      const now = clock.now()
      if (seenAt > 0 && Math.abs(now - seenAt) >= every.ms) {
        state.update((before) => ({ ...before, seenAt: now }))
        then?.(seenAt)
      }
      next = clock.schedule(keepUp, every.ms)
    }
    keepUp()
    listening.add(() => next.unsubscribe())
    return listening
  }),
})
