import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { defined } from '../kernel/defined.ts'
import type { Sealing } from '../kernel/sealing.ts'
import { connectionTimes, type ConnectionTimes, connectionTo, discardingPool, makePool } from './connections.ts'
import { channelOf, type Listener, listenOnServer, type Stop } from './listening.ts'
import { migrationFiles } from './migration-files.ts'
import { schemaDialect } from './schema-dialect.ts'
import type { Database } from './tables.ts'

/** The queries of the sandbox; a transaction is one too. */
export type Queries = Kysely<Database>

/** The database in memory, in a directory, or on a PostgreSQL server. */
export type DatabaseOptions =
  | { readonly kind: 'memory'; readonly snapshot?: Blob }
  | { readonly kind: 'directory'; readonly path: string; readonly snapshot?: Blob }
  | {
      readonly kind: 'server'
      readonly url: string
      /** Default: "public". */
      readonly schema?: string
      /** Default: `connectionTimes`. */
      readonly times?: ConnectionTimes
    }

export interface OpenDatabase {
  readonly queries: Queries
  readonly close: () => Promise<void>
  /** A copy of the whole database as one archive; null on a server, which has its own ways. */
  readonly snapshot: () => Promise<Blob | null>
  /** Hears the notices that any process on this database tells, from when it answers on until it is stopped. */
  readonly listen: (listener: Listener) => Promise<Stop>
}

/** Open database with the keys of its secrets. */
export interface SealedDatabase extends OpenDatabase {
  readonly sealing: Sealing
}

const int8 = 20
// Every int8 of the sandbox is a time or a count: both are far inside the safe integers.
const parsers = { [int8]: Number }

// Both engines speak snake_case in SQL; values inside jsonb keep their own spelling.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

/** Brings the tables up to date. */
const migrate = async (queries: Queries, schema?: string): Promise<void> => {
  const { error } = await new Migrator({
    db: queries.withoutPlugins(),
    provider: migrationFiles,
    ...defined({ migrationTableSchema: schema }),
  }).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database migration failed.')
}

const openEmbedded = async (options: { readonly path?: string; readonly snapshot?: Blob }): Promise<OpenDatabase> => {
  const engine = await PGlite.create({
    ...defined({ dataDir: options.path, loadDataDir: options.snapshot }),
    parsers,
  })
  const queries: Queries = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: engine }), plugins })
  await migrate(queries)
  return {
    queries,
    close: () => queries.destroy(),
    snapshot: () => engine.dumpDataDir('none'),
    listen: async ({ heard }) => engine.listen(pg.escapeIdentifier(channelOf('public')), heard),
  }
}

/**
 * Nothing waits for ever: for a row that another holds, for a statement, or for who began a transaction and went away;
 * milliseconds.
 */
const timeouts = {
  lock_timeout: 4000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
} as const

/** Held while a process makes or changes the tables; any number that nothing else locks. */
export const openLock = 7_011_949

/**
 * Does work while no other process that starts does: "if not exists" looks first and makes then, so that of several at once
 * all but one fail. The lock is the connection's, and goes with it.
 */
const alone = async (pool: pg.Pool, work: () => Promise<void>): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [openLock])
    await work()
  } finally {
    client.release(true)
  }
}

/** Makes the tables as they are to be, which may take its time, and so may another process that does it first. */
const prepare = async (connection: pg.PoolConfig, schema: string): Promise<void> => {
  const pool = makePool(connection)
  try {
    await alone(pool, async () => {
      await pool.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`)
      await migrate(new Kysely<Database>({ dialect: schemaDialect(pool, schema), plugins }), schema)
    })
  } finally {
    await pool.end()
  }
}

const openServer = async (url: string, schema: string, times: ConnectionTimes): Promise<OpenDatabase> => {
  pg.types.setTypeParser(int8, Number)
  const connection = connectionTo(url, times)
  await prepare({ ...connection, options: `-c search_path=${schema}` }, schema)
  const settings = Object.entries({ search_path: schema, ...timeouts })
  const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ')
  const pool = discardingPool(makePool({ ...connection, options, max: 10, query_timeout: times.statement }))
  const queries: Queries = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins })
  return {
    queries,
    close: () => queries.destroy(),
    snapshot: async () => null,
    listen: (listener) => listenOnServer(url, channelOf(schema), listener, times),
  }
}

/** Opens the database with its tables up to date. Nothing outside this folder names an engine. */
export const openDatabase = (options: DatabaseOptions): Promise<OpenDatabase> =>
  options.kind === 'server'
    ? openServer(options.url, options.schema ?? 'public', options.times ?? connectionTimes)
    : openEmbedded(options)
