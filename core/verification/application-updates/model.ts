import type { ProductName } from '../model.ts'

/** Phases of one application's stream, in the usual order. */
export const streamPhases = ['idle', 'connecting', 'live', 'polling', 'finished'] as const
/**
 * Phase of a stream. An 'idle' stream was never watched. A 'connecting' stream has no open connection. A 'live' stream has
 * an open connection. A 'polling' stream has failed: the app polls, and retries the stream until an event arrives. A
 * 'finished' stream is no longer watched.
 */
export type StreamPhase = (typeof streamPhases)[number]

/** Event that changes the phase. */
export type PhaseEvent = 'watch' | 'open' | 'event' | 'error' | 'give-up' | 'finish'

/** State of one application's stream. */
export interface StreamState {
  readonly phase: StreamPhase
  /** Number of errors since the last event or the last stable connection. */
  readonly errors: number
  /** Time at which the connection opened, in milliseconds since 1970; null without a connection. */
  readonly openSince: number | null
  /** Number of failed retries since the app gave the stream up. */
  readonly tries: number
}

/**
 * Signal of a stream. After 'error', the stream reconnects by itself. After 'closed', the stream does not reconnect, because
 * the server refused or ended it. `at` is in milliseconds since 1970.
 */
export interface StreamSignal {
  readonly kind: 'open' | 'event' | 'error' | 'closed'
  readonly at: number
}

/** Streams of all applications ever watched, by application id (VERIF-066). */
export type Watched = ReadonlyMap<string, StreamState>

/** Status of a product after its verification (VERIF-020); null until a rule sets it. */
export type PostVerification = Readonly<Record<ProductName, null | 'pending' | 'complete'>>

/** Initial status of both products. */
export const noPostVerification: PostVerification = { individualShopperTier1: null, payoutsRecipient: null }

/** Approval of an application. */
export interface Approval {
  readonly product: ProductName
  /** True if the approval happened while the app ran, false if it happened before the start of the app. */
  readonly isNew: boolean
}
