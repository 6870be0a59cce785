import type { Whereabouts } from '../model.ts'

/** Session with which a device is signed in to the user's account. */
export interface ActiveSession extends Whereabouts {
  /** Id with which the provider knows the session. It is not a credential. */
  readonly id: string
  /** Time of last use, in milliseconds since 1970. */
  readonly seenAt: number
  /** True for the session of this browser. */
  readonly isCurrent: boolean
}

/** Dialogs that confirm the end of one session, or of all sessions except the current one. */
export type ActiveSessionsModal = 'end-session' | 'end-other-sessions'
