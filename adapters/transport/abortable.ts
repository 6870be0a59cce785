import type { Clock, Log } from '@paydeck/core'
import { type SchedulerAction, Subscription } from 'rxjs'

/** Returns a clock that cancels its scheduled work when the signal aborts. After that, it schedules nothing. */
export const abortableClock = (clock: Clock, signal: AbortSignal): Clock => {
  const pending = new Subscription()
  signal.addEventListener('abort', () => pending.unsubscribe())
  return {
    now: () => clock.now(),
    schedule: <S>(work: (this: SchedulerAction<S>, state?: S) => void, ms?: number, state?: S) => {
      if (signal.aborted) return Subscription.EMPTY
      const scheduled = clock.schedule<S>(
        function (given) {
          // Work that repeats itself belongs to a stream, which ends with its request.
          pending.remove(scheduled)
          work.call(this, given)
        },
        ms,
        state,
      )
      // Work that is cancelled leaves `pending` by itself.
      pending.add(scheduled)
      return scheduled
    },
  }
}

/** Returns a `fetch` that aborts its requests when the signal aborts. */
export const abortableFetch =
  (fetch: typeof globalThis.fetch, signal: AbortSignal): typeof globalThis.fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal })

/** Returns a log that logs nothing after the signal has aborted, since the requests in flight then fail. */
export const abortableLog = (log: Log, signal: AbortSignal): Log => ({
  warn: (message) => void (signal.aborted || log.warn(message)),
  error: (message) => void (signal.aborted || log.error(message)),
})
