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

/** Returns the migrations that this version does not know, because a newer version has run them. */
const newerMigrations = async (queries: Kysely<Database>): Promise<ReadonlyArray<string>> => {
  const { rows: tables } = await sql<{ readonly name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(queries)
  if (tables[0]?.name === null) return []
  const known = new Set(Object.keys(await migrationFiles.getMigrations()))
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(queries)
  return rows.map(({ name }) => name).filter((name) => !known.has(name))
}

/**
 * Migrates the tables to the latest version. Tables of a newer version stay as they are. Throws if this version cannot use
 * them.
 */
export const migrate = async (queries: Kysely<Database>, schema?: string): Promise<void> => {
  const newer = await newerMigrations(queries)
  if (newer.some(isContracting)) throw failureWith(newerDatabase)
  if (newer.length > 0) return
  const { error } = await new Migrator({
    db: queries,
    provider: migrationFiles,
    ...defined({ migrationTableSchema: schema }),
  }).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database migration failed.')
}

/** Checks that the database answers, and that its newest migration is not older than the one of this version. */
export const checkOf = (queries: Kysely<Database>) => async (): Promise<'database' | 'schema' | null> => {
  try {
    const names = Object.keys(await migrationFiles.getMigrations()).toSorted()
    const { rows } = await sql<{ readonly name: string }>`select max(name) as name from kysely_migration`.execute(
      queries,
    )
    return (rows[0]?.name ?? '') >= (names.at(-1) ?? '') ? null : 'schema'
  } catch {
    return 'database'
  }
}
