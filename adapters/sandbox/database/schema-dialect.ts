import { type DatabaseIntrospector, type Dialect, type Kysely, PostgresDialect, type PostgresPool } from 'kysely'

/** What PostgreSQL tells of its tables, as far as it is read. */
interface Catalog {
  readonly 'pg_catalog.pg_tables': { readonly schemaname: string; readonly tablename: string }
}

/** Tells the names of one schema's tables, which is all that the migrator asks for. */
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
 * PostgreSQL with one schema, which exists. The library's own looks at each column of the whole database, and fails where
 * somebody drops one meanwhile: other schemas are other people's.
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
