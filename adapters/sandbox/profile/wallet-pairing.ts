import { sendMail } from '../account/mails.ts'
import type { AccountMeans } from '../account/means.ts'
import { owesSecondFactor, consumeSecondFactor } from '../account/second-factor.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import type { Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest, readableCode } from '../kernel/secrets.ts'

/** Lifetime of a pairing code in milliseconds. */
const validity = 10 * 60_000
const length = 16

export const walletPairingHandlers = {
  // A new code replaces the user's previous code, so that only the new code is valid.
  'POST /auth/generateBitAuthPairingCode': async ({ database, user, random, now, limits }) => {
    // The caller is signed in, so attempts are counted per account, not per IP address. Other users at the same IP address
    // are not blocked.
    await limits.attempt(`pairing:${user.id}`, null, now())
    const code = readableCode(random, length)
    const row = { codeHash: digest(code), expiresAt: now() + validity }
    await database
      .insertInto('pairingCodes')
      .values({ userId: user.id, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    return { url: `wallet://pair?secret=${code}` }
  },
} satisfies Handlers<'POST /auth/generateBitAuthPairingCode'>

const refused = (): never => refuse(422, 'This pairing code is wrong or has expired. Get a new one.')

/**
 * Pairs the user with a wallet app that submits a pairing code. The wallet app has no session. The pairing code identifies
 * the user, and the second factor authenticates the user. Each pairing code works once (PROF-047, PROF-051).
 */
export const pairWallet = async (
  { clock, ...account }: Omit<AccountMeans, 'now'> & { readonly clock: () => number },
  given: { readonly secret: string; readonly code: string },
): Promise<void> => {
  const { database } = account
  const codeHash = digest(given.secret)
  const attempt = await account.limits.attempt(`wallet:${codeHash}`, account.address, clock())
  const user =
    (await database
      .selectFrom('pairingCodes')
      .innerJoin('users', 'users.id', 'pairingCodes.userId')
      .selectAll('users')
      .where('codeHash', '=', codeHash)
      .executeTakeFirst()) ?? refused()
  const means: AccountMeans = { ...account, now: () => clock() + user.clockOffset }
  if (owesSecondFactor(user)) await consumeSecondFactor(means, user, given.code)
  const { numDeletedRows } = await database
    .deleteFrom('pairingCodes')
    .where('codeHash', '=', codeHash)
    .where('expiresAt', '>', means.now())
    .executeTakeFirst()
  if (numDeletedRows !== 1n) refused()
  await attempt.forgive()
  await recordSecurityEvent(means, user, 'wallet-paired')
  await sendMail(means, user, {
    subject: 'A wallet app was connected',
    body: "A wallet app was connected to your account. If this wasn't you, change your password now.",
  })
}
