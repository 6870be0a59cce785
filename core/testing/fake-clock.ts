/**
 * Tools for tests of programs that use the core: a simulated clock, and a function that lets promises settle.
 * @module @paydeck/core/testing
 */
import { VirtualAction, VirtualTimeScheduler } from 'rxjs'
import type { Clock } from '../platform/ports.ts'

/** A simulated clock. Its time changes only in `advance`. */
export interface FakeClock extends Clock {
  /**
   * Advances the time by `ms` milliseconds. Runs the work that becomes due, in order, and lets the resulting promises
   * settle.
   */
  readonly advance: (ms: number) => Promise<void>
}

/** Number of microtasks that `settle` waits for. JavaScript cannot report whether a promise is still pending. */
const turns = 1000

/**
 * Lets pending promises settle, in chains of at most 1,000 promises. Waits neither for timers nor for the network, so the
 * result is deterministic.
 * @example
 * let isDone = false
 * void Promise.resolve().then(() => (isDone = true))
 * await settle()
 * isDone // true
 */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

/**
 * Makes a simulated clock for tests. Scheduled work runs only in `advance`.
 * @param start initial time in milliseconds since 1970 (UTC)
 * @example
 * const clock = fakeClock(Date.UTC(2026, 2, 10))
 * await clock.advance(1000)
 * clock.now() // Date.UTC(2026, 2, 10, 0, 0, 1)
 */
export const fakeClock = (start = 0): FakeClock => {
  const virtual = new VirtualTimeScheduler(VirtualAction, 0)
  const runUntil = async (target: number): Promise<void> => {
    await settle()
    const next = Math.min(...virtual.actions.map((action) => action.delay))
    if (next > target) return
    virtual.maxFrames = next
    virtual.flush()
    await runUntil(target)
  }
  return {
    now: () => start + virtual.frame,
    schedule: virtual.schedule.bind(virtual),
    advance: async (ms) => {
      const target = virtual.frame + ms
      await runUntil(target)
      virtual.maxFrames = target
      virtual.frame = target
      await settle()
    },
  }
}
