import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, record } from '../codec.ts'
import { origin } from './shared.ts'

/**
 * Calls beyond the specification. A provider that supports only the calls in the specification responds with 404, and the
 * app then hides the list of sessions.
 */

/**
 * Lists the sessions of the account, the most recently used first. The ids identify sessions, but cannot be used to sign in.
 */
export const getActiveSessions = rest({
  name: 'GET /auth/sessions',
  input: nothing,
  reply: record({ sessions: list(record({ id: t.string, ...origin, seenAt: t.number, isCurrent: t.boolean })) }),
})

/** Ends a session of the user. Idempotent: also succeeds if the session is unknown or has already ended. */
export const postEndSession = rest({ name: 'POST /auth/sessions/end', input: record({ id: t.string }), reply: nothing })

/** Ends all sessions of the user except the current one. */
export const postEndOtherSessions = rest({ name: 'POST /auth/sessions/end-others', input: nothing, reply: nothing })
