import { limit } from '../../kernel/limits.ts'
import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import type { PhaseEvent, StreamPhase } from './model.ts'

/**
 * Which event leads where. A given-up stream is back with its next event alone (VERIF-070); one that is finished can be
 * watched anew.
 */
export const streamMachine: Machine<StreamPhase, PhaseEvent> = {
  idle: { on: { watch: 'connecting' } },
  connecting: { on: { open: 'live', event: 'live', error: 'connecting', 'give-up': 'polling', finish: 'finished' } },
  live: { on: { open: 'live', event: 'live', error: 'connecting', 'give-up': 'polling', finish: 'finished' } },
  polling: { on: { event: 'live', finish: 'finished' } },
  finished: { on: { watch: 'connecting' } },
}

/** More errors than this in a row, and the stream is given up for polling (VERIF-070, VERIF-071). */
export const streamErrors = limit('stream errors', 4)

/** Signals within this time cause one refresh (VERIF-057, VERIF-067 to VERIF-069). */
export const eventDebounce = delay('event debounce', 500)

/** Between two looks at the list, in place of a stream and while an application is being made (VERIF-062). */
export const verificationPolling = delay('verification polling', 5000)

/** A connection that lasts so long is stable: errors before it no longer count (VERIF-070). */
export const streamStable = delay('stream stability', 10_000)

/** The least and the most time before a given-up stream is tried again (VERIF-070). */
export const streamRetry = {
  least: delay('stream retry at least', 5000),
  most: delay('stream retry at most', 300_000),
} as const

/** An application that no list names is given up after so many tries of a given-up stream (VERIF-073). */
export const goneAfter = limit('stream tries of an unlisted application', 2)
