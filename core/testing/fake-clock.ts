/**
 * Tools for tests of programs on the core.
 *
 * @module @paydeck/core/testing
 */
import { VirtualAction, VirtualTimeScheduler } from 'rxjs'
import type { Clock } from '../platform/ports.ts'

/** A clock that moves only by `advance`. */
export interface FakeClock extends Clock {
  /** Advances the time, runs due work in order, and lets the promises that follow settle. */
  readonly advance: (ms: number) => Promise<void>
}

/** Bound for consecutive promises. JavaScript cannot tell whether any is pending. */
const turns = 1000

/**
 * Lets pending promises settle, and those that follow from them, up to a thousand in a row. Waits for no timer and no network,
 * so the result is deterministic.
 */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

/**
 * A clock for tests: nothing that is scheduled happens until `advance`.
 * @param start milliseconds since 1970 that the clock shows at first
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
