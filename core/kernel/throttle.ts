import type { SchedulerLike } from 'rxjs'
import type { Delay } from './timings.ts'

/** Limits how often a function runs. */
export interface Throttle<A> {
  /**
   * Runs the function with a value immediately. If the function has run less than one interval ago, it runs at the end of
   * the interval instead, with the latest value.
   */
  readonly push: (value: A) => void
  /** Drops the value that waits for the end of the current interval. */
  readonly drop: () => void
}

/**
 * Makes a throttle. The first `push` runs the function immediately.
 * @example
 * const [clock, ran] = [fakeClock(), []]
 * const throttle = makeThrottle(clock, delay('scroll', 200), (value) => ran.push(value))
 * throttle.push(1)
 * throttle.push(2)
 * throttle.push(3)
 * await clock.advance(200)
 * ran // [1, 3]
 */
export const makeThrottle = <A>(clock: SchedulerLike, every: Delay, act: (value: A) => void): Throttle<A> => {
  let isIdle = true
  let waiting: { readonly value: A } | null = null
  const push = (value: A): void => {
    if (!isIdle) {
      waiting = { value }
      return
    }
    isIdle = false
    clock.schedule(() => {
      isIdle = true
      const last = waiting
      waiting = null
      if (last !== null) push(last.value)
    }, every.ms)
    act(value)
  }
  return {
    push,
    drop: () => {
      waiting = null
    },
  }
}
