import type { User } from '../account/tables.ts'
import type { BaseContext } from '../calls/context.ts'
import { digest } from '../kernel/secrets.ts'
import type { BillConnection } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now'>

/** What a window has to know of its connection. */
export type OpenConnection = Pick<BillConnection, 'id' | 'mode'>

/**
 * Why a window cannot go on. It was gone through: its bills are `connected`, or the account that was `found` by hand waits to be
 * taken by the app. Or it was `left` before.
 */
export type Standing = 'connected' | 'found' | 'left' | 'used' | 'expired' | 'unknown'

/** Why the token of a connection opens no window. Somebody else's is as one that there is not (A2). */
export const standingOfToken = async (
  { database }: Pick<Means, 'database'>,
  { id: userId }: Pick<User, 'id'>,
  token: string,
): Promise<Extract<Standing, 'used' | 'expired' | 'unknown'>> => {
  const row = await database
    .selectFrom('billConnections')
    .select('openedAt')
    .where('tokenHash', '=', digest(token))
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return 'unknown'
  return row.openedAt === null ? 'expired' : 'used'
}

/** Why the connection of an id is not open. */
export const standingOfConnection = async (
  { database }: Pick<Means, 'database'>,
  { id: userId }: Pick<User, 'id'>,
  id: string,
): Promise<Exclude<Standing, 'used'>> => {
  const row = await database
    .selectFrom('billConnections')
    .select(['endedAt', 'openedAt', 'exchangedAt', 'accountTokenHash'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (row === undefined || row.openedAt === null) return 'unknown'
  if (row.endedAt === null) return 'expired'
  if (row.exchangedAt !== null) return 'connected'
  return row.accountTokenHash === null ? 'left' : 'found'
}
