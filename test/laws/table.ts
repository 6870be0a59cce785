import { expect } from 'vitest'

/** A table has a row for every word of its vocabulary, and no other. */
export const expectTotal = (table: Readonly<Record<string, unknown>>, vocabulary: ReadonlyArray<string>): void => {
  expect(Object.keys(table).sort()).toEqual([...vocabulary].sort())
  for (const [word, row] of Object.entries(table)) expect(row, word).toBeDefined()
}
