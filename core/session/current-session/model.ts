import { type FacadeAccess, type Session, signedOut, type Tokens } from '../model.ts'

/** Names of the analytics events for login and signup, as the specification spells them. */
export type AuthenticationEvent = 'Login Success' | 'Sign Up Success'

/** Session and the data that belongs to it. */
export interface SessionState {
  readonly session: Session
  /** Time of the last successful refresh, in milliseconds since 1970; null before the first refresh. */
  readonly confirmedAt: number | null
  readonly tokens: Tokens | null
  readonly facadeAccess: FacadeAccess
  readonly country: string | null
  readonly language: string
}

/** State before the first refresh, and after sign-out. */
export const unknownSession: SessionState = {
  session: signedOut,
  confirmedAt: null,
  tokens: null,
  facadeAccess: {},
  country: null,
  language: 'en-US',
}
