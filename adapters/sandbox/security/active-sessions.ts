import { countryOf, recordSecurityEvent } from '../account/security-events.ts'
import { endOtherSessions, endOwnSession } from '../account/session-revocation.ts'
import { activeSessions } from '../account/sessions.ts'
import type { Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'

/** Handlers that list and end the user's sessions. The specification does not contain these calls. */
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

  // The response does not reveal if the session has ended, belongs to another user or never existed (A2). The user ends the
  // current session by signing out instead.
  'POST /auth/sessions/end': (context, { id }) =>
    transact(context, async (inside) => {
      const { database, user, session, log } = inside
      if (id === session.idHash || !(await endOwnSession(database, user.id, id))) return
      await recordSecurityEvent(inside, user, 'session-ended')
      log.info({ user: user.id }, 'session ended from another device')
    }),

  'POST /auth/sessions/end-others': (context) =>
    transact(context, async (inside) => {
      const { database, user, session, log } = inside
      if (!(await endOtherSessions(database, user.id, session.idHash))) return
      await recordSecurityEvent(inside, user, 'other-sessions-ended')
      log.info({ user: user.id }, 'other sessions ended')
    }),
} satisfies Handlers<'GET /auth/sessions' | 'POST /auth/sessions/end' | 'POST /auth/sessions/end-others'>
