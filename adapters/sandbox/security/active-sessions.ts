import { countryOf, noteSecurityEvent } from '../account/security-events.ts'
import { endOthers, endOwn } from '../account/session-revocation.ts'
import { activeSessions } from '../account/sessions.ts'
import type { Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'

/** Where the user is signed in: beyond the specification. */
export const activeSessionsHandlers = {
  'GET /auth/sessions': async ({ database, user, session, now }) => {
    const rows = await activeSessions(database, user.id, now())
    return {
      sessions: rows.map(({ idHash, userAgent, address, seenAt }) => ({
        id: idHash,
        userAgent,
        address,
        country: countryOf(user, address),
        seenAt,
        isCurrent: idHash === session.idHash,
      })),
    }
  },

  // The same answer for a session that is over, that is another user's and that never was (A2). This one ends by signing out.
  'POST /auth/sessions/end': (context, { id }) =>
    transact(context, async (inside) => {
      const { database, user, session, log } = inside
      if (id === session.idHash || !(await endOwn(database, user.id, id))) return
      await noteSecurityEvent(inside, user, 'session-ended')
      log.info({ user: user.id }, 'session ended from another')
    }),

  'POST /auth/sessions/end-others': (context) =>
    transact(context, async (inside) => {
      const { database, user, session, log } = inside
      if (!(await endOthers(database, user.id, session.idHash))) return
      await noteSecurityEvent(inside, user, 'other-sessions-ended')
      log.info({ user: user.id }, 'other sessions ended')
    }),
} satisfies Handlers<'GET /auth/sessions' | 'POST /auth/sessions/end' | 'POST /auth/sessions/end-others'>
