import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, record } from '../codec.ts'
import { origin } from './shared.ts'

/*
 * Beyond the specification: a provider that has only the specified calls answers each of these with 404, and the app
 * leaves out what they are for.
 */

/** The sessions of the account, the last used first. The id is no credential. */
export const getActiveSessions = rest({
  name: 'GET /auth/sessions',
  input: nothing,
  reply: record({ sessions: list(record({ id: t.string, ...origin, seenAt: t.number, isCurrent: t.boolean })) }),
})

/** Ends a session of one's own. One that is over already, or was never there, is no failure. */
export const postEndSession = rest({ name: 'POST /auth/sessions/end', input: record({ id: t.string }), reply: nothing })

/** Ends every session of one's own but this one. */
export const postEndOtherSessions = rest({ name: 'POST /auth/sessions/end-others', input: nothing, reply: nothing })
