import { recordSecurityEvent } from '../account/security-events.ts'
import { endEverySession } from '../account/session-revocation.ts'
import type { CallContext } from '../calls/context.ts'

/**
 * Ends all sessions of the user after a change of the password or the second factor, including the current session. The
 * caller then starts a new session. Also deletes the user's pairing code for wallet apps, because an intruder may know it.
 */
export const endAllSessions = async (inside: CallContext): Promise<void> => {
  const { database, user, session } = inside
  const hadOthers = await endEverySession(database, user.id, session.idHash)
  await database.deleteFrom('pairingCodes').where('userId', '=', user.id).execute()
  if (hadOthers) await recordSecurityEvent(inside, user, 'other-sessions-ended')
}
