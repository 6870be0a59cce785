/**
 * Goes back the given number of calendar months, in UTC, and keeps the day and the time. If the earlier month has no such
 * day, returns its last day: three months before 31 May is 28 or 29 February. Times are milliseconds since 1970.
 * @example
 * monthsBefore(Date.UTC(2026, 4, 31), 3) // Date.UTC(2026, 1, 28)
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

/**
 * Makes a function that returns the Intl format for a time zone, or the format for UTC if Intl rejects the zone. The
 * function caches each format, since creating one costs as much as using it hundreds of times.
 */
export const formats = (options: Intl.DateTimeFormatOptions): ((timeZone: string) => Intl.DateTimeFormat) => {
  const made = new Map<string, Intl.DateTimeFormat>()
  const formatOf = (timeZone: string): Intl.DateTimeFormat => {
    try {
      return new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    } catch {
      return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    }
  }
  return (timeZone) => {
    const format = made.get(timeZone) ?? formatOf(timeZone)
    made.set(timeZone, format)
    return format
  }
}

const dayFormat = /* @__PURE__ */ formats({ month: 'short', day: 'numeric', year: 'numeric' })

/**
 * Returns the name of a time zone as Intl spells it, such as "Europe/Berlin", or "UTC" if Intl rejects the zone.
 * @example
 * knownZone('Europe/Berlin') // 'Europe/Berlin'
 * knownZone('Nowhere') // 'UTC'
 */
export const knownZone = (timeZone: string): string => dayFormat(timeZone).resolvedOptions().timeZone

/**
 * Latest time that an ECMAScript date allows, in milliseconds since 1970. The earliest time is the negative of this number.
 */
export const lastInstant = 8_640_000_000_000_000

/** Start of the year 1 in UTC, in milliseconds since 1970. `toUTCString` formats earlier years differently. */
const firstYear = -62_135_596_800_000

/**
 * Formats a day in UTC. Rearranges the text of `toUTCString` ("Fri, 05 Jan 2024 00:00:00 GMT"), which is faster than an Intl
 * format.
 */
const utcDay = (ms: number): string => {
  const [, day, month, year] = new Date(ms).toUTCString().split(' ')
  return `${month} ${Number(day)}, ${Number(year)}`
}

/**
 * Formats a day as "Jan 5, 2024". Returns an empty text for a time that is not a date.
 * @param ms milliseconds since 1970
 * @example
 * formatDay(Date.UTC(2024, 0, 5)) // 'Jan 5, 2024'
 * formatDay(Date.UTC(2024, 0, 5, 3), 'America/New_York') // 'Jan 4, 2024'
 */
export const formatDay = (ms: number, timeZone = 'UTC'): string => {
  if (Math.abs(ms) <= lastInstant)
    return timeZone === 'UTC' && ms >= firstYear ? utcDay(ms) : dayFormat(timeZone).format(ms)
  return ''
}

/**
 * Formats a time as "2024-01-05T09:14:00.000Z". Returns an empty text for a time that is not a date.
 * @param ms milliseconds since 1970
 * @example
 * isoTime(Date.UTC(2024, 0, 5, 9, 14)) // '2024-01-05T09:14:00.000Z'
 * isoTime(NaN) // ''
 */
export const isoTime = (ms: number): string => (Math.abs(ms) <= lastInstant ? new Date(ms).toISOString() : '')

/**
 * Formats a day in UTC as "2024-01-05". Returns an empty text for a time that is not a date.
 * @example
 * isoDay(Date.UTC(2024, 0, 5, 9, 14)) // '2024-01-05'
 */
export const isoDay = (ms: number): string => isoTime(ms).replace(/T.*/, '')
