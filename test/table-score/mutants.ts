/** A wrong version of a set of tables: one cell has another value. */
export interface WrongTables {
  /** Place of the cell and its value: `billStatuses.reversed.text = "Completed"`. */
  readonly name: string
  readonly tables: object
}

type Key = string | number

/** A value inside the tables, with the keys that lead to it. */
interface Cell {
  readonly path: ReadonlyArray<Key>
  readonly value: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const entriesOf = (value: object): ReadonlyArray<readonly [Key, unknown]> =>
  value instanceof Map
    ? [...(value as ReadonlyMap<string, unknown>)]
    : Array.isArray(value)
      ? value.map((part: unknown, at) => [at, part] as const)
      : Object.entries(value)

/** Returns all values inside a value: objects before their parts. */
const cellsOf = (value: unknown, path: ReadonlyArray<Key> = []): ReadonlyArray<Cell> => [
  { path, value },
  ...(isObject(value) ? entriesOf(value).flatMap(([key, part]) => cellsOf(part, [...path, key])) : []),
]

/** Column of a cell: the name of the table, and the path without the name of the row and without indices. */
const columnOf = (path: ReadonlyArray<Key>): string =>
  path.map((key, at) => (at === 1 || typeof key === 'number' ? '*' : key)).join('.')

/** True for texts of the interface. A wrong text is the text of another row, not a changed text. */
const isText = (value: string): boolean => / |^[A-Z][a-z]/.test(value)

const otherParts = (value: ReadonlyArray<unknown>): ReadonlyArray<unknown> => [
  ...value.map((_, at) => value.toSpliced(at, 1)),
  ...value.slice(1).map((part, at) => value.with(at, part).with(at + 1, value[at])),
]

const withoutRow = (rows: ReadonlyMap<string, unknown>): ReadonlyArray<unknown> =>
  [...rows.keys()].map((key) => new Map([...rows].filter(([name]) => name !== key)))

/** Returns wrong values of a cell: values of the same column in other rows, and small changes. */
const wrongValues = (value: unknown, column: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  if (value instanceof Map) return withoutRow(value as ReadonlyMap<string, unknown>)
  if (Array.isArray(value)) return otherParts(value as ReadonlyArray<unknown>)
  if (isObject(value)) return column.includes(null) ? [null] : []
  const others = [...new Set(column)].filter((other) => other !== value && !Array.isArray(other)).slice(0, 6)
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [...others, value + 1]
  return typeof value === 'string' && !isText(value) ? [...others, `${value}~`] : others
}

/** Returns a copy of a value with another value at the end of a path. */
const replaced = (value: unknown, [key, ...rest]: ReadonlyArray<Key>, wrong: unknown): unknown => {
  if (key === undefined || !isObject(value)) return wrong
  if (value instanceof Map) return new Map(value).set(key, replaced(value.get(key), rest, wrong))
  const part = replaced((value as Readonly<Record<Key, unknown>>)[key], rest, wrong)
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part }
}

/** Returns all wrong versions of a set of tables that differ from it in one cell. */
export const wrongTablesOf = (tables: object): ReadonlyArray<WrongTables> => {
  const cells = cellsOf(tables).filter(({ path }) => path.length > 0)
  const columns = Map.groupBy(cells, ({ path }) => columnOf(path))
  return cells.flatMap(({ path, value }) => {
    const column = columns.get(columnOf(path))?.map((cell) => cell.value) ?? []
    return wrongValues(value, column).map((wrong) => ({
      name: `${path.join('.')} = ${JSON.stringify(wrong instanceof Map ? [...wrong.keys()] : wrong)}`,
      tables: replaced(tables, path, wrong) as object,
    }))
  })
}
