import { dropBackupCodes, hashedSet, newBackupCodes, replaceBackupCodes } from '../account/backup-codes.ts'
import { type Mail, sendMail } from '../account/mails.ts'
import { withOfferedSecret } from '../account/offered-secrets.ts'
import { refuseConcurrentChange, lockSecondFactor, consumeSecondFactor } from '../account/second-factor.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import type { User } from '../account/tables.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { endAllSessions } from './session-reset.ts'

const mails = {
  on: {
    subject: 'Two-factor authentication is on',
    body: "You now need a code from your authenticator app to sign in. We signed out all other devices.\n\nIf this wasn't you, contact support now.",
  },
  off: {
    subject: 'Two-factor authentication is off',
    body: "You no longer need a code to sign in. We signed out all other devices.\n\nIf this wasn't you, contact support now.",
  },
  codes: {
    subject: 'New backup codes',
    body: "New backup codes were created for your account. The old ones no longer work.\n\nIf this wasn't you, contact support now.",
  },
} as const satisfies Readonly<Record<string, Mail>>

/**
 * Turns two-factor off if it is on, and deletes the secret and the backup codes. Otherwise turns two-factor on with the
 * secret that the user was shown.
 */
const switchTwoFactor = async (context: CallContext): Promise<User> => {
  const { otpEnabled } = context.user
  await transact(context, async (inside) => {
    const { database, user } = inside
    const { numUpdatedRows } = await database
      .updateTable('users')
      .set(otpEnabled ? { otpEnabled: false, otpSecret: null } : { otpEnabled: true })
      .where('id', '=', user.id)
      .where('otpEnabled', '=', otpEnabled)
      .where('otpSecret', '=', user.otpSecret)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) refuseConcurrentChange()
    await dropBackupCodes(database, user)
    await recordSecurityEvent(inside, user, otpEnabled ? 'two-factor-off' : 'two-factor-on')
    await endAllSessions(inside)
    await sendMail(inside, user, otpEnabled ? mails.off : mails.on)
  })
  return { ...context.user, otpEnabled: !otpEnabled }
}

export const twoFactorHandlers = {
  toggleTwoFactorAuthEnabled: async (context, { code }) => {
    const { sessions, log } = context
    const user = context.user.otpEnabled ? context.user : await withOfferedSecret(context, code)
    await consumeSecondFactor(context, user, code)
    // A code that turned two-factor off proves the user's identity. A code that turned two-factor on comes from a newly
    // connected app, which is no proof of identity.
    await sessions.start(await switchTwoFactor({ ...context, user }), { isProven: user.otpEnabled })
    log.info({ user: user.id }, user.otpEnabled ? 'two-factor off' : 'two-factor on')
  },

  generateBackupCodes: async (context, { code }) => {
    const { user, log } = context
    if (!user.otpEnabled) return refuse(400, 'Turn on two-factor authentication first.')
    await consumeSecondFactor(context, user, code)
    const codes = newBackupCodes(context.random)
    const set = await hashedSet(context.random, codes)
    await transact(context, async (inside) => {
      await lockSecondFactor(inside)
      await replaceBackupCodes(inside.database, user, set)
      await recordSecurityEvent(inside, user, 'backup-codes-made')
      await sendMail(inside, user, mails.codes)
    })
    log.info({ user: user.id }, 'backup codes generated')
    return codes
  },
} satisfies Handlers<'toggleTwoFactorAuthEnabled' | 'generateBackupCodes'>
