import type { SchedulerLike } from 'rxjs'
import type { Delay } from './timings.ts'

/** Hears something as often as it comes, and acts on it every so often at most. */
export interface Throttle<A> {
  /** Acts at once where it has been quiet for so long; else, once that is over, on the last that was heard meanwhile. */
  readonly hear: (what: A) => void
  /** What was heard and not acted on is out of date. */
  readonly drop: () => void
}

/** It is quiet at first. */
export const makeThrottle = <A>(clock: SchedulerLike, every: Delay, act: (what: A) => void): Throttle<A> => {
  let isQuiet = true
  let held: { readonly what: A } | null = null
  const hear = (what: A): void => {
    if (!isQuiet) {
      held = { what }
      return
    }
    isQuiet = false
    clock.schedule(() => {
      isQuiet = true
      const last = held
      held = null
      if (last !== null) hear(last.what)
    }, every.ms)
    act(what)
  }
  return {
    hear,
    drop: () => {
      held = null
    },
  }
}
