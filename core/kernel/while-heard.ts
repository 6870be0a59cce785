import { Observable, type SchedulerLike, Subscription } from 'rxjs'
import type { Live } from './store.ts'
import type { Delay } from './timings.ts'

/** The same live value, which acts when it is first listened to and every so often as long as it is. */
export const whileHeard = <V>(live: Live<V>, clock: SchedulerLike, every: Delay, act: () => void): Live<V> => ({
  get: live.get,
  changes$: new Observable<V>((listener) => {
    const listening = live.changes$.subscribe(listener)
    let next = Subscription.EMPTY
    const keepUp = (): void => {
      act()
      next = clock.schedule(keepUp, every.ms)
    }
    keepUp()
    listening.add(() => next.unsubscribe())
    return listening
  }),
})
