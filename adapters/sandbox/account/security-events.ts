import type { SecurityEventKind } from '@paydeck/core/model'
import type { BaseContext } from '../calls/context.ts'
import type { User } from './tables.ts'

/** So many events a page. */
const pageSize = 10

/** As the connection tells it. */
const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/

/** The country of an address, as far as the sandbox knows: its own machine is in none. */
export const countryOf = ({ country }: Pick<User, 'country'>, address: string): string | null =>
  loopback.test(address) ? null : country

type Means = Pick<BaseContext, 'database' | 'now' | 'address' | 'userAgent'>

/**
 * Notes what happened to an account, for its owner to read: when, and from where. Called where it happens, in the same
 * transaction where there is one.
 */
export const noteSecurityEvent = async (
  { database, now, address, userAgent }: Means,
  user: Pick<User, 'id' | 'country'>,
  kind: SecurityEventKind,
): Promise<void> => {
  const country = countryOf(user, address)
  await database
    .insertInto('securityEvents')
    .values({ userId: user.id, at: now(), kind, userAgent, address, country })
    .execute()
}

/** A page of what happened, the newest first; `before` is the id that the page before ended with. */
export const securityEventsOf = async (
  { database }: Pick<BaseContext, 'database'>,
  user: User,
  before: number | null,
) => {
  const rows = await database
    .selectFrom('securityEvents')
    .select(['id', 'kind', 'at', 'userAgent', 'address', 'country'])
    .where('userId', '=', user.id)
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  return {
    events: page.map(({ id, ...event }) => ({ id: String(id), ...event })),
    next: rows.length > pageSize ? String(page.at(-1)?.id) : null,
  }
}
