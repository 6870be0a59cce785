import type { CallContext, Handlers } from '../calls/context.ts'
import { currencies } from '../money/currencies.ts'
import { isOffered } from './currencies.ts'
import { isApproved } from './wallet-approval.ts'

/** Returns the user's wallets, oldest first. */
export const walletsOf = async ({ database, user, now }: CallContext) => {
  const rows = await database
    .selectFrom('wallets')
    .select(['id', 'address', 'currency', 'label', 'isActive', 'addressSince'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .orderBy('position')
    .execute()
  return rows.map(({ isActive, addressSince, ...wallet }) => ({
    ...wallet,
    status: { isActive: isApproved({ isActive, addressSince }, now()) },
  }))
}

/** Returns the user's payors, oldest first. */
export const payorsOf = ({ database, user }: CallContext) =>
  database
    .selectFrom('payors')
    .select(['id', 'name'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .orderBy('position')
    .execute()

/** Returns the user's payors that belong to a payout profile, each with the id of the profile. */
const membersOf = ({ database, user }: CallContext) =>
  database
    .selectFrom('profilePayors')
    .innerJoin('payors', 'payors.id', 'profilePayors.payorId')
    .select(['profilePayors.profileId', 'payors.id', 'payors.name'])
    .where('payors.userId', '=', user.id)
    .orderBy('payors.createdAt')
    .orderBy('payors.position')
    .execute()

/** Returns the user's payout profiles, oldest first, each with its wallet and its payors. */
export const payoutProfilesOf = async (context: CallContext) => {
  const profiles = await context.database
    .selectFrom('payoutProfiles as profile')
    .innerJoin('wallets as wallet', 'wallet.id', 'profile.walletId')
    .select(['profile.id', 'profile.name', 'profile.percentage', 'walletId', 'address', 'currency', 'label'])
    .where('profile.userId', '=', context.user.id)
    .orderBy('profile.createdAt')
    .orderBy('profile.position')
    .execute()
  const members = await membersOf(context)
  return profiles.map(({ id, name, percentage, walletId, ...wallet }) => ({
    id,
    name,
    payors: members.filter(({ profileId }) => profileId === id).map((payor) => ({ id: payor.id, name: payor.name })),
    wallet: { id: walletId, ...wallet },
    percentage,
  }))
}

const byDisplayCode = Map.groupBy(currencies, ({ displayCode }) => displayCode)

export const addressDirectoryHandlers = {
  GetPayors: async (context) => ({ payors: await payorsOf(context) }),

  GetPayoutProfiles: async (context) => ({ payoutProfiles: await payoutProfilesOf(context) }),

  GetWallets: async (context) => ({ wallets: await walletsOf(context) }),

  GetCurrencies: async ({ user }) => ({
    payoutCurrencies: currencies.map(({ code, displayCode, name, chain, chainName }) => ({
      code,
      name,
      chain,
      chainName,
      enabled: isOffered(user, code),
      showChain: (byDisplayCode.get(displayCode)?.length ?? 0) > 1,
      displayName: name,
      displayCode,
    })),
  }),
} satisfies Handlers<'GetPayors' | 'GetPayoutProfiles' | 'GetWallets' | 'GetCurrencies'>
