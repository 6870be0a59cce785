import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { defined } from '../kernel/defined.ts'
import { migrationFiles } from './migration-files.ts'
import { failureWith, newerDatabase } from './server-failures.ts'
import type { Database } from './tables.ts'

/**
 * True for a migration that removes something that the version before needs: a table, a column or a value. Its name says so,
 * as in "0041-contract-old-addresses". All other migrations only add, so that both versions can run on the same tables.
 */
const isContracting = (name: string): boolean => /^\d+-contract-/.test(name)

let known: Promise<ReadonlySet<string>> | null = null

/** Returns the names of the migrations of this version. */
const knownMigrations = (): Promise<ReadonlySet<string>> =>
  (known ??= migrationFiles.getMigrations().then((migrations) => new Set(Object.keys(migrations))))

/** Returns the names of the migrations that have run. */
const executedMigrations = async (queries: Kysely<Database>): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(queries)
  return rows.map(({ name }) => name)
}

const hasMigrations = async (queries: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ readonly name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(queries)
  return rows[0]?.name !== null
}

/** Returns the migrations that this version does not know, because a newer version has run them. */
const newerOf = async (executed: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const names = await knownMigrations()
  return executed.filter((name) => !names.has(name))
}

/**
 * Migrates the tables to the latest version. Tables of a newer version stay as they are. Throws if this version cannot use
 * them.
 */
export const migrate = async (queries: Kysely<Database>, schema?: string): Promise<void> => {
  const newer = await newerOf((await hasMigrations(queries)) ? await executedMigrations(queries) : [])
  if (newer.some(isContracting)) throw failureWith(newerDatabase)
  if (newer.length > 0) return
  const { error } = await new Migrator({
    db: queries,
    provider: migrationFiles,
    ...defined({ migrationTableSchema: schema }),
  }).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database migration failed.')
}

/** Checks that the database answers, and that this version can use its tables. */
export const checkOf = (queries: Kysely<Database>) => async (): Promise<'database' | 'schema' | null> => {
  try {
    const executed = await executedMigrations(queries)
    const isComplete = [...(await knownMigrations())].every((name) => executed.includes(name))
    return isComplete && !(await newerOf(executed)).some(isContracting) ? null : 'schema'
  } catch {
    return 'database'
  }
}
