import { type DatabaseIntrospector, type Dialect, type Kysely, PostgresDialect, type PostgresPool } from 'kysely'

/** Columns that the introspection reads from PostgreSQL's catalog. */
interface Catalog {
  readonly 'pg_catalog.pg_tables': { readonly schemaname: string; readonly tablename: string }
}

/** Returns an introspector that lists the table names of one schema. The migrator needs no other data. */
const introspectorOf = (database: Kysely<Catalog>, schema: string): DatabaseIntrospector => ({
  getSchemas: async () => [{ name: schema }],
  getTables: async () => {
    const tables = await database
      .selectFrom('pg_catalog.pg_tables')
      .select('tablename')
      .where('schemaname', '=', schema)
      .execute()
    return tables.map(({ tablename }) => ({ name: tablename, schema, isView: false, isForeign: false, columns: [] }))
  },
})

/**
 * Dialect for one existing schema. Kysely's own introspection reads the columns of the whole database, and fails if another
 * user drops a column meanwhile.
 */
export const schemaDialect = (pool: PostgresPool, schema: string): Dialect => {
  const dialect = new PostgresDialect({ pool })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => dialect.createDriver(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database: Kysely<Catalog>) => introspectorOf(database, schema),
  }
}
