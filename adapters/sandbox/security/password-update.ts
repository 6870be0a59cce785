import { type Mail, sendMail } from '../account/mails.ts'
import { storePassword, verifyPassword } from '../account/passwords.ts'
import { refuseConcurrentChange, owesSecondFactor } from '../account/second-factor.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import type { User } from '../account/tables.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { endAllSessions } from './session-reset.ts'

const passwordMail: Mail = {
  subject: 'Your password was changed',
  body: "Your password was changed. We signed out all other devices.\n\nIf this wasn't you, contact support now.",
}

/**
 * Replaces the password and ends all sessions. Rejects the call if another request has changed the password since the
 * handler checked the old one. Also deletes two-factor secrets that were shown during setup but are not in use yet, because
 * an intruder may have seen them.
 */
const replacePassword = async (context: CallContext, derived: string): Promise<User> => {
  const stored = await storePassword(derived, context.random)
  await transact(context, async (inside) => {
    const { database, user } = inside
    const { numUpdatedRows } = await database
      .updateTable('users')
      .set(stored)
      .where('id', '=', user.id)
      .where('passwordHash', '=', user.passwordHash)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) refuseConcurrentChange()
    await recordSecurityEvent(inside, user, 'password-changed')
    await endAllSessions(inside)
    await sendMail(inside, user, passwordMail)
  })
  return { ...context.user, ...stored }
}

/** True if a text has the format of a derived password (SEC-017). */
const isDerived = (text: string): boolean => /^[0-9a-f]{128}$/.test(text)
const isSalt = (text: string): boolean => /^[0-9a-f]{94}$/.test(text)

export const passwordUpdateHandlers = {
  // The old password proves the user's identity. No two-factor code is needed, since the call has no field for one
  // (CALL-089).
  'POST /dashboard-api/change-password': async (context, { oldHashedPassword, hashedPassword, salt }) => {
    const { user, sessions, log } = context
    if (!isDerived(hashedPassword) || !isSalt(salt)) {
      return refuse(400, "The new password doesn't meet the requirements.", { field: 'hashedPassword' })
    }
    await verifyPassword(context, user, oldHashedPassword, {
      refusal: 'The current password is wrong.',
      field: 'oldHashedPassword',
    })
    await sessions.start(await replacePassword(context, hashedPassword), { isProven: !owesSecondFactor(user) })
    log.info({ user: user.id }, 'password changed')
  },
} satisfies Handlers<'POST /dashboard-api/change-password'>
