import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { Log } from '../kernel/log.ts'
import { sessionTimeouts } from './sessions.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Rows of a table that are of no use any more: `at` names the time that they are kept from, in milliseconds. */
interface CleanupJob {
  readonly table: string
  readonly at: string
  readonly keptFor: number
}

/** What nobody asks for after that time. What belongs to nobody goes by the server's clock. */
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

/** Rows a statement: nobody waits for it for long, an end neither. */
const batchSize = 500

/**
 * What is over by the server's clock, and what is so only by that of an account whose clock is ahead: apart, so that an index
 * finds each. Of what is kept of everybody nothing is read, and of those few accounts their own ("+ 0" keeps the index of
 * the time out of it, which would find what all others keep).
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

/** One statement; answers with how many rows went. Those that somebody holds are left for the next time. */
const deleteBatch = async (database: Queries, table: string, over: RawBuilder<unknown>): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(${over}))`.execute(database)
  return Number(numAffectedRows)
}

/** Told of a table that could not be swept. */
type OnFailure = (table: string, error: unknown) => void

const throwFailure: OnFailure = (_table, error) => {
  throw error
}

/**
 * Deletes what is over, by the clocks of its accounts; answers with how many rows of each table went. Between two
 * statements it may be told to leave the rest for the next time. Told of a table that fails it goes on with the others;
 * with nobody to tell it throws.
 */
export const cleanUp = async (
  database: Queries,
  now: number,
  isStopped: () => boolean = () => false,
  failed: OnFailure = throwFailure,
): Promise<Readonly<Record<string, number>>> => {
  const deleted: Record<string, number> = {}
  const cleanUpTable = async (one: CleanupJob): Promise<void> => {
    for (const over of expiredRows(one, now - one.keptFor)) {
      let count = batchSize
      while (count === batchSize && !isStopped()) {
        count = await deleteBatch(database, one.table, over)
        deleted[one.table] = (deleted[one.table] ?? 0) + count
      }
    }
  }
  for (const one of cleanupJobs) await cleanUpTable(one).catch((error: unknown) => failed(one.table, error))
  return deleted
}

/** Milliseconds between two sweeps of a process. */
const interval = 10 * 60_000

/** Sweeps now and then until it is stopped, which waits for the statement that is under way and for no other. */
export const startCleanupJobs = ({
  database,
  clock,
  log,
}: {
  readonly database: Queries
  readonly clock: () => number
  readonly log: Log
}): { readonly stop: () => Promise<void> } => {
  let isStopped = false
  let last: Promise<void> | null = null
  const turn = async (): Promise<void> => {
    const failed: OnFailure = (table, error) =>
      log.warn({ table, error: error instanceof Error ? error.message : 'unknown' }, 'not swept')
    log.info(await cleanUp(database, clock(), () => isStopped, failed), 'swept')
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
