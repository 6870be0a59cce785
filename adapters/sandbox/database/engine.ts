import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { channelOf, type Listener, listenOnServer, type Stop } from './listening.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './tables.ts'

/** The queries of the sandbox; a transaction is one too. */
export type Queries = Kysely<Database>

/** The database in memory, in a directory, or on a PostgreSQL server. */
export type DatabaseOptions =
  | { readonly kind: 'memory'; readonly snapshot?: Blob }
  | { readonly kind: 'directory'; readonly path: string; readonly snapshot?: Blob }
  | { readonly kind: 'server'; readonly url: string; /** "public" unless told. */ readonly schema?: string }

export interface OpenDatabase {
  readonly queries: Queries
  readonly close: () => Promise<void>
  /** A copy of the whole database as one archive; null on a server, which has its own ways. */
  readonly snapshot: () => Promise<Blob | null>
  /** Hears the notices that any process on this database tells, from when it answers on until it is stopped. */
  readonly listen: (listener: Listener) => Promise<Stop>
}

const int8 = 20
// Every int8 of the sandbox is a time or a count: both are far inside the safe integers.
const parsers = { [int8]: Number }

// Both engines speak snake_case in SQL; values inside jsonb keep their own spelling.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

/** Brings the tables up to date. Processes that start together wait for each other on an advisory lock. */
const migrate = async (queries: Queries, schema?: string): Promise<void> => {
  const { error } = await new Migrator({
    db: queries.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  }).migrateToLatest()
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The tables could not be brought up to date.')
}

const openEmbedded = async (options: { readonly path?: string; readonly snapshot?: Blob }): Promise<OpenDatabase> => {
  const engine = await PGlite.create({
    ...(options.path === undefined ? {} : { dataDir: options.path }),
    ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
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

const openServer = async (url: string, schema: string): Promise<OpenDatabase> => {
  pg.types.setTypeParser(int8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    options: `-c search_path=${schema}`,
    connectionTimeoutMillis: 5000,
    max: 10,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    await pool.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`)
    const queries: Queries = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins })
    await migrate(queries, schema)
    return {
      queries,
      close: () => queries.destroy(),
      snapshot: async () => null,
      listen: (listener) => listenOnServer(url, channelOf(schema), listener),
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Opens the database with its tables up to date. Nothing outside this folder names an engine. */
export const openDatabase = (options: DatabaseOptions): Promise<OpenDatabase> =>
  options.kind === 'server' ? openServer(options.url, options.schema ?? 'public') : openEmbedded(options)
