import { type Law, law, mustEqual } from '../../testing/law.ts'

/** A table with a row for each word, or with rows for some words. */
export type Table<R> = Readonly<Record<string, R>> | ReadonlyMap<string, R>

/** Returns the rows of a table with their names. */
export const rowsOf = <R>(table: Table<R>): ReadonlyArray<readonly [name: string, row: R]> =>
  table instanceof Map ? [...(table as ReadonlyMap<string, R>)] : Object.entries(table as Readonly<Record<string, R>>)

/** Names of rows by a value of the row. Names are sorted and joined by spaces: `{ good: 'complete paid' }`. */
export type Grouped = Readonly<Record<string, string>>

/** Returns the sorted names of the rows by a value. The value becomes a text, so that null is the group "null". */
const namesBy = <R>(
  table: Table<R>,
  valueOf: (row: R, name: string) => unknown,
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const groups = Map.groupBy(rowsOf(table), ([name, row]) => String(valueOf(row, name)))
  return new Map([...groups].map(([value, rows]) => [value, rows.map(([name]) => name).toSorted()]))
}

/**
 * Groups the names of the rows by a value of the row. The value becomes a text, so that null is the group "null".
 * @example
 * grouped({ paid: true, sent: true, failed: false }, String) // => { true: 'paid sent', false: 'failed' }
 */
export const grouped = <R>(table: Table<R>, valueOf: (row: R, name: string) => unknown): Grouped =>
  Object.fromEntries([...namesBy(table, valueOf)].map(([value, names]) => [value, names.join(' ')]))

/**
 * Law that states a whole column of a table, grouped by value. Both sides must contain the same names.
 * @param title sentence with the ids of the requirements
 */
export const columnLaw = <R>(
  title: string,
  table: Table<R>,
  valueOf: (row: R, name: string) => unknown,
  expected: Grouped,
): Law => law(title, () => mustEqual(grouped(table, valueOf), expected, 'the rows by value'))

/**
 * Law that a column has no value twice, so that no two rows can be mistaken for each other.
 * @param shared names of the rows that may have an equal value, grouped as by `grouped`
 */
export const distinctLaw = <R>(
  title: string,
  table: Table<R>,
  valueOf: (row: R, name: string) => unknown,
  shared: ReadonlyArray<string> = [],
): Law =>
  law(title, () => {
    const twice = [...namesBy(table, valueOf).values()].filter((names) => names.length > 1)
    mustEqual(
      twice.map((names) => names.join(' ')),
      shared,
      'the rows with an equal value',
    )
  })

/** Law that a condition holds for each row. The message names the rows for which it does not hold. */
export const eachRow = <R>(title: string, table: Table<R>, holds: (row: R, name: string) => boolean): Law =>
  law(title, () => {
    const broken = rowsOf(table).filter(([name, row]) => !holds(row, name))
    mustEqual(
      broken.map(([name]) => name),
      [],
      'the rows that break it',
    )
  })
