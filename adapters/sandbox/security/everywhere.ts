import { noteSecurityEvent } from '../account/security-events.ts'
import { endAll } from '../account/session-revocation.ts'
import type { CallContext } from '../calls/context.ts'

/**
 * With another password or second factor every session ends, this one too, which gets another id. What an intruder may
 * have got ready goes with them: a pairing code.
 */
export const endEverywhere = async (inside: CallContext): Promise<void> => {
  const { database, user, session } = inside
  const hadOthers = await endAll(database, user.id, session.idHash)
  await database.deleteFrom('pairingCodes').where('userId', '=', user.id).execute()
  if (hadOthers) await noteSecurityEvent(inside, user, 'other-sessions-ended')
}
