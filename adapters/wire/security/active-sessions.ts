import { SecurityEventKind } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, nullable, record, word } from '../codec.ts'

/*
 * Beyond the specification: a provider that has only the specified calls answers each of these with 404, and the app
 * leaves out what they are for.
 */

/** Where a request came from: the browser's own words, the network address, and the country where it is known. */
const origin = { userAgent: t.string, address: t.string, country: nullable(t.string) }

/** Where somebody is signed in, the last used first. The id is no credential. */
export const getSignedInSessions = rest({
  name: 'GET /auth/sessions',
  input: nothing,
  reply: record({ sessions: list(record({ id: t.string, ...origin, seenAt: t.number, isCurrent: t.boolean })) }),
})

/** Ends a session of one's own. One that is over already, or was never there, is no failure. */
export const postEndSession = rest({ name: 'POST /auth/sessions/end', input: record({ id: t.string }), reply: nothing })

/** Ends every session of one's own but this one. */
export const postEndOtherSessions = rest({ name: 'POST /auth/sessions/end-others', input: nothing, reply: nothing })

/** A page of what happened to an account, the newest first. `before` is the `next` of the page before. */
export const getSecurityHistory = rest({
  name: 'GET /auth/security-history',
  input: record({}, { before: t.string }),
  reply: record({
    events: list(record({ id: t.string, kind: word(SecurityEventKind), at: t.number, ...origin })),
    /** Null: there is nothing earlier. */
    next: nullable(t.string),
  }),
})
