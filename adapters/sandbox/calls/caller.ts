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

/** Sender of a request, by its connection, cookie and headers. */
export interface Caller {
  /** Value of the session cookie. Null without one. */
  readonly sessionId: string | null
  /** Network address. */
  readonly address: string
  /** User agent, cut to a length that the database stores. */
  readonly userAgent: string
  /** Origin of this server as the caller's browser knows it. */
  readonly origin: string
  /** True if the request comes from a page of this server, or from no browser at all. */
  readonly isSameOrigin: boolean
  /** Sets the session cookie; null deletes it. */
  readonly setSession: (sessionId: string | null) => void
}

/** Returns the session of a request, which may still owe a second factor. Null without a valid session. */
export const sessionOf = async (
  { queries, productName, clock }: Pick<Environment, 'queries' | 'productName' | 'clock'>,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<FoundSession | null> =>
  sessionId === null ? null : findSession(queries, sessionId, { productName, now: clock() })

/** Returns the session of a signed-in user. Null without a session, or if the session still owes a second factor. */
export const signedInBy = async (
  environment: Pick<Environment, 'queries' | 'productName' | 'clock'>,
  caller: Pick<Caller, 'sessionId'>,
): Promise<FoundSession | null> => {
  const found = await sessionOf(environment, caller)
  return found?.isOwing === true ? null : found
}

/**
 * Returns the CSRF value for the caller's cookie; empty without a cookie. For a same-origin caller without a cookie, sets a
 * new cookie. This cookie belongs to no session, but the developer login (the call `authenticate`) needs its CSRF value.
 */
export const csrfFor = ({ random }: Pick<Environment, 'random'>, caller: Caller): string => {
  const { sessionId, isSameOrigin, setSession } = caller
  if (sessionId === null && isSameOrigin) setSession(newSessionId(random))
  return sessionId !== null && isSessionId(sessionId) ? csrfOf(sessionId) : ''
}

/** Returns the functions that start and end the caller's session. */
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
