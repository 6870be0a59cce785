import { dropBackupCodes, hashedSet, newBackupCodes, replaceBackupCodes } from '../account/backup-codes.ts'
import { type Mail, sendMail } from '../account/mails.ts'
import { newOtpSecret } from '../account/one-time-codes.ts'
import { isPassword, storePassword } from '../account/passwords.ts'
import { takeSecondFactor } from '../account/second-factor.ts'
import { noteSecurityEvent } from '../account/security-events.ts'
import { endAll, holdSession } from '../account/sessions.ts'
import type { User } from '../account/tables.ts'
import { type CallContext, type Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'

const changedMeanwhile = (): never => refuse(409, 'The security settings changed meanwhile. Try again.')

/** The secret that enrolment is offered with: made at the first offer, and the same until two-factor is on. */
const offeredSecret = async ({ database, user, random }: CallContext): Promise<string> => {
  if (user.otpSecret !== null) return user.otpSecret
  await database
    .updateTable('users')
    .set({ otpSecret: newOtpSecret(random), otpLastStep: 0 })
    .where('id', '=', user.id)
    .where('otpSecret', 'is', null)
    .execute()
  // Read back, because of two offers at once only one came to stand.
  const { otpSecret } = await database
    .selectFrom('users')
    .select('otpSecret')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  return otpSecret ?? changedMeanwhile()
}

const mails = {
  password: {
    subject: 'Your password was changed',
    body: 'The password of your account was changed, and every other device was signed out.\n\nWas it not you? Contact support at once.',
  },
  on: {
    subject: 'Two-factor authentication is on',
    body: 'Signing in to your account now asks for a code of your authenticator app, and every other device was signed out.\n\nWas it not you? Contact support at once.',
  },
  off: {
    subject: 'Two-factor authentication is off',
    body: 'Signing in to your account no longer asks for a code, and every other device was signed out.\n\nWas it not you? Contact support at once.',
  },
  codes: {
    subject: 'New backup codes',
    body: 'New backup codes were made for your account. Those before are worth nothing now.\n\nWas it not you? Contact support at once.',
  },
} as const satisfies Readonly<Record<string, Mail>>

/**
 * With another password or second factor every session ends, this one too, which gets another id. What an intruder may
 * have got ready goes with them: a pairing code.
 */
const endEverywhere = async (inside: CallContext): Promise<void> => {
  const { database, user, session } = inside
  const hadOthers = await endAll(database, user.id, session.idHash)
  await database.deleteFrom('pairingCodes').where('userId', '=', user.id).execute()
  if (hadOthers) await noteSecurityEvent(inside, user, 'other-sessions-ended')
}

/** On with the secret that was offered; off for good: the secret goes, and the backup codes with it. */
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
    if (numUpdatedRows !== 1n) changedMeanwhile()
    await dropBackupCodes(database, user)
    await noteSecurityEvent(inside, user, otpEnabled ? 'two-factor-off' : 'two-factor-on')
    await endEverywhere(inside)
    await sendMail(inside, user, otpEnabled ? mails.off : mails.on)
  })
  return { ...context.user, otpEnabled: !otpEnabled }
}

/**
 * Puts the new password in the place of the old one, unless that has changed meanwhile, and ends every session. A secret
 * that two-factor was not yet turned on with goes too, since an intruder may have seen it.
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
    if (numUpdatedRows !== 1n) changedMeanwhile()
    await database
      .updateTable('users')
      .set({ otpSecret: null })
      .where('id', '=', user.id)
      .where('otpEnabled', '=', false)
      .execute()
    await noteSecurityEvent(inside, user, 'password-changed')
    await endEverywhere(inside)
    await sendMail(inside, user, mails.password)
  })
  return { ...context.user, ...stored }
}

/**
 * Holds the second factor that a code was just taken of, so that of switching it off and what the code was for one waits
 * for the other: no backup codes are left to an account without one, and no address is changed in a session that is over.
 * No stronger hold than a switch needs: whoever ends this session meanwhile notes it at the same account.
 */
export const holdTwoFactor = async ({ database, user, session }: CallContext): Promise<void> => {
  const same = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('otpEnabled', '=', true)
    .where('otpSecret', '=', user.otpSecret)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (same === undefined) changedMeanwhile()
  await holdSession(database, session.idHash)
}

/** What clients derive of a password, and the salt that goes with it (SEC-017). */
const isDerived = (text: string): boolean => /^[0-9a-f]{128}$/.test(text)
const isSalt = (text: string): boolean => /^[0-9a-f]{94}$/.test(text)

export const securityHandlers = {
  getSecuritySettings: async (context) => ({
    otpEnabled: context.user.otpEnabled,
    otpAuthKey: context.user.otpEnabled ? null : await offeredSecret(context),
    otpEmail: context.user.email,
  }),

  toggleTwoFactorAuthEnabled: async (context, { code }) => {
    const { user, sessions, log } = context
    await takeSecondFactor(context, user, code)
    await sessions.start(await switchTwoFactor(context))
    log.info({ user: user.id }, user.otpEnabled ? 'two-factor off' : 'two-factor on')
  },

  generateBackupCodes: async (context, { code }) => {
    const { user, log } = context
    if (!user.otpEnabled) return refuse(400, 'Turn on two-factor authentication first.')
    await takeSecondFactor(context, user, code)
    const codes = newBackupCodes(context.random)
    const set = await hashedSet(context.random, codes)
    await transact(context, async (inside) => {
      await holdTwoFactor(inside)
      await replaceBackupCodes(inside.database, user, set)
      await noteSecurityEvent(inside, user, 'backup-codes-made')
      await sendMail(inside, user, mails.codes)
    })
    log.info({ user: user.id }, 'backup codes generated')
    return codes
  },

  // The old password is the proof, since the call carries no code (CALL-089).
  'POST /dashboard-api/change-password': async (context, { oldHashedPassword, hashedPassword, salt }) => {
    const { user, sessions, limits, address, now, log } = context
    if (!isDerived(hashedPassword) || !isSalt(salt)) return refuse(400, 'The new password is not of the right form.')
    const attempt = limits.attempt(`password:${user.id}`, address, now())
    if (!(await isPassword(oldHashedPassword, user))) return refuse(400, 'The current password is wrong.')
    attempt.forgive()
    await sessions.start(await replacePassword(context, hashedPassword))
    log.info({ user: user.id }, 'password changed')
  },
} satisfies Handlers<
  'getSecuritySettings' | 'toggleTwoFactorAuthEnabled' | 'generateBackupCodes' | 'POST /dashboard-api/change-password'
>
