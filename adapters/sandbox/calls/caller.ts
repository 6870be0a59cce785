import { endSession } from '../account/session-revocation.ts'
import {
  callerSession,
  csrfOf,
  findSession,
  type FoundSession,
  isSessionId,
  newSessionId,
  startSession,
} from '../account/sessions.ts'
import type { Environment } from '../environment.ts'
import type { SessionControl } from './context.ts'

/** What is known of a request's sender, whatever it asks for. */
export interface Caller {
  /** The session cookie's value, or null. */
  readonly sessionId: string | null
  /** Network address. */
  readonly address: string
  /** What the browser calls itself, cut to a length that can be kept. */
  readonly userAgent: string
  /** This place as the caller's browser knows it. */
  readonly origin: string
  /** A page of ours asks, or no browser at all. */
  readonly isSameOrigin: boolean
  /** Sets the session cookie; null forgets it. */
  readonly setSession: (sessionId: string | null) => void
}

/** The session that a request came with, which may owe a second factor still; null: none that counts. */
export const sessionOf = async (
  { queries, productName, clock }: Pick<Environment, 'queries' | 'productName' | 'clock'>,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<FoundSession | null> =>
  sessionId === null ? null : findSession(queries, sessionId, { productName, now: clock() })

/** Who is signed in, and what time it is for them; null: no session, or one that owes a second factor. */
export const signedInBy = async (
  environment: Pick<Environment, 'queries' | 'productName' | 'clock'>,
  caller: Pick<Caller, 'sessionId'>,
): Promise<FoundSession | null> => {
  const found = await sessionOf(environment, caller)
  return found?.isOwing === true ? null : found
}

/**
 * The CSRF value that goes with the caller's cookie; empty without one. Who has no cookie gets one of no session: with
 * it, the developers' login can be asked for.
 */
export const csrfFor = ({ random }: Pick<Environment, 'random'>, caller: Caller): string => {
  const { sessionId, isSameOrigin, setSession } = caller
  if (sessionId === null && isSameOrigin) setSession(newSessionId(random))
  return sessionId !== null && isSessionId(sessionId) ? csrfOf(sessionId) : ''
}

/** Starts and ends the caller's session. */
export const sessionControl = (environment: Environment, caller: Caller, now: () => number): SessionControl => {
  const end = async (): Promise<void> => {
    if (caller.sessionId !== null) await endSession(environment.queries, caller.sessionId)
    caller.setSession(null)
  }
  return {
    end,
    start: async (user, proof) => {
      await end()
      const { queries, random } = environment
      const sessionId = await startSession(queries, random, { user, now: now(), from: caller, ...proof })
      caller.setSession(sessionId)
      return callerSession(sessionId, environment.productName, false)
    },
  }
}
