import type { SecurityEventKind } from '@paydeck/core/model'
import type { AccountMeans } from './means.ts'
import type { User } from './tables.ts'

/** Matches a loopback address in the forms that a connection reports. */
const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/

/** Returns the country to record for a network address: the account's country, or null for a loopback address. */
export const countryOf = ({ country }: Pick<User, 'country'>, address: string): string | null =>
  loopback.test(address) ? null : country

type Means = Pick<AccountMeans, 'database' | 'now' | 'address' | 'userAgent'>

/**
 * Records a security event of an account, with time and origin. Call it in the transaction of the event, if there is one.
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
