import type { User } from '../account/tables.ts'
import type { BaseContext } from '../calls/context.ts'
import { digest } from '../kernel/secrets.ts'
import type { BillConnection } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now'>

/** Fields of a bill connection that the bill-connection window needs. */
export type OpenConnection = Pick<BillConnection, 'id' | 'mode'>

/**
 * Reason why the bill-connection window cannot be used. `connected`: its bills are already connected. `found`: the user has
 * entered an account manually, but the account token is not exchanged yet. `left`: the user has left the window. `used`: the
 * token has already opened a window. `expired`: the token or the connection has expired. `unknown`: this user has no such
 * token or connection.
 */
export type Standing = 'connected' | 'found' | 'left' | 'used' | 'expired' | 'unknown'

/** Returns the reason why a token opens no window. Other users' tokens count as unknown (A2). */
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

/** Returns the reason why a bill connection is not open. */
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
