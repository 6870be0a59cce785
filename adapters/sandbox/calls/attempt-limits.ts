import { sql } from 'kysely'
import type { AttemptLimits } from '../account/means.ts'
import type { Queries } from '../database/engine.ts'
import { networkOf } from '../kernel/networks.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

const windowMs = 60_000
/** Attempts a minute from one network: at one account, and at all accounts (A11). */
const [atPlace, atNetwork] = [5, 20]
/** Attempts a minute at one account, from all networks, before delays begin. */
const undelayed = 5
const [delayStep, longestDelay] = [1000, 8000]
/** Default limit of requests per minute. */
const requestsAMinute = 20
/**
 * Number of expired rows that an attempt deletes. It exceeds the number of rows that an attempt adds, so rows do not pile up.
 */
const sweptAtOnce = 8

interface Counted {
  readonly isCounted: boolean
  /** Of those in the last minute, this one included where it is counted. */
  readonly oldest: number
  readonly count: number
}

/**
 * Counts an attempt unless there were `most` in the minute before: in one statement, so that of many at once, in however
 * many processes, none is missed. Clocks of processes differ a little: what lies ahead by less than a minute counts too.
 */
const countOne = async (
  database: Queries,
  keyHash: string,
  { most, now, expiresAt }: { readonly most: number; readonly now: number; readonly expiresAt: number },
): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    insert into attempts as kept (key_hash, times, is_counted, expires_at)
    values (${keyHash}, array[${now}::bigint], true, ${expiresAt})
    on conflict (key_hash) do update set (times, is_counted, expires_at) = (
      select
        case when cardinality(recent) < ${most} then recent || ${now}::bigint else recent end,
        cardinality(recent) < ${most},
        greatest(kept.expires_at, excluded.expires_at)
      from (
        select coalesce(array_agg(at order by at), '{}') as recent
        from unnest(kept.times) as at
        where at > ${now - windowMs}::bigint and at < ${now + windowMs}::bigint
      ) as last_minute
    )
    returning is_counted, times[1] as oldest, cardinality(times) as count`.execute(database)
  return rows[0] ?? { isCounted: true, oldest: now, count: 1 }
}

const takeBack = (database: Queries, keyHash: string): Promise<unknown> =>
  sql`update attempts set times = times[1:cardinality(times) - 1] where key_hash = ${keyHash}`.execute(database)

const sweep = (database: Queries, serverNow: number): Promise<unknown> =>
  sql`delete from attempts where key_hash in (
    select key_hash from attempts where expires_at <= ${serverNow} limit ${sweptAtOnce} for update skip locked
  )`.execute(database)

const tooManyAttempts = (seconds: number): never =>
  refuse(429, `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, {
    code: 'rate-limit',
    retryAfter: seconds,
  })

const refuseUncounted = ({ isCounted, oldest }: Counted, now: number): void => {
  if (!isCounted) tooManyAttempts(Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)))
}

/** Milliseconds that an attempt waits, by how many there were at its account: longer each time, and never for good. */
const delayOf = ({ count }: Counted): number => Math.min(Math.max(0, count - undelayed) * delayStep, longestDelay)

interface Means {
  readonly queries: Queries
  /** Clock of the server, since a moved clock of an account must not move the window of a network. */
  readonly clock: () => number
  readonly pause: (milliseconds: number) => Promise<void>
}

/**
 * Allows twenty attempts a minute per network, of which five at one account. Beyond five attempts at an account from all
 * networks together, each attempt is delayed, right or wrong. This slows distributed guessing and still lets the owner in.
 */
export const makeAttemptLimits = ({ queries, clock, pause }: Means): AttemptLimits => {
  const count = async (database: Queries, key: string, most: number, now = clock()): Promise<Counted> => {
    const keyHash = digest(key)
    return countOne(database, keyHash, { most, now, expiresAt: clock() + windowMs })
  }

  const attempt: AttemptLimits['attempt'] = async (account, address, now) => {
    await sweep(queries, clock())
    const network = address === null ? null : `network:${networkOf(address)}`
    const place = `attempt:${account} ${network ?? ''}`
    const everywhere = `attempts:${account}`
    if (network !== null) refuseUncounted(await count(queries, network, atNetwork), clock())
    refuseUncounted(await count(queries, place, atPlace, now), now)
    // An attempt without a network counts in a window of its account alone.
    const keys = network === null ? [place] : [network, place, everywhere]
    if (network !== null) {
      const delay = delayOf(await count(queries, everywhere, undelayed + longestDelay / delayStep, now))
      if (delay > 0) await pause(delay)
    }
    return {
      forgive: async () => {
        for (const key of keys) await takeBack(queries, digest(key))
      },
    }
  }

  return {
    attempt,
    request: async ({ database, now }, key, most = requestsAMinute) => {
      // Within a transaction, deleting could wait for locked rows that the transaction does not need.
      if (!database.isTransaction) await sweep(database, clock())
      refuseUncounted(await count(database, `request:${key}`, most, now()), now())
    },
  }
}
