import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { defined } from '../kernel/defined.ts'
import type { Sealing } from '../kernel/sealing.ts'
import { connectionTimes, type ConnectionTimes, connectionTo, discardingPool, makePool } from './connections.ts'
import { channelOf, type Listener, listenOnServer, type Stop } from './listening.ts'
import { checkOf, migrate } from './migrate.ts'
import { schemaDialect } from './schema-dialect.ts'
import { failureWith, wrongEncoding } from './server-failures.ts'
import { type OnStatement, statementLogger } from './statements.ts'
import type { Database } from './tables.ts'

/** Query interface of the sandbox's database, inside or outside a transaction. */
export type Queries = Kysely<Database>

/** Location of the database: in memory, in a directory, or on a PostgreSQL server. */
export type DatabaseOptions = {
  /** Called after every statement, except those of migrations. Default: nothing. */
  readonly onStatement?: OnStatement | undefined
} & (
  | { readonly kind: 'memory'; readonly snapshot?: Blob }
  | {
      readonly kind: 'directory'
      readonly path: string
      readonly snapshot?: Blob
      /** False to leave the tables as they are. Default: true. */
      readonly isMigrated?: boolean
    }
  | {
      readonly kind: 'server'
      readonly url: string
      /**
       * URL of the server itself, for migrations and notices, if `url` leads to a connection pooler. A pooler may give each
       * transaction another connection. Default: `url` leads to the server.
       */
      readonly directUrl?: string | null
      /** PostgreSQL schema that contains the tables. Default: "public". */
      readonly schema?: string
      /** Time limits of the connections. Default: `connectionTimes`. */
      readonly times?: ConnectionTimes
    }
)

/** Number of the connections of a pool by state, and of the requests that wait for a connection. */
export interface ConnectionCounts {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

export interface OpenDatabase {
  readonly queries: Queries
  readonly close: () => Promise<void>
  /**
   * Returns the part that does not work: "database" if it does not answer, "schema" if a migration is missing, or if
   * a newer version has removed something. Null if both work.
   */
  readonly check: () => Promise<'database' | 'schema' | null>
  /** Returns the state of the connections. Null for the embedded database, which has none. */
  readonly connections: (() => ConnectionCounts) | null
  /** Returns a copy of the whole database as one archive. Null for a PostgreSQL server, which has its own backups. */
  readonly snapshot: () => Promise<Blob | null>
  /**
   * Calls a listener with each notice that a process sends through this database. Listening starts when the promise
   * resolves, and ends when the returned `Stop` is called.
   */
  readonly listen: (listener: Listener) => Promise<Stop>
}

/** Database that has been opened, together with the encryption of its secrets. */
export interface SealedDatabase extends OpenDatabase {
  readonly sealing: Sealing
}

const int8 = 20
// Each int8 column of the sandbox contains a time or a count, far below the limit of safe integers.
const parsers = { [int8]: Number }

// SQL uses snake_case. Keys inside jsonb keep their spelling.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

const openEmbedded = async (options: {
  readonly path?: string
  readonly snapshot?: Blob
  readonly isMigrated?: boolean
  readonly onStatement?: OnStatement | undefined
}): Promise<OpenDatabase> => {
  const engine = await PGlite.create({
    ...defined({ dataDir: options.path, loadDataDir: options.snapshot }),
    parsers,
  })
  const queries: Queries = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: engine }),
    plugins,
    ...statementLogger(options.onStatement),
  })
  if (options.isMigrated !== false) await migrate(queries)
  return {
    queries,
    close: () => queries.destroy(),
    check: checkOf(queries),
    connections: null,
    snapshot: () => engine.dumpDataDir('none'),
    listen: async ({ onNotice }) => engine.listen(pg.escapeIdentifier(channelOf('public')), onNotice),
  }
}

/** PostgreSQL's timeouts in milliseconds: for a row lock, a statement and an idle transaction. */
const timeouts = {
  lock_timeout: 4000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
} as const

/** Number of the advisory lock for creating or changing the tables. No other lock uses this number. */
export const openLock = 7_011_949

/**
 * Runs work under an advisory lock, so that processes that start at the same time do the work one after the other. Without
 * the lock, simultaneous "if not exists" statements could fail, because two of them may both find that a table does not
 * exist yet. The lock is released when its connection is closed.
 */
const runAlone = async (pool: pg.Pool, work: () => Promise<void>): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [openLock])
    await work()
  } finally {
    client.release(true)
  }
}

/**
 * Checks the encoding of the database, and creates the schema if it is missing. A user without the right to create schemas
 * can thus use a schema that exists.
 */
const prepare = async (pool: pg.Pool, schema: string): Promise<void> => {
  const { rows } = await pool.query<{ readonly encoding: string; readonly isThere: boolean }>(
    `select current_setting('server_encoding') as encoding,
      exists (select from pg_catalog.pg_namespace where nspname = $1) as "isThere"`,
    [schema],
  )
  const [found] = rows
  if (found?.encoding !== 'UTF8') throw failureWith(wrongEncoding)
  if (!found.isThere) await pool.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`)
}

/** Migrates the tables. If another process is migrating them, waits without limit, because a migration may take long. */
const migrateServer = async (connection: pg.PoolConfig, schema: string): Promise<void> => {
  const pool = makePool(connection)
  try {
    await runAlone(pool, async () => {
      await prepare(pool, schema)
      await migrate(new Kysely<Database>({ dialect: schemaDialect(pool, schema), plugins }), schema)
    })
  } finally {
    await pool.end()
  }
}

type ServerOptions = Extract<DatabaseOptions, { readonly kind: 'server' }>

const openServer = async (options: ServerOptions): Promise<OpenDatabase> => {
  const { url, directUrl = null, schema = 'public', times = connectionTimes } = options
  pg.types.setTypeParser(int8, Number)
  const direct = directUrl ?? url
  await migrateServer({ ...connectionTo(direct, times), options: `-c search_path=${schema}` }, schema)
  const settings = Object.entries({ search_path: schema, ...timeouts })
  const ofConnection = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ')
  const ofTransaction = settings
    .map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(`${value}`)}`)
    .join('; ')
  const isPooled = directUrl !== null
  const connection = { ...connectionTo(url, times), ...(isPooled ? {} : { options: ofConnection }) }
  const pool = makePool({ ...connection, max: 10, query_timeout: times.statement })
  const dialect = new PostgresDialect({ pool: discardingPool(pool, isPooled ? ofTransaction : null) })
  const queries: Queries = new Kysely<Database>({ dialect, plugins, ...statementLogger(options.onStatement) })
  return {
    queries,
    close: () => queries.destroy(),
    check: checkOf(queries),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    snapshot: async () => null,
    listen: (listener) => listenOnServer(direct, channelOf(schema), listener, times),
  }
}

/** Opens the database and migrates its tables. Only this folder knows the database engines. */
export const openDatabase = (options: DatabaseOptions): Promise<OpenDatabase> =>
  options.kind === 'server' ? openServer(options) : openEmbedded(options)
