import { startCleanupJobs, cleanUp } from '@paydeck/sandbox/account/cleanup-jobs'
import type { Queries } from '@paydeck/sandbox/database/engine'
import { noObserver } from '@paydeck/sandbox/kernel/observer'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { account, type Running, startSandbox } from './running.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = 1_800_000_000_000

let running: Running
beforeAll(async () => {
  running = await startSandbox({ clock: () => now, hasOwnDatabase: true })
})
afterAll(() => running.close())

const queries = () => running.server.environment.queries

it('A5 cleanUp deletes a session if and only if it has expired by the simulated clock of its account', async () => {
  const [{ userId: here }, ahead] = [await account('shopper', {}, running), await account('shopper', {}, running)]
  await queries().updateTable('users').set({ clockOffset: day }).where('id', '=', ahead.userId).execute()
  await queries().deleteFrom('sessions').execute()
  const add = (idHash: string, userId: string, createdAt: number, seenAt: number) =>
    queries().insertInto('sessions').values({ idHash, userId, createdAt, seenAt }).execute()
  await add('fresh', here, now - 12 * hour + 1, now - 30 * minute + 1)
  await add('idle', here, now - hour, now - 30 * minute)
  await add('old', here, now - 12 * hour, now)
  await add('fresh-ahead', ahead.userId, now + day, now + day)
  await add('idle-ahead', ahead.userId, now, now)
  expect(await cleanUp(queries(), now)).toMatchObject({ sessions: 3 })
  const left = await queries().selectFrom('sessions').select('idHash').orderBy('idHash').execute()
  expect(left.map(({ idHash }) => idHash)).toEqual(['fresh', 'fresh-ahead'])
  expect(await cleanUp(queries(), now)).toMatchObject({ sessions: 0 })
})

it('cleanUp deletes analytics events after 90 days and security events after 730 days', async () => {
  const { userId } = await account('shopper', {}, running)
  const event = { userId, event: 'track', eventName: 'x', eventProperties: '{}' }
  const at = (age: number) => ({ ...event, at: now - age })
  await queries()
    .insertInto('analyticsEvents')
    .values([at(90 * day), at(90 * day - 1), at(0)])
    .execute()
  const noted = { userId, kind: 'signed-in', userAgent: '', address: '', country: null } as const
  await queries()
    .insertInto('securityEvents')
    .values([
      { ...noted, at: now - 730 * day },
      { ...noted, at: now - 730 * day + 1 },
    ])
    .execute()
  const { length: before } = await queries().selectFrom('securityEvents').select('id').execute()
  expect(await cleanUp(queries(), now)).toMatchObject({ analytics_events: 1, security_events: 1 })
  const left = await queries()
    .selectFrom('analyticsEvents')
    .select('at')
    .where('userId', '=', userId)
    .orderBy('at')
    .execute()
  expect(left.map((one) => one.at)).toEqual([now - 90 * day + 1, now])
  expect(await queries().selectFrom('securityEvents').select('id').execute()).toHaveLength(before - 1)
})

it('L1 cleanUp deletes mails after 30 days', async () => {
  const { userId } = await account('shopper', {}, running)
  const mail = { userId, recipient: '', subject: '', body: '' }
  await queries()
    .insertInto('mails')
    .values([
      { ...mail, at: now - 30 * day },
      { ...mail, at: now - 30 * day + 1 },
    ])
    .execute()
  expect(await cleanUp(queries(), now)).toMatchObject({ mails: 1 })
  const left = await queries().selectFrom('mails').select('at').where('userId', '=', userId).execute()
  expect(left).toEqual([{ at: now - 30 * day + 1 }])
})

