import { sql } from 'kysely'
import type { Queries } from '../database/engine.ts'

/** Content of a table: the number of its rows, and a checksum that is independent of their order. */
export interface TableContent {
  readonly rows: number
  readonly checksum: string
}

/** Contents of all tables, by name. */
export type Contents = Readonly<Record<string, TableContent>>

/** Reads the contents of all tables. */
export const contentsOf = async (queries: Queries): Promise<Contents> => {
  const { rows: tables } = await sql<{ readonly name: string }>`
    select tablename as name from pg_catalog.pg_tables where schemaname = current_schema() order by name`.execute(
    queries,
  )
  const contents: Record<string, TableContent> = {}
  for (const { name } of tables) {
    const { rows } = await sql<TableContent>`
      select count(*)::int as rows, md5(coalesce(string_agg(hash, '' order by hash), '')) as checksum
      from (select md5(one::text) as hash from ${sql.table(name)} one) hashes`.execute(queries)
    contents[name] = rows[0] ?? { rows: 0, checksum: '' }
  }
  return contents
}

/** Returns the names of the tables whose contents differ. */
export const differences = (one: Contents, other: Contents): ReadonlyArray<string> =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.checksum !== other[name]?.checksum,
  )

/** Describes the size of contents, as in "1,204 rows in 28 tables". */
export const sizeOf = (contents: Contents): string => {
  const rows = Object.values(contents).reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString('en')} rows in ${Object.keys(contents).length} tables`
}
