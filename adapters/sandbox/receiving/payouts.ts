import type { CallContext, Handlers } from '../calls/context.ts'
import { payorsOf, payoutProfilesOf, walletsOf } from './address-directory.ts'
import { executePayouts } from './held-payouts.ts'

const firstPayoutOf = async (context: CallContext) => {
  await executePayouts(context, context.user)
  const first = await context.database
    .selectFrom('payouts')
    .select(['id', 'requestDate'])
    .where('userId', '=', context.user.id)
    .orderBy('requestDate')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first ?? null
}

export const payoutsHandlers = {
  START_GET_PAYOUT_PROFILES: async (context) => ({
    payoutProfiles: await payoutProfilesOf(context),
    payors: await payorsOf(context),
    wallets: await walletsOf(context),
    firstPayout: await firstPayoutOf(context),
  }),
} satisfies Handlers<'START_GET_PAYOUT_PROFILES'>
