import { expect } from 'vitest'

/** Checks that a table has a row for each word of the vocabulary and no other rows. */
export const expectTotal = (table: Readonly<Record<string, unknown>>, vocabulary: ReadonlyArray<string>): void => {
  expect(Object.keys(table).sort()).toEqual([...vocabulary].sort())
  for (const [word, row] of Object.entries(table)) expect(row, word).toBeDefined()
}
