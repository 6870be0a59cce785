import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { Log } from '../kernel/log.ts'
import type { Observer, Outcome } from '../kernel/observer.ts'
import { sessionTimeouts } from './sessions.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Rule for deleting the expired rows of a table. A row expires `keptFor` milliseconds after the time in its column `at`. */
interface CleanupJob {
  readonly table: string
  readonly at: string
  readonly keptFor: number
}

/** Retention periods of the tables. Rows that belong to no account expire by the server's clock. */
const cleanupJobs: ReadonlyArray<CleanupJob> = [
  { table: 'sessions', at: 'seen_at', keptFor: sessionTimeouts.idle },
  { table: 'sessions', at: 'created_at', keptFor: sessionTimeouts.absolute },
  { table: 'submits', at: 'at', keptFor: day },
  { table: 'passkey_challenges', at: 'expires_at', keptFor: hour },
  { table: 'pairing_codes', at: 'expires_at', keptFor: hour },
  { table: 'wallet_pairings', at: 'expires_at', keptFor: hour },
  { table: 'mails', at: 'at', keptFor: 30 * day },
  { table: 'analytics_events', at: 'at', keptFor: 90 * day },
  { table: 'security_events', at: 'at', keptFor: 730 * day },
]

/**
 * Number of rows to delete per statement. A small number keeps locks short, so that requests and a shutdown do not wait
 * long.
 */
const batchSize = 500

/**
 * Returns two queries for expired rows. The first finds rows that have expired by both the server's clock and the clock of
 * their account. The second finds rows that have expired only because the clock of their account is ahead. Each query uses
 * an index of its own, so neither reads unexpired rows of other accounts. "+ 0" keeps PostgreSQL from using the time index
 * in the second query, which would then read the rows of all accounts.
 */
const expiredRows = ({ table, at }: CleanupJob, before: number): ReadonlyArray<RawBuilder<unknown>> => [
  sql`select one.ctid from ${sql.table(table)} one left join users on users.id = one.user_id
    where one.${sql.ref(at)} <= ${before}::bigint
      and one.${sql.ref(at)} <= ${before}::bigint + coalesce(users.clock_offset, 0)
    order by one.${sql.ref(at)} limit ${batchSize} for update of one skip locked`,
  sql`select one.ctid from users cross join lateral (
      select ctid from ${sql.table(table)} where user_id = users.id
        and ${sql.ref(at)} + 0 <= ${before}::bigint + users.clock_offset
      limit ${batchSize} for update skip locked
    ) one where users.clock_offset > 0 limit ${batchSize}`,
]

/** Deletes one batch and returns the number of deleted rows. Locked rows stay until the next run. */
const deleteBatch = async (database: Queries, table: string, query: RawBuilder<unknown>): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(${query}))`.execute(database)
  return Number(numAffectedRows)
}

/** Called when the cleanup of a table fails. */
type OnFailure = (table: string, error: unknown) => void

const throwFailure: OnFailure = (_table, error) => {
  throw error
}

/**
 * Deletes rows that have expired by the clocks of their accounts. Returns the number of deleted rows per table. Checks
 * `isStopped` between statements. If a table fails, calls `failed` and continues with the next table. The default `failed`
 * throws.
 */
export const cleanUp = async (
  database: Queries,
  now: number,
  isStopped: () => boolean = () => false,
  failed: OnFailure = throwFailure,
): Promise<Readonly<Record<string, number>>> => {
  const deleted: Record<string, number> = {}
  const cleanUpTable = async (one: CleanupJob): Promise<void> => {
    for (const query of expiredRows(one, now - one.keptFor)) {
      let count = batchSize
      while (count === batchSize && !isStopped()) {
        count = await deleteBatch(database, one.table, query)
        deleted[one.table] = (deleted[one.table] ?? 0) + count
      }
    }
  }
  for (const one of cleanupJobs) await cleanUpTable(one).catch((error: unknown) => failed(one.table, error))
  return deleted
}

/** Milliseconds between two cleanups of a process. */
const interval = 10 * 60_000

/** Runs the cleanup periodically. `stop` waits only for the statement that is running. */
export const startCleanupJobs = ({
  database,
  clock,
  log,
  observer,
}: {
  readonly database: Queries
  readonly clock: () => number
  readonly log: Log
  readonly observer: Observer
}): { readonly stop: () => Promise<void> } => {
  let isStopped = false
  let last: Promise<void> | null = null
  const turn = async (): Promise<void> => {
    let outcome: Outcome = 'success'
    const failed: OnFailure = (table, error) => {
      outcome = 'failure'
      log.warn({ table, error: error instanceof Error ? error.message : 'unknown' }, 'cleanup failed')
    }
    log.info(await cleanUp(database, clock(), () => isStopped, failed), 'cleaned up')
    observer.endJob('cleanup', outcome)
    last = null
  }
  const timer = setInterval(() => void (last ??= turn()), interval).unref()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await last
    },
  }
}
