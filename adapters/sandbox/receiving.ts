import type { CallContext, Handlers } from './handler.ts'

const walletsOf = ({ database, user }: CallContext) =>
  database.selectFrom('wallets').selectAll().where('userId', '=', user.id).orderBy('createdAt').orderBy('id').execute()

const payorsOf = ({ database, user }: CallContext) =>
  database
    .selectFrom('payors')
    .select(['id', 'name'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

const profilesOf = ({ database, user }: CallContext) =>
  database
    .selectFrom('payoutProfiles')
    .selectAll()
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Which payor is in which of the user's profiles. */
const membersOf = ({ database, user }: CallContext) =>
  database
    .selectFrom('profilePayors')
    .innerJoin('payors', 'payors.id', 'profilePayors.payorId')
    .select(['profilePayors.profileId', 'payors.id', 'payors.name'])
    .where('payors.userId', '=', user.id)
    .orderBy('payors.createdAt')
    .orderBy('payors.id')
    .execute()

const firstPayoutOf = async ({ database, user }: CallContext) =>
  (await database
    .selectFrom('payouts')
    .select(['id', 'requestDate'])
    .where('userId', '=', user.id)
    .orderBy('requestDate')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null

export const receivingHandlers = {
  START_GET_PAYOUT_PROFILES: async (context) => {
    const wallets = await walletsOf(context)
    const members = await membersOf(context)
    const profiles = await profilesOf(context)
    return {
      payoutProfiles: profiles.map((profile) => {
        const wallet = wallets.find(({ id }) => id === profile.walletId)
        return {
          id: profile.id,
          name: profile.name,
          payors: members.filter(({ profileId }) => profileId === profile.id).map(({ id, name }) => ({ id, name })),
          wallet:
            wallet === undefined
              ? null
              : { id: wallet.id, address: wallet.address, currency: wallet.currency, label: wallet.label },
          percentage: profile.percentage,
        }
      }),
      payors: await payorsOf(context),
      wallets: wallets.map(({ id, address, currency, label, isActive }) => ({
        id,
        address,
        currency,
        label,
        status: { isActive },
      })),
      firstPayout: await firstPayoutOf(context),
    }
  },
} satisfies Handlers<'START_GET_PAYOUT_PROFILES'>