it('F4 cleanUp deletes expired idempotency keys and expired passkey challenges', async () => {
  const { userId } = await account('shopper', {}, running)
  const send = { userId, call: 'x', inputHash: 'x', answer: null }
  await queries()
    .insertInto('submits')
    .values([
      { ...send, key: 'over', at: now - day },
      { ...send, key: 'kept', at: now - day + 1 },
    ])
    .execute()
  await queries()
    .insertInto('passkeyChallenges')
    .values([
      { challengeHash: 'over', userId: null, expiresAt: now - hour },
      { challengeHash: 'kept', userId, expiresAt: now },
    ])
    .execute()
  expect(await cleanUp(queries(), now)).toMatchObject({ submits: 1, passkey_challenges: 1 })
  const keys = await queries().selectFrom('submits').select('key').where('userId', '=', userId).execute()
  expect(keys).toEqual([{ key: 'kept' }])
})

describe('cleanUp of large tables', () => {
  /**
   * For each account that the query `of` returns, adds `count` rows to every table from which the cleanup deletes. The rows
   * have the time `at`.
   */
  const add = (of: RawBuilder<unknown>, at: number, count: number) =>
    sql`
    with made as (
        select id as user_id, md5(id || ${at} || n) as name, ${at}::bigint as at
        from (${of}) of_whom cross join generate_series(1, ${count}::int) n
      ),
      used as (insert into sessions (id_hash, user_id, created_at, seen_at) select name, user_id, at, at from made),
      sent as (insert into submits (user_id, key, call, input_hash, at) select user_id, name, 'x', 'x', at from made),
      told as (insert into analytics_events (user_id, at, event, event_name) select user_id, at, 'x', 'x' from made),
      done as (insert into security_events (user_id, at, kind, user_agent, address)
        select user_id, at, 'signed-in', '', '' from made),
      mailed as (insert into mails (user_id, at, recipient, subject, body) select user_id, at, '', '', '' from made)
    insert into passkey_challenges (challenge_hash, user_id, expires_at) select name, user_id, at from made`.execute(
      queries(),
    )

  /**
   * Adds `over` expired rows and `left` current rows per table: for each of 100 accounts, and for one account whose clock is
   * a day ahead.
   */
  const fill = async (over: number, left: number): Promise<void> => {
    const { userId } = await account('shopper', {}, running)
    await queries().updateTable('users').set({ clockOffset: day }).where('id', '=', userId).execute()
    const ahead = sql`select id from users where id = ${userId}`
    const many = sql`insert into users (id, email, password_hash, password_salt, persona, created_at)
      select md5(${userId} || n), md5(${userId} || n) || '@paydeck.example', '', '', 'shopper', 0
      from generate_series(1, 100) n returning id`
    const { rows } = await sql<{ readonly id: string }>`${many}`.execute(queries())
    const people = sql`select unnest(array[${sql.join(rows.map(({ id }) => id))}]) as id`
    await add(people, now, left)
    await add(ahead, now + day, left)
    await add(people, now - 800 * day, over)
    await add(ahead, now - 730 * day, over)
    await sql`analyze sessions, submits, mails, analytics_events, security_events, passkey_challenges, users`.execute(
      queries(),
    )
  }

  it('cleanUp reads at most 1,000 rows per table if no row has expired, however many rows the table contains', async () => {
    // Each table has 4,000 current rows. Cleanup may read the current rows of an account only if the clock of the account is
    // ahead. There are few such accounts, some of them from other tests.
    await fill(0, 40)
    /** Rows that the connection has read since its statistics were last sent, by table. */
    const readRows = async (database: Queries): Promise<ReadonlyMap<string, number>> => {
      const { rows } = await sql<{ readonly table: string; readonly rows: number }>`
        select relname as table, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables
        where relname in ('sessions', 'submits', 'mails', 'analytics_events', 'security_events', 'passkey_challenges')`.execute(
        database,
      )
      return new Map(rows.map(({ table, rows: count }) => [table, count]))
    }
    const [before, after] = await queries()
      .transaction()
      .execute(async (transaction) => {
        // Statements of earlier transactions count until their statistics are sent, which happens once a second.
        const first = await readRows(transaction)
        await cleanUp(transaction, now)
        return [first, await readRows(transaction)]
      })
    const read = [...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)] as const)
    expect(read).toHaveLength(6)
    expect(read.filter(([, count]) => count > 1000)).toEqual([])
  })

  it('A5 cleanUp deletes rows in batches of 500, and can be stopped between two batches', async () => {
    await fill(6, 1)
    let steps = 0
    const stoppedAfterOne = await cleanUp(queries(), now, () => (steps += 1) > 1)
    expect(stoppedAfterOne).toEqual({ sessions: 500 })
    const deleted = await cleanUp(queries(), now)
    expect(deleted).toMatchObject({
      sessions: 107,
      submits: 606,
      mails: 606,
      analytics_events: 606,
      passkey_challenges: 606,
    })
    expect(await cleanUp(queries(), now)).toEqual(Object.fromEntries(Object.keys(deleted).map((table) => [table, 0])))
  })
})

