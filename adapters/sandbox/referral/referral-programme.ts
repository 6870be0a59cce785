import type { Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import { readableCode } from '../kernel/secrets.ts'

/** Milliseconds for which a referral code is valid. A friend can earn the reward only during this time. */
const validity = 30 * 24 * 60 * 60_000

const length = 8

export const referralProgrammeHandlers = {
  getReferralStatus: async ({ database, user }) => {
    const row = await database.selectFrom('referrals').selectAll().where('userId', '=', user.id).executeTakeFirst()
    return { referralStatus: { status: row?.status ?? 'none', expiration: row?.expiration ?? 0 } }
  },

  GetReferralCode: async ({ database, user }) => {
    const row = await database.selectFrom('referrals').select('code').where('userId', '=', user.id).executeTakeFirst()
    return { referralCode: row ?? null }
  },

  // Idempotent: concurrent requests return the same code.
  GenerateReferralCode: async ({ database, user, random, now }) => {
    const isHolder = user.accessTypes.some((type) => type === 'galileo' || type === 'visaCard')
    if (!isHolder) refuse(403, 'Only cardholders can refer friends.')
    const at = now()
    await database
      .insertInto('referrals')
      .values({
        userId: user.id,
        code: readableCode(random, length),
        status: 'pending',
        expiration: at + validity,
        createdAt: at,
      })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute()
    const row = await database
      .selectFrom('referrals')
      .select('code')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    return { generateReferralCode: row }
  },
} satisfies Handlers<'getReferralStatus' | 'GetReferralCode' | 'GenerateReferralCode'>
