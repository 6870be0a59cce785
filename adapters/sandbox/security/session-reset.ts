import { recordSecurityEvent } from '../account/security-events.ts'
import { endEverySession } from '../account/session-revocation.ts'
import type { CallContext } from '../calls/context.ts'

/**
 * Ends all sessions after a change of password or second factor; the caller's session gets a new id. Also deletes the
 * user's pairing code, which an intruder may have obtained.
 */
export const endAllSessions = async (inside: CallContext): Promise<void> => {
  const { database, user, session } = inside
  const hadOthers = await endEverySession(database, user.id, session.idHash)
  await database.deleteFrom('pairingCodes').where('userId', '=', user.id).execute()
  if (hadOthers) await recordSecurityEvent(inside, user, 'other-sessions-ended')
}
