import { Observable, type SchedulerLike, Subscription } from 'rxjs'
import { type Live, makeLive, type Store } from './store.ts'
import type { Delay } from './timings.ts'

/**
 * State of a view with relative dates, such as "2 hours ago". `seenAt` is the time to which the dates are relative, in
 * milliseconds since 1970. It is 0 until the state has dates.
 */
export interface Seen {
  readonly seenAt: number
}

/**
 * Returns a live value that keeps `seenAt` of a state up to date while the live value has subscribers. On the first
 * subscription and at each interval, sets `seenAt` to the current time if the two differ by at least one interval.
 * @param then runs after each update; `before` is the earlier `seenAt`
 * @example
 * const clock = fakeClock(1000)
 * const state = makeStores().make({ seenAt: 1000 })
 * whileObserved(state, state, clock, delay('dates', 60_000)).changes$.subscribe(() => {})
 * await clock.advance(60_000)
 * state.get().seenAt // 61_000
 */
export const whileObserved = <V, S extends Seen>(
  live: Live<V>,
  state: Store<S>,
  clock: SchedulerLike,
  every: Delay,
  then?: (before: number) => void,
): Live<V> =>
  makeLive(
    live.get,
    new Observable<V>((listener) => {
      live.changes$.subscribe(listener)
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
      return () => next.unsubscribe()
    }),
  )
