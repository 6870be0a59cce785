import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import type { ChangeContext } from '../control/part.ts'
import { json } from '../database/columns.ts'
import { day, seededId } from '../kernel/seeded-random.ts'

export const passkeyFields = {
  /** Number of passkeys to create. The user can list and remove them, but cannot sign in with them. */
  passkeys: t.number,
}

/** Replaces the user's passkeys by generated ones. Does nothing if `passkeys` is missing. */
export const changePasskeys = async (
  { queries, now }: ChangeContext,
  { id: userId }: User,
  { passkeys: count }: { readonly passkeys?: number | undefined },
): Promise<void> => {
  if (count === undefined) return
  await queries.deleteFrom('passkeyCredentials').where('userId', '=', userId).execute()
  for (let index = 0; index < Math.min(count, 5); index += 1) {
    const id = seededId(userId, 'passkey', index)
    const publicKey = seededId(userId, 'passkey-key', index)
    await queries
      .insertInto('passkeyCredentials')
      .values({ id, userId, publicKey, transports: json(['internal']), createdAt: now - (index + 1) * day })
      .execute()
  }
}
