import type { User } from '../account/tables.ts'
import { lockUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { digest } from '../kernel/secrets.ts'
import { minute } from '../kernel/seeded-random.ts'
import type { BillConnection } from './tables.ts'

/** Dependencies of the functions for bill connections. */
export type ConnectionMeans = Pick<BaseContext, 'database' | 'random' | 'now'>

/** User to whom a bill connection belongs. */
export type ConnectionUser = Pick<User, 'id' | 'persona'>

/**
 * Milliseconds for which a token is valid. Applies to the token that opens the bill-connection window, and to the account
 * token.
 */
export const tokenLifetime = 10 * minute

/** Milliseconds for which an opened bill-connection window works. */
const openLifetime = 30 * minute

/**
 * Issues a single-use token that opens the bill-connection window. Deletes the user's connections that expired more than 30
 * minutes ago.
 */
export const issueConnection = async (
  { database, random, now }: ConnectionMeans,
  { id: userId }: ConnectionUser,
  mode: BillConnection['mode'],
): Promise<string> => {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  await database
    .deleteFrom('billConnections')
    .where('userId', '=', userId)
    .where('expiresAt', '<=', now() - openLifetime)
    .execute()
  const row = { id: random.id(), userId, mode, tokenHash: digest(token), expiresAt: now() + tokenLifetime }
  await database.insertInto('billConnections').values(row).execute()
  return token
}

/**
 * Redeems a token and opens its connection for 30 minutes. A token is valid once, for its owner, until it expires.
 * @returns null for any other token
 */
export const redeemConnectionToken = async (
  { database, now }: ConnectionMeans,
  { id: userId }: ConnectionUser,
  token: string,
): Promise<BillConnection | null> =>
  (await database
    .updateTable('billConnections')
    .set({ openedAt: now(), expiresAt: now() + openLifetime })
    .where('tokenHash', '=', digest(token))
    .where('userId', '=', userId)
    .where('openedAt', 'is', null)
    .where('expiresAt', '>', now())
    .returningAll()
    .executeTakeFirst()) ?? null

const openOf = ({ database, now }: ConnectionMeans, { id: userId }: ConnectionUser, id: string) =>
  database
    .selectFrom('billConnections')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('openedAt', 'is not', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now())

/** Returns the user's open connection. Null if it has ended or expired, or belongs to another user (A2). */
export const connectionOf = async (
  means: ConnectionMeans,
  user: ConnectionUser,
  id: string,
): Promise<BillConnection | null> => (await openOf(means, user, id).executeTakeFirst()) ?? null

/** Ends the connection. An account token of the connection stays valid. */
export const endConnection = async (
  { database, now }: ConnectionMeans,
  { id: userId }: ConnectionUser,
  id: string,
): Promise<void> => {
  await database
    .updateTable('billConnections')
    .set({ endedAt: now() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()
}

/**
 * Ends an open connection and runs `work` in the same transaction.
 * Returns false, without running `work`, if the connection is not open.
 */
export const concludeConnection = (
  means: ConnectionMeans,
  user: ConnectionUser,
  id: string,
  work: (inside: ConnectionMeans) => Promise<void>,
): Promise<boolean> =>
  transact(means, async (inside) => {
    await lockUser(inside.database, user.id)
    if ((await connectionOf(inside, user, id)) === null) return false
    await endConnection(inside, user, id)
    await work(inside)
    return true
  })
