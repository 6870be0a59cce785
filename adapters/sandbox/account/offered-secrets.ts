import { transact } from '../database/transaction.ts'
import { codeText } from '../kernel/codes.ts'
import type { Randomness } from '../kernel/secrets.ts'
import type { AccountMeans } from './means.ts'
import { isCodeOf, newOtpSecret } from './one-time-codes.ts'
import { placeOf } from './sealed-columns.ts'
import { type CallerSession, lockSession } from './sessions.ts'
import type { User } from './tables.ts'

/**
 * Maximum number of offered secrets that are valid in one session. A further offer invalidates the oldest one. One offer
 * would not be enough, because each open tab shows a different secret.
 */
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
 * Creates a secret with which the user can turn two-factor on, and binds the secret to the session. The offer ends with the
 * session, or when newer offers replace it, so that an attacker cannot compute later codes from an old offer (A5, A8).
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
 * Stores the offered secret that generates `code`, or the newest offered secret if none of them generates it. Returns the
 * user with the stored secret. Wrong codes are not counted, because two-factor is still off.
 */
export const withOfferedSecret = async (
  context: OfferContext & Pick<AccountMeans, 'now'> & { readonly user: User },
  code: string,
): Promise<User> => {
  const { database, user, now, sealing } = context
  const offers = await offersOf(context)
  // The offers are deleted with their session. For an ended session, `lockSession` refuses with 401 instead of an error
  // about the code.
  if (offers.length === 0) await lockSession(database, context.session.idHash)
  const place = placeOf('otp-secret', user.id)
  const matching = offers.find(({ secret }) => isCodeOf(sealing.open(place, secret), codeText(code), now()))
  // Copies the sealed text unchanged, because sealing again would give another text. A second call with the same offer thus
  // changes nothing.
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
