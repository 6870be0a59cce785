import type { SecurityEventKind } from '@paydeck/core/model'
import type { AccountMeans } from './means.ts'
import type { User } from './tables.ts'

/** Loopback address, as a connection reports it. */
const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/

/** Returns the account's country for an address elsewhere. Null for an address of this machine. */
export const countryOf = ({ country }: Pick<User, 'country'>, address: string): string | null =>
  loopback.test(address) ? null : country

type Means = Pick<AccountMeans, 'database' | 'now' | 'address' | 'userAgent'>

/**
 * Records an event of an account for its owner, with time and origin. Call it in the transaction of the event, if there is one.
 * Returns the id of the event.
 */
export const recordSecurityEvent = async (
  { database, now, address, userAgent }: Means,
  user: Pick<User, 'id' | 'country'>,
  kind: SecurityEventKind,
): Promise<number> => {
  const country = countryOf(user, address)
  const { id } = await database
    .insertInto('securityEvents')
    .values({ userId: user.id, at: now(), kind, userAgent, address, country })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
