import type { Queries } from '../database/engine.ts'
import { codeText } from '../kernel/codes.ts'
import { refuse } from '../kernel/refusals.ts'
import { isBackupCode, consumeBackupCode } from './backup-codes.ts'
import { type Mail, sendMail } from './mails.ts'
import type { AccountMeans } from './means.ts'
import { isOneTimeCode, consumeCode } from './one-time-codes.ts'
import { recordSecurityEvent } from './security-events.ts'
import { type CallerSession, lockSession } from './sessions.ts'
import type { User } from './tables.ts'

/**
 * Number of consecutive wrong codes after which the account is locked, and length of the lock in milliseconds. While the
 * account is locked, every code is refused (A8).
 */
const most = 5
const lockMs = 15 * 60_000

/**
 * True if a user must enter a second factor. Every path that signs in, changes security data or changes payout targets calls
 * this function (A7). Sign-in by passkey does not call it, because a passkey already combines two factors.
 */
export const owesSecondFactor = (user: User): boolean => user.otpEnabled

const usedBackupCode: Mail = {
  subject: 'A backup code was used',
  body: "Someone used one of your backup codes instead of your authenticator app. You can't use this code again.\n\nIf this wasn't you, contact support now.",
}

const locked = (until: number, now: number): never => {
  const seconds = Math.ceil((until - now) / 1000)
  const minutes = Math.ceil(seconds / 60)
  return refuse(429, `Too many wrong codes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    code: 'locked',
    retryAfter: seconds,
  })
}

const wrongCode = (): never => refuse(400, 'This code is wrong or was already used.', { code: 'code', field: 'code' })

/** Counts a code as wrong before checking it, so that parallel requests share the limit of five guesses. */
const countAttempt = async ({ database, now }: AccountMeans, user: User): Promise<void> => {
  const at = now()
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set((column) => {
      const isLast = column('otpWrongCodes', '>=', most - 1)
      return {
        otpWrongCodes: column
          .case()
          .when(isLast)
          .then(0)
          .else(column('otpWrongCodes', '+', 1))
          .end(),
        otpLockedUntil: column
          .case()
          .when(isLast)
          .then(at + lockMs)
          .else(0)
          .end(),
      }
    })
    .where('id', '=', user.id)
    .where('otpLockedUntil', '<=', at)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) locked(at + lockMs, at)
}

/**
 * Consumes a code of the authenticator app or a backup code. Each code is accepted once. Refuses a wrong code with 400.
 * After five wrong codes, refuses every code with 429 for 15 minutes. Refuses an ill-formed text with 400 without counting
 * it, since it cannot be a guess. Do not call this inside a transaction, because a rollback would also undo the count.
 */
export const consumeSecondFactor = async (means: AccountMeans, user: User, typed: string): Promise<void> => {
  const { database, limits, address, now } = means
  const code = codeText(typed)
  const isBackup = isBackupCode(code)
  if (user.otpLockedUntil > now()) locked(user.otpLockedUntil, now())
  if (!isBackup && !isOneTimeCode(code)) wrongCode()
  const attempt = await limits.attempt(`code:${user.id}`, address, now())
  await countAttempt(means, user)
  const isRight = isBackup ? await consumeBackupCode(database, user, code) : await consumeCode(means, user, code)
  if (!isRight) {
    await recordSecurityEvent(means, user, 'code-refused')
    wrongCode()
  }
  await attempt.forgive()
  if (isBackup) {
    await recordSecurityEvent(means, user, 'backup-code-used')
    await sendMail(means, user, usedBackupCode)
  }
  await database.updateTable('users').set({ otpWrongCodes: 0, otpLockedUntil: 0 }).where('id', '=', user.id).execute()
}

export const refuseConcurrentChange = (): never => refuse(409, 'Your security settings have changed. Try again.')

/**
 * Locks the user after a code was accepted, so that no other request changes the second factor before the caller's
 * transaction ends. Refuses if the second factor has changed or the session has ended meanwhile.
 */
export const lockSecondFactor = async ({
  database,
  user,
  session,
}: {
  readonly database: Queries
  readonly user: User
  readonly session: Pick<CallerSession, 'idHash'>
}): Promise<void> => {
  const same = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('otpEnabled', '=', true)
    .where('otpSecret', '=', user.otpSecret)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (same === undefined) refuseConcurrentChange()
  await lockSession(database, session.idHash)
}
