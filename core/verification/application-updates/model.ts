import type { ProductName } from '../model.ts'

/** How the updates of one application come in, in the order of a good day. */
export const streamPhases = ['idle', 'connecting', 'live', 'polling', 'finished'] as const
/**
 * One of `streamPhases`. 'idle': it was never watched. 'connecting': no connection stands; 'live': one does. 'polling': the
 * stream was given up and is tried again beside the polling, until an event comes. 'finished': watched no more.
 */
export type StreamPhase = (typeof streamPhases)[number]

/** What leads from one phase to another. */
export type PhaseEvent = 'watch' | 'open' | 'event' | 'error' | 'give-up' | 'finish'

/** How the updates of one application come in. */
export interface StreamState {
  readonly phase: StreamPhase
  /** Errors since the last event or the last stable connection. */
  readonly errors: number
  /** Since when the connection stands, milliseconds since 1970; null: it does not. */
  readonly openSince: number | null
  /** How often a given-up stream was tried again in vain. */
  readonly tries: number
}

/**
 * What a stream says. 'error': it connects again by itself; 'closed': it does not, because it was refused or closed for
 * good. `at` is milliseconds since 1970.
 */
export interface StreamSignal {
  readonly kind: 'open' | 'event' | 'error' | 'closed'
  readonly at: number
}

/** The applications that are or were watched, by their ids: one stream each (VERIF-066). */
export type Watched = ReadonlyMap<string, StreamState>

/** Where a product is after its verification (VERIF-020); null: no rule has set it yet. */
export type PostVerification = Readonly<Record<ProductName, null | 'pending' | 'complete'>>

/** Before the first rule. */
export const noPostVerification: PostVerification = { individualShopperTier1: null, payoutsRecipient: null }

/** An application was found to be approved. */
export interface Approval {
  readonly product: ProductName
  /** Whether it was approved while the app ran; else it was when the app started. */
  readonly isNew: boolean
}
