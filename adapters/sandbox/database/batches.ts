import type { Insertable } from 'kysely'
import type { Queries } from './engine.ts'
import type { Database } from './tables.ts'

/**
 * Number of rows in one INSERT statement. A statement may carry at most 65,535 values, and this number of rows needs far
 * fewer.
 */
const batch = 500

/** Inserts any number of rows, one batch per statement. */
export const insertInBatches = async <T extends keyof Database>(
  queries: Queries,
  table: T,
  rows: ReadonlyArray<Insertable<Database[T]>>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += batch) {
    await queries
      .insertInto(table)
      .values(rows.slice(start, start + batch))
      .execute()
  }
}
