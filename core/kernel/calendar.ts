/**
 * The same day and time of an earlier calendar month in UTC, clamped to the month's last day: three months before
 * 31 May is 28 or 29 February. Times are milliseconds since 1970.
 */
export const monthsBefore = (ms: number, months: number): number => {
  const from = new Date(ms)
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() - months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const midnight = Date.UTC(year, from.getUTCMonth(), from.getUTCDate())
  return Date.UTC(year, month, day) + (ms - midnight)
}

/** Made once for each time zone: making a format costs as much as using one hundreds of times. */
export const formats = (options: Intl.DateTimeFormatOptions): ((timeZone: string) => Intl.DateTimeFormat) => {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    made.set(timeZone, format)
    return format
  }
}

const dayFormat = /* @__PURE__ */ formats({ month: 'short', day: 'numeric', year: 'numeric' })

/** Further from 1970 than this there are no dates (ECMAScript's own limit). */
export const lastInstant = 8_640_000_000_000_000

/** "Jan 5, 2024". Total: a time that is no date gives the empty text. */
export const formatDay = (ms: number, timeZone = 'UTC'): string =>
  Math.abs(ms) <= lastInstant ? dayFormat(timeZone).format(ms) : ''
