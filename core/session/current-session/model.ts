import { type FacadeAccess, type Session, signedOut, type Tokens } from '../model.ts'

/** What analytics is told, word for word. */
export type AuthenticationEvent = 'Login Success' | 'Sign Up Success'

/** What is known of the session, and held for it. */
export interface SessionState {
  readonly session: Session
  /** When the session was last confirmed, in milliseconds since 1970. */
  readonly confirmedAt: number | null
  readonly tokens: Tokens | null
  readonly facadeAccess: FacadeAccess
  readonly country: string | null
  readonly language: string
}

/** Before the first answer, and after sign-out. */
export const unknownSession: SessionState = {
  session: signedOut,
  confirmedAt: null,
  tokens: null,
  facadeAccess: {},
  country: null,
  language: 'en-US',
}
