/** Rows a statement: far below the 65,535 values that one may carry. */
const batch = 500

/** Inserts many rows, some at a time. */
export const inBatches = async <A>(
  rows: ReadonlyArray<A>,
  insert: (some: ReadonlyArray<A>) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += batch) await insert(rows.slice(start, start + batch))
}
