import { nullable, record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import type { ChangeContext } from '../control/part.ts'

const referralCodec = nullable(record({ code: t.string, status: t.string, expiration: t.number }))

export const referralFields = {
  /** Referral to set for the user. If it is null, the user's current referral is removed. */
  referral: referralCodec,
}

/** Sets the user's referral; does nothing if `referral` is missing. */
export const changeReferral = async (
  { queries, now }: ChangeContext,
  { id: userId }: User,
  { referral }: { readonly referral?: t.TypeOf<typeof referralCodec> | undefined },
): Promise<void> => {
  if (referral === undefined) return
  await queries.deleteFrom('referrals').where('userId', '=', userId).execute()
  if (referral !== null)
    await queries
      .insertInto('referrals')
      .values({ userId, ...referral, createdAt: now })
      .execute()
}
