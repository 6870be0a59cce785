import { type OpenDatabase, openLock } from '@paydeck/sandbox/database/engine'
import { openOnServer } from '@paydeck/sandbox/open'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { open, openShared } from './databases.ts'
import { systemMeans } from './sealing.ts'

const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
  where locktype = 'advisory' and objid = ${openLock} and not granted`

/**
 * Starts `work` while another connection holds the lock for opening the database. Releases the lock when `count` connections
 * wait for it.
 */
const queueBehindLock = async <A>(database: OpenDatabase, count: number, work: () => Promise<A>): Promise<A> =>
  database.queries.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${openLock})`.execute(connection)
    const begun = work()
    try {
      await expect.poll(async () => (await waiting.execute(connection)).rows[0]?.count, { timeout: 30_000 }).toBe(count)
    } finally {
      await sql`select pg_advisory_unlock(${openLock})`.execute(connection)
    }
    return begun
  })

/**
 * Opens one new database `processes` times at the same moment. Returns the number of successes. On a database server, each
 * opening has its own connections; the embedded database is opened in one process.
 */
export const countSimultaneousOpenings = async (processes: number): Promise<number> => {
  const openAll = (openOne: () => Promise<OpenDatabase>) =>
    Promise.allSettled(Array.from({ length: processes }, openOne))
  const { database, url } = await open()
  if (url === null) return (await openAll(openShared)).filter(({ status }) => status === 'fulfilled').length
  const all = await queueBehindLock(database, processes, () =>
    openAll(() => openOnServer(url, 'made_at_once', { ...systemMeans, isSeeded: false })),
  )
  const up = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await Promise.all([...up, database].map(({ close }) => close()))
  return up.length
}

/**
 * Starts the sandbox repeatedly while tables are created and dropped. Returns the number of successful starts. On a database
 * server, a different connection changes the tables; the embedded database has only one connection.
 */
export const countStartsBesideChanges = async (starts: number): Promise<number> => {
  const { database, url } = await open()
  const schema = 'made_beside'
  let up = 0
  const start = async (): Promise<void> => {
    const opened = await (url === null ? openShared() : openOnServer(url, schema, { ...systemMeans, isSeeded: false }))
    up += 1
    await opened.close()
    if (url !== null) await database.queries.schema.dropSchema(schema).cascade().execute()
  }
  let isOver = false
  const change = async (): Promise<void> => {
    await sql`create table passing (a int, b int, c int)`.execute(database.queries)
    await sql`drop table passing`.execute(database.queries)
    return isOver ? undefined : change()
  }
  const changing = change()
  try {
    for (let tried = 0; tried < starts; tried += 1) await start()
  } finally {
    isOver = true
    await changing
    await database.close()
  }
  return up
}
