import type { Whereabouts } from '../model.ts'

/** A session that the account is signed in with. */
export interface ActiveSession extends Whereabouts {
  /** Names it to the provider; it is no credential. */
  readonly id: string
  /** When it was last used, in milliseconds since 1970. */
  readonly seenAt: number
  /** It is the one that asks. */
  readonly isCurrent: boolean
}

/** The dialogs that ask before a session is ended. */
export type ActiveSessionsModal = 'end-session' | 'end-other-sessions'
