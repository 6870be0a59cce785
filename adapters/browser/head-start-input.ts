/** Maximum difference in milliseconds between two times that count as the same. */
const tolerance = 600_000

/**
 * Parses a time to milliseconds since 1970. Accepts ISO 8601 texts, and numbers that are large enough to be milliseconds
 * since 1970. Does not use `Date.parse` alone, because it also parses other texts: it reads "Cafe 1" as a day in 2001.
 */
const timeOf = (value: unknown): number => {
  if (typeof value === 'string') return /^\d{4}-.*T/.test(value) ? Date.parse(value) : Number.NaN
  return typeof value === 'number' && value > 1e12 ? value : Number.NaN
}

/** True if both values are equal, or both are times close to each other. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || Math.abs(timeOf(one) - timeOf(other)) < tolerance

type Input = Readonly<Record<string, unknown>>

/**
 * True if two inputs of a call have the same fields. Two times also count as the same if they are close, because the server
 * and the app compute them at different moments.
 */
export const isSameInput = (one: unknown, other: unknown): boolean => {
  const [fields, others] = [one as Input | null, other as Input | null]
  return Object.keys({ ...fields, ...others }).every((key) => isSame(fields?.[key], others?.[key]))
}
