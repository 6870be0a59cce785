import { sql } from 'kysely'
import type { AttemptLimits } from '../account/means.ts'
import type { Queries } from '../database/engine.ts'
import { networkOf } from '../kernel/networks.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'

const windowMs = 60_000
/** Maximum number of attempts per minute from one network: at a single account, and at all accounts together (A11). */
const [atPlace, atNetwork] = [5, 20]
/** Attempts per minute at one account, from all networks together, after which further attempts are delayed. */
const undelayed = 5
const [delayStep, longestDelay] = [1000, 8000]
/** Default limit of requests per minute. */
const requestsAMinute = 20
/**
 * Number of expired rows to delete at each attempt. The number is larger than the number of rows that an attempt adds, so
 * expired rows do not pile up.
 */
const sweptAtOnce = 8

interface Counted {
  readonly isCounted: boolean
  /** Time of the oldest counted attempt in the last minute. This can be the current attempt. */
  readonly oldest: number
  readonly count: number
}

/**
 * Counts an attempt unless there were already `most` attempts in the last minute. A single statement checks and counts, so
 * that no simultaneous attempt in any process is missed. The clocks of processes differ a little, so attempts that are less
 * than a minute ahead count too.
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

/**
 * Returns the delay of an attempt in milliseconds. Each further attempt at the account waits longer, up to `longestDelay`.
 */
const delayOf = ({ count }: Counted): number => Math.min(Math.max(0, count - undelayed) * delayStep, longestDelay)

interface Means {
  readonly queries: Queries
  /** Clock of the server. The limit of a network must not depend on an account's clock, which the control page can move. */
  readonly clock: () => number
  readonly pause: (milliseconds: number) => Promise<void>
}

/**
 * Allows twenty attempts a minute per network, at most five of them at one account. After five attempts at an account from
 * all networks together, each further attempt is delayed, even a correct one. This slows distributed guessing and still lets
 * the owner in.
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
    // An attempt without a network address counts only toward the limit of its account.
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
      // Within a transaction, this deletion could wait for rows that other transactions have locked.
      if (!database.isTransaction) await sweep(database, clock())
      refuseUncounted(await count(database, `request:${key}`, most, now()), now())
    },
  }
}
