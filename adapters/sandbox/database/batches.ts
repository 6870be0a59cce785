import type { Insertable } from 'kysely'
import type { Queries } from './engine.ts'
import type { Database } from './tables.ts'

/** Rows a statement: far below the 65,535 values that one may carry. */
const batch = 500

/** Inserts any number of rows, a batch a statement. */
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
