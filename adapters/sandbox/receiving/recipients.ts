import { holdUser } from '../account/users.ts'
import type { CallContext } from '../calls/context.ts'
import { checkedName } from '../calls/names.ts'
import { transact } from '../database/transaction.ts'
import { notFound, refuse } from '../kernel/refusals.ts'

const longestName = 64
const wrongLength = `A name has 1 to ${longestName} characters.`

/** Checked name of a wallet, a profile or a payor. */
export const checkedLabel = (name: string): string =>
  checkedName(name, {
    most: longestName,
    tooShort: wrongLength,
    tooLong: wrongLength,
    hidden: 'A name holds nothing that cannot be seen.',
  })

/** Only who has a payee token changes where payouts go to (RECV-080). */
export const refuseOthers = ({ session }: CallContext): void => {
  if (session.tokens.payee !== null) return
  refuse(403, 'User does not have payouts access, please complete account verification.', { code: 'payee' })
}

/**
 * A change of where payouts go to: in one transaction, and of each user one after the other. So a change that looks
 * before it writes has seen what is there.
 */
export const change = <A>(context: CallContext, work: (inside: CallContext) => Promise<A>): Promise<A> =>
  transact(context, async (inside) => {
    refuseOthers(inside)
    const { database, user } = inside
    await holdUser(database, user.id)
    return work(inside)
  })

/** The user's own row of a table; another user's is as good as not there (A2). */
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
