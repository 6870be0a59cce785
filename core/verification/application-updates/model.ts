/** How the updates of one application come in. */
export interface StreamState {
  /** Polling: the stream was given up; it is tried again beside the polling, until an event comes. */
  readonly mode: 'streaming' | 'polling'
  /** Errors since the last event or the last stable connection. */
  readonly errors: number
  /** Since when the connection stands, milliseconds since 1970; null: it does not. */
  readonly openSince: number | null
  /** How often a given-up stream was tried again in vain. */
  readonly tries: number
}

/**
 * What a stream says. 'error': the browser connects again by itself; 'closed': it does not, because the stream was
 * refused or closed for good. `at` is milliseconds since 1970.
 */
export interface StreamSignal {
  readonly kind: 'open' | 'event' | 'error' | 'closed'
  readonly at: number
}

/** The watched applications, by their ids: one stream each (VERIF-066). */
export type Watched = ReadonlyMap<string, StreamState>
