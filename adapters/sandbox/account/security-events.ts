import type { SecurityEventKind } from '@paydeck/core/model'
import type { AccountMeans } from './means.ts'
import type { User } from './tables.ts'

/** As the connection tells it. */
const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/

/** The country of an address, as far as the sandbox knows: its own machine is in none. */
export const countryOf = ({ country }: Pick<User, 'country'>, address: string): string | null =>
  loopback.test(address) ? null : country

type Means = Pick<AccountMeans, 'database' | 'now' | 'address' | 'userAgent'>

/**
 * Notes what happened to an account, for its owner to read: when, and from where. Called where it happens, in the same
 * transaction where there is one. Answers with the event's id.
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
