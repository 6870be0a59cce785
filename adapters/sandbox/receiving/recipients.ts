import { lockUser } from '../account/users.ts'
import type { CallContext } from '../calls/context.ts'
import { checkedName } from '../calls/names.ts'
import { transact } from '../database/transaction.ts'
import { notFound, refuse } from '../kernel/refusals.ts'

const longestName = 64
const wrongLength = `Enter a name of 1 to ${longestName} characters.`

/** Returns the validated name of a wallet, profile or payor. */
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
 * Runs a change of payout destinations in one transaction. Changes of one user run one after the other, so that each
 * sees the result of the previous one.
 */
export const runPayoutChange = <A>(context: CallContext, work: (inside: CallContext) => Promise<A>): Promise<A> =>
  transact(context, async (inside) => {
    requirePayeeToken(inside)
    const { database, user } = inside
    await lockUser(database, user.id)
    return work(inside)
  })

/** Returns a wallet of the user with the id of its profile. Another user's wallet counts as missing (A2). */
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
