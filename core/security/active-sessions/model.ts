import type { Whereabouts } from '../model.ts'

/** Session in which the user's account is signed in. */
export interface ActiveSession extends Whereabouts {
  /** Identifies the session to the provider. It is no credential. */
  readonly id: string
  /** Time of last use, in milliseconds since 1970. */
  readonly seenAt: number
  /** True for the session of this browser. */
  readonly isCurrent: boolean
}

/** Dialogs that confirm the end of one session or of all others. */
export type ActiveSessionsModal = 'end-session' | 'end-other-sessions'
