import { limit } from '../../kernel/limits.ts'
import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import type { PhaseEvent, StreamPhase } from './model.ts'

/**
 * Transitions of a stream. Only an event ends the polling of a given-up stream (VERIF-070). A finished stream can be
 * watched again.
 */
export const streamMachine: Machine<StreamPhase, PhaseEvent> = {
  idle: { on: { watch: 'connecting' } },
  connecting: { on: { open: 'live', event: 'live', error: 'connecting', 'give-up': 'polling', finish: 'finished' } },
  live: { on: { open: 'live', event: 'live', error: 'connecting', 'give-up': 'polling', finish: 'finished' } },
  polling: { on: { event: 'live', finish: 'finished' } },
  finished: { on: { watch: 'connecting' } },
}

/**
 * Maximum number of consecutive errors of a stream. After one more error, the app gives the stream up and polls (VERIF-070,
 * VERIF-071).
 */
export const streamErrors = limit('stream errors', 4)

/** Time within which several signals cause only one refresh (VERIF-057, VERIF-067 to VERIF-069). */
export const eventDebounce = delay('event debounce', 500)

/**
 * Interval at which the app polls the list: while a stream does not work, or while an application is being created
 * (VERIF-062).
 */
export const verificationPolling = delay('verification polling', 5000)

/** Age from which a connection counts as stable. The error count is then reset (VERIF-070). */
export const streamStable = delay('stream stability', 10_000)

/** Minimum and maximum delay before a given-up stream is retried (VERIF-070). */
export const streamRetry = {
  least: delay('stream retry at least', 5000),
  most: delay('stream retry at most', 300_000),
} as const

/** Number of failed retries after which an unlisted application is no longer watched (VERIF-073). */
export const unlistedTries = limit('stream tries of an unlisted application', 2)
