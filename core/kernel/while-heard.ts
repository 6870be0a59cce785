import { Observable, type SchedulerLike, Subscription } from 'rxjs'
import type { Live } from './store.ts'
import type { Delay } from './timings.ts'

/** What is told as of a time: when it was last seen, in milliseconds since 1970, or null where nothing of it depends on that. */
export interface Seen {
  readonly at: () => number | null
  readonly again: (now: number) => void
}

/**
 * The same live value, which is seen again when it is first listened to and every so often as long as it is, where that
 * much time lies between; also where the clock was set back meanwhile.
 */
export const whileHeard = <V>(live: Live<V>, clock: SchedulerLike, every: Delay, seen: Seen): Live<V> => ({
  get: live.get,
  changes$: new Observable<V>((listener) => {
    const listening = live.changes$.subscribe(listener)
    let next = Subscription.EMPTY
    const keepUp = (): void => {
      const [at, now] = [seen.at(), clock.now()]
      if (at !== null && Math.abs(now - at) >= every.ms) seen.again(now)
      next = clock.schedule(keepUp, every.ms)
    }
    keepUp()
    listening.add(() => next.unsubscribe())
    return listening
  }),
})
