import { transact } from '../database/transaction.ts'
import { codeText } from '../kernel/codes.ts'
import type { Randomness } from '../kernel/secrets.ts'
import type { AccountMeans } from './means.ts'
import { isCodeOf, newOtpSecret } from './one-time-codes.ts'
import { placeOf } from './sealed-columns.ts'
import { type CallerSession, lockSession } from './sessions.ts'
import type { User } from './tables.ts'

/** Number of offers of a session that count at once. Another tab makes its own offer, and the visible one stays valid. */
const mostOffers = 3

interface OfferContext extends Pick<AccountMeans, 'database' | 'sealing'> {
  readonly user: Pick<User, 'id'>
  readonly session: Pick<CallerSession, 'idHash'>
}

const offersOf = ({ database, session }: OfferContext) =>
  database
    .selectFrom('otpOffers')
    .select(['id', 'secret'])
    .where('sessionHash', '=', session.idHash)
    .orderBy('id', 'desc')
    .execute()

/**
 * Offers a new secret for turning two-factor on, which is bound to the session. A user who has seen an offer of an ended
 * session, or an earlier offer, has no code for the secret that is used later (A5, A8).
 */
export const offerSecret = (context: OfferContext & { readonly random: Randomness }): Promise<string> =>
  transact(context, async (inside) => {
    const { database, session, random, sealing, user } = inside
    await lockSession(database, session.idHash)
    const secret = newOtpSecret(random)
    await database
      .insertInto('otpOffers')
      .values({ sessionHash: session.idHash, secret: sealing.seal(placeOf('otp-secret', user.id), secret) })
      .execute()
    const old = (await offersOf(inside)).slice(mostOffers).map(({ id }) => id)
    if (old.length > 0) await database.deleteFrom('otpOffers').where('id', 'in', old).execute()
    return secret
  })

/**
 * Returns the user with the secret that a code should turn two-factor on with: the offer of this session that matches the code,
 * else the newest. Wrong codes do not count, since two-factor is off.
 */
export const withOfferedSecret = async (
  context: OfferContext & Pick<AccountMeans, 'now'> & { readonly user: User },
  code: string,
): Promise<User> => {
  const { database, user, now, sealing } = context
  const offers = await offersOf(context)
  // The offers are deleted with the session. A user who was signed out gets that error and not one about the code.
  if (offers.length === 0) await lockSession(database, context.session.idHash)
  const place = placeOf('otp-secret', user.id)
  const matching = offers.find(({ secret }) => isCodeOf(sealing.open(place, secret), codeText(code), now()))
  // The sealed text is copied as it is, so that a second call with the same offer changes nothing.
  const { secret: otpSecret = null } = matching ?? offers[0] ?? {}
  await database
    .updateTable('users')
    .set({ otpSecret, otpLastStep: 0 })
    .where('id', '=', user.id)
    .where('otpEnabled', '=', false)
    .where(({ eb }) => eb('otpSecret', 'is distinct from', otpSecret))
    .execute()
  return { ...user, otpSecret }
}
