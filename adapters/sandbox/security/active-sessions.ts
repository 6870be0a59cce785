import { countryOf, noteSecurityEvent, securityEventsOf } from '../account/security-events.ts'
import { endOwn, signedInSessions, endOthers } from '../account/sessions.ts'
import { type Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'

/** Ids of events, as they go out. */
const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : refuse(400, 'There is no such page.'))

/** Where somebody is signed in, and what happened to their account: beyond the specification. */
export const signedInHandlers = {
  'GET /auth/sessions': async ({ database, user, session, now }) => {
    const rows = await signedInSessions(database, user.id, now())
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

  // The same answer for a session that is over, that is somebody else's and that never was (A2). This one ends by signing out.
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

  'GET /auth/security-history': (context, { before }) =>
    securityEventsOf(context, context.user, before === undefined ? null : idOf(before)),
} satisfies Handlers<
  'GET /auth/sessions' | 'POST /auth/sessions/end' | 'POST /auth/sessions/end-others' | 'GET /auth/security-history'
>
