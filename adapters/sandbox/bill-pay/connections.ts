import type { User } from '../account/tables.ts'
import { holdUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { minute } from '../kernel/chance.ts'
import { digest } from '../kernel/secrets.ts'
import type { BillConnection } from './tables.ts'

/** Means of making connections. */
export type ConnectionMeans = Pick<BaseContext, 'database' | 'random' | 'now'>

/** The user that a connection belongs to. */
export type ConnectionUser = Pick<User, 'id' | 'persona'>

/** A token opens the window within this time, and an account token is exchanged within it. */
export const tokenLifetime = 10 * minute

/** So long somebody may take in the window. */
const openLifetime = 30 * minute

/** Gives a token that opens the bill-connection window once. */
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
 * Uses a token: the window is open from now on, under the connection's id. A token is used once, by whom it was given to,
 * and within its time.
 * @returns null for any other
 */
export const takeConnection = async (
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

/** The user's connection of this id while its window is open; null: it has ended, is too old, or is somebody else's (A2). */
export const connectionOf = async (
  means: ConnectionMeans,
  user: ConnectionUser,
  id: string,
): Promise<BillConnection | null> => (await openOf(means, user, id).executeTakeFirst()) ?? null

/** The window is left: nothing more comes of this connection, but for the account token that it gave. */
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

/** Ends an open connection and runs `work` in the same transaction. False if the connection is no longer open: then `work` does not run. */
export const concludeConnection = (
  means: ConnectionMeans,
  user: ConnectionUser,
  id: string,
  work: (inside: ConnectionMeans) => Promise<void>,
): Promise<boolean> =>
  transact(means, async (inside) => {
    await holdUser(inside.database, user.id)
    if ((await connectionOf(inside, user, id)) === null) return false
    await endConnection(inside, user, id)
    await work(inside)
    return true
  })
