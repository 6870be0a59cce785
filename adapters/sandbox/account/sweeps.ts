import { sql } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { Log } from '../kernel/log.ts'
import { sessionTimeouts } from './sessions.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Rows of a table that are of no use any more: `at` names the time that they are kept from, in milliseconds. */
interface Sweep {
  readonly table: string
  readonly at: string
  readonly keptFor: number
}

/** What nobody asks for after that time. What belongs to nobody goes by the server's clock. */
const sweeps: ReadonlyArray<Sweep> = [
  { table: 'sessions', at: 'seen_at', keptFor: sessionTimeouts.idle },
  { table: 'sessions', at: 'created_at', keptFor: sessionTimeouts.absolute },
  { table: 'submits', at: 'at', keptFor: day },
  { table: 'passkey_challenges', at: 'expires_at', keptFor: hour },
  { table: 'pairing_codes', at: 'expires_at', keptFor: hour },
  { table: 'wallet_pairings', at: 'expires_at', keptFor: hour },
  { table: 'analytics_events', at: 'at', keptFor: 90 * day },
  { table: 'security_events', at: 'at', keptFor: 730 * day },
]

/** Rows a statement, so that nobody waits for long. */
const most = 5000

/** One statement; answers with how many rows went. Those that somebody holds are left for the next time. */
const sweepOnce = async (database: Queries, { table, at, keptFor }: Sweep, now: number): Promise<number> => {
  const before = now - keptFor
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select one.ctid from ${sql.table(table)} one left join users on users.id = one.user_id
      where one.${sql.ref(at)} <= ${before}::bigint + coalesce(users.clock_offset, 0)
      limit ${most} for update of one skip locked)`.execute(database)
  return Number(numAffectedRows)
}

/** Deletes what is over, by the clocks of its accounts; answers with how many rows of each table went. */
export const sweep = async (database: Queries, now: number): Promise<Readonly<Record<string, number>>> => {
  const gone: Record<string, number> = {}
  for (const one of sweeps) {
    let count = most
    while (count === most) {
      count = await sweepOnce(database, one, now)
      gone[one.table] = (gone[one.table] ?? 0) + count
    }
  }
  return gone
}

/** Milliseconds between two sweeps of a process. */
const interval = 10 * 60_000

/** Sweeps now and then until it is stopped, which waits for the one that is under way. */
export const startSweeps = ({
  database,
  clock,
  log,
}: {
  readonly database: Queries
  readonly clock: () => number
  readonly log: Log
}): { readonly stop: () => Promise<void> } => {
  let last: Promise<void> = Promise.resolve()
  const turn = async (): Promise<void> => {
    try {
      log.info(await sweep(database, clock()), 'swept')
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'not swept')
    }
  }
  const timer = setInterval(() => {
    last = last.then(turn)
  }, interval).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}
