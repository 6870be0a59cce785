import { Observable, type SchedulerLike, Subscription } from 'rxjs'
import type { Live } from './store.ts'
import type { Delay } from './timings.ts'

/**
 * The same live value, which is seen again when it is first listened to and every so often as long as it is, where that
 * much time lies between; also where the clock was set back meanwhile. Times are milliseconds since 1970.
 * @param seenAt when it was seen last; null where nothing of it depends on that
 */
export const whileHeard = <V>(
  live: Live<V>,
  clock: SchedulerLike,
  every: Delay,
  seenAt: () => number | null,
  see: (now: number) => void,
): Live<V> => ({
  get: live.get,
  changes$: new Observable<V>((listener) => {
    const listening = live.changes$.subscribe(listener)
    let next = Subscription.EMPTY
    const keepUp = (): void => {
      const at = seenAt()
      if (at !== null && Math.abs(clock.now() - at) >= every.ms) see(clock.now())
      next = clock.schedule(keepUp, every.ms)
    }
    keepUp()
    listening.add(() => next.unsubscribe())
    return listening
  }),
})
