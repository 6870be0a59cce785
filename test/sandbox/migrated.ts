import { PGlite } from '@electric-sql/pglite'
import { migrationFiles } from '@paydeck/sandbox/database/migration-files'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { onTestFinished } from 'vitest'

/**
 * Returns an in-memory database to which all migrations were applied. The SQL statements in `before` run directly before the
 * migration named `at`.
 */
export const migrated = async (at: string, before: ReadonlyArray<string>): Promise<Kysely<unknown>> => {
  const database = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
  onTestFinished(() => database.destroy())
  const migrations = Object.entries(await migrationFiles.getMigrations())
  for (const [name, { up }] of migrations.toSorted(([one], [other]) => one.localeCompare(other))) {
    if (name === at) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      for (const statement of before) await sql.raw(statement).execute(database)
    }
    // eslint-disable-next-line no-await-in-loop -- in order
    await up(database)
  }
  return database
}
