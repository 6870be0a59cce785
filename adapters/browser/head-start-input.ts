/** Maximum difference in milliseconds at which two times count as equal. */
const tolerance = 600_000

/**
 * Converts a value to milliseconds since 1970. Accepts ISO 8601 texts, and numbers that are too large to be anything but
 * such a time. Returns NaN for any other value.
 */
const timeOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
    ? Date.parse(value)
    : typeof value === 'number' && value > 1e12
      ? value
      : Number.NaN

/** True if both values are equal, or if both are times that differ only a little. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || Math.abs(timeOf(one) - timeOf(other)) < tolerance

const fieldsOf = (input: unknown): ReadonlyMap<string, unknown> => new Map(Object.entries(input ?? {}))

/**
 * True if two inputs of a call have the same fields. Two times also count as the same if they are close, because the server
 * and the app compute them at different moments.
 */
export const isSameInput = (one: unknown, other: unknown): boolean => {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)]
  return fields.size === others.size && [...fields].every(([key, value]) => isSame(value, others.get(key)))
}
