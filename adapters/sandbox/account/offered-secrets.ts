import { transact } from '../database/transaction.ts'
import { codeText } from '../kernel/codes.ts'
import type { Randomness } from '../kernel/secrets.ts'
import type { AccountMeans } from './means.ts'
import { isCodeOf, newOtpSecret } from './one-time-codes.ts'
import { placeOf } from './sealed-columns.ts'
import { type CallerSession, holdSession } from './sessions.ts'
import type { User } from './tables.ts'

/** So many offers of a session count at once: another tab makes one of its own, and the one on the screen still counts. */
const mostOffers = 3

interface Asking extends Pick<AccountMeans, 'database' | 'sealing'> {
  readonly user: Pick<User, 'id'>
  readonly session: Pick<CallerSession, 'idHash'>
}

const offersOf = ({ database, session }: Asking) =>
  database
    .selectFrom('otpOffers')
    .select(['id', 'secret'])
    .where('sessionHash', '=', session.idHash)
    .orderBy('id', 'desc')
    .execute()

/**
 * A secret that turning two-factor on is offered with: another one each time, which goes with its session. Who has seen an
 * offer in a session that is over by then, or an earlier one, has no code of what is turned on later (A5, A8).
 */
export const offerSecret = (asking: Asking & { readonly random: Randomness }): Promise<string> =>
  transact(asking, async (inside) => {
    const { database, session, random, sealing, user } = inside
    await holdSession(database, session.idHash)
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
 * The user with the secret that a code is to turn two-factor on with: of this session's offers the one that the code is of,
 * else the newest, by which it is wrong. Nothing counts by it yet: two-factor is off.
 */
export const withOffered = async (
  asking: Asking & Pick<AccountMeans, 'now'> & { readonly user: User },
  code: string,
): Promise<User> => {
  const { database, user, now, sealing } = asking
  const offers = await offersOf(asking)
  // They went with the session: who was signed out meanwhile is told so, and not of a wrong code.
  if (offers.length === 0) await holdSession(database, asking.session.idHash)
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
