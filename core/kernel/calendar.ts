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

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone })
  formats.set(timeZone, made)
  return made
}

/** Further from 1970 than this there are no dates (ECMAScript's own limit). */
const lastInstant = 8_640_000_000_000_000

/** "Jan 5, 2024". Total: a time that is no date gives the empty text. */
export const formatDay = (ms: number, timeZone = 'UTC'): string =>
  Math.abs(ms) <= lastInstant ? formatOf(timeZone).format(ms) : ''

/** "3:05 PM", with plain spaces. Total: a time that is no date gives the empty text. */
export const formatTime = (ms: number, timeZone = 'UTC'): string =>
  Math.abs(ms) <= lastInstant
    ? new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone })
        .format(ms)
        .replace(/\s/u, ' ')
    : ''