it('without a failure handler, cleanUp throws when a table cannot be cleaned', async () => {
  await sql`alter table submits rename to elsewhere`.execute(queries())
  try {
    await expect(cleanUp(queries(), now)).rejects.toThrow('submits')
  } finally {
    await sql`alter table elsewhere rename to submits`.execute(queries())
  }
})

describe('cleanup jobs', () => {
  afterEach(() => void vi.useRealTimers())

  const log = { info: vi.fn(), warn: vi.fn() }

  it('if a table cannot be cleaned, the jobs continue and log the name of the table', async () => {
    const { userId } = await account('shopper', {}, running)
    const over = { userId, event: 'track', eventName: 'x', eventProperties: '{}', at: now - 91 * day }
    await queries().insertInto('analyticsEvents').values(over).execute()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await sql`alter table submits rename to elsewhere`.execute(queries())
    try {
      const [cleaned, warn, endJob] = [Promise.withResolvers<unknown>(), vi.fn(), vi.fn()]
      const observer = { ...noObserver, endJob }
      const log = { info: cleaned.resolve, warn }
      const jobs = startCleanupJobs({ database: queries(), clock: () => now, log, observer })
      vi.advanceTimersByTime(10 * minute)
      expect(await cleaned.promise).toMatchObject({ analytics_events: 1 })
      await jobs.stop()
      expect(warn.mock.calls).toEqual([
        [{ table: 'submits', error: expect.stringContaining('submits') as unknown }, 'cleanup failed'],
      ])
      expect(endJob.mock.calls).toEqual([['cleanup', 'failure']])
    } finally {
      await sql`alter table elsewhere rename to submits`.execute(queries())
    }
  })

  it('F3 the jobs never run concurrently; when stopped, they first finish the current batch', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const [began, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let requestCount = 0
    const slow = queries().withPlugin({
      transformQuery: ({ node }) => {
        requestCount += 1
        return node
      },
      transformResult: async ({ result }) => {
        began.resolve()
        await go.promise
        return result
      },
    })
    const jobs = startCleanupJobs({ database: slow, clock: () => now, log, observer: noObserver })
    vi.advanceTimersByTime(10 * minute - 1)
    expect(requestCount).toBe(0)
    vi.advanceTimersByTime(1)
    await began.promise
    vi.advanceTimersByTime(30 * minute)
    const stopped = jobs.stop()
    expect(
      await Promise.race([stopped.then(() => 'stopped'), new Promise((resolve) => setTimeout(resolve, 20, 'not yet'))]),
    ).toBe('not yet')
    go.resolve()
    await stopped
    expect([requestCount, log.info.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1, 0])
    vi.advanceTimersByTime(60 * minute)
    await new Promise((resolve) => void setImmediate(resolve))
    expect(requestCount).toBe(1)
    expect(log.info.mock.calls).toEqual([[{ sessions: expect.any(Number) as unknown }, 'cleaned up']])
  })
})
