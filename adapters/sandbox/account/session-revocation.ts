import type { Queries } from '../database/engine.ts'
import { notifySession } from '../database/notices.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

/** Deletes a session, and notifies the event streams of this session. */
export const endSession = async (queries: Queries, sessionId: string): Promise<void> => {
  const idHash = digest(sessionId)
  await queries.deleteFrom('sessions').where('idHash', '=', idHash).execute()
  await notifySession(queries, idHash)
}

const notifyEnded = async (queries: Queries, ended: ReadonlyArray<{ readonly idHash: string }>): Promise<void> => {
  for (const one of ended) await notifySession(queries, one.idHash)
}

type End = (queries: Queries, userId: string, idHash: string) => Promise<boolean>

const endWhere =
  (which: '=' | '!='): End =>
  async (queries, userId, idHash) => {
    const ended = await queries
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('idHash', which, idHash)
      .returning('idHash')
      .execute()
    await notifyEnded(queries, ended)
    return ended.length > 0
  }

/** Ends one session of a user. Returns true if the session existed. */
export const endOwnSession = endWhere('=')

/**
 * Ends every session of a user except the session with the hash `idHash`, including sessions that owe a second factor.
 * Returns true if the user had other sessions.
 */
export const endOtherSessions = endWhere('!=')

/** Refuses a call whose session is over. */
export const refuseEndedSession = (): never => refuse(401, 'Sign in to continue.', { code: 'session' })

/**
 * Ends every session of a user. Returns true if the user had a session besides the one with the hash `idHash`. Refuses with
 * 401 if the session with this hash has already ended, so that a change that began before a sign-out does not complete after
 * it (A5).
 */
export const endEverySession = async (queries: Queries, userId: string, idHash: string): Promise<boolean> => {
  const ended = await queries.deleteFrom('sessions').where('userId', '=', userId).returning('idHash').execute()
  await notifyEnded(queries, ended)
  return ended.some((one) => one.idHash === idHash) ? ended.length > 1 : refuseEndedSession()
}
