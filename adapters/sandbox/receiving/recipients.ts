import { lockUser } from '../account/users.ts'
import type { CallContext } from '../calls/context.ts'
import { checkedName } from '../calls/names.ts'
import { transact } from '../database/transaction.ts'
import { notFound, refuse } from '../kernel/refusals.ts'

const longestName = 64
const wrongLength = `Enter a name of 1 to ${longestName} characters.`

/** Validates the name of a wallet, profile or payor, and returns the name as it is stored. */
export const checkedLabel = (name: string): string =>
  checkedName(name, {
    most: longestName,
    tooShort: wrongLength,
    tooLong: wrongLength,
    hidden: 'Remove hidden characters from the name.',
  })

/** Rejects callers without a payee token (RECV-080). */
export const requirePayeeToken = ({ session }: CallContext): void => {
  if (session.tokens.payee !== null) return
  refuse(403, 'User does not have payouts access, please complete account verification.', { code: 'payee' })
}

/**
 * Runs a change of payout destinations in a transaction. Changes of the same user run one after the other, so that each
 * change sees the result of the previous one.
 */
export const runPayoutChange = <A>(context: CallContext, work: (inside: CallContext) => Promise<A>): Promise<A> =>
  transact(context, async (inside) => {
    requirePayeeToken(inside)
    const { database, user } = inside
    await lockUser(database, user.id)
    return work(inside)
  })

/** Returns one of the user's wallets with the id of its profile. Refuses another user's wallet like a missing one (A2). */
export const ownWallet = async ({ database, user }: CallContext, id: string) =>
  (await database
    .selectFrom('wallets')
    .leftJoin('payoutProfiles', 'payoutProfiles.walletId', 'wallets.id')
    .selectAll('wallets')
    .select('payoutProfiles.id as profileId')
    .where('wallets.id', '=', id)
    .where('wallets.userId', '=', user.id)
    .executeTakeFirst()) ?? notFound()

export const ownProfile = async ({ database, user }: CallContext, id: string) =>
  (await database
    .selectFrom('payoutProfiles')
    .leftJoin('profilePayors', 'profileId', 'payoutProfiles.id')
    .select(['payoutProfiles.id', 'walletId', 'payorId'])
    .where('payoutProfiles.id', '=', id)
    .where('userId', '=', user.id)
    .limit(1)
    .executeTakeFirst()) ?? notFound()

export const ownPayor = async ({ database, user }: CallContext, id: string) =>
  (await database
    .selectFrom('payors')
    .leftJoin('profilePayors', 'payorId', 'payors.id')
    .select(['payors.id', 'name', 'wasPlaced', 'settledCurrency', 'settledAddress'])
    .select(['profileId', 'since', 'isApproved'])
    .where('payors.id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()) ?? notFound()
