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

/**
 * Returns formats by time zone, that of UTC for a zone that Intl rejects. Each is made once: making a format costs as much as
 * using one hundreds of times.
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

/** Returns the zone under the name that Intl has for it, as in "Europe/Berlin"; "UTC" where Intl rejects it. */
export const knownZone = (timeZone: string): string => dayFormat(timeZone).resolvedOptions().timeZone

/** Further from 1970 than this there are no dates (ECMAScript's own limit). */
export const lastInstant = 8_640_000_000_000_000

/** Before this instant years are not counted from 1 upwards, and a text of one is not a number. */
const firstYear = -62_135_596_800_000

/** What ECMAScript says of a day in UTC, "Fri, 05 Jan 2024 00:00:00 GMT", in another order: without the first making of a format. */
const utcDay = (ms: number): string => {
  const [, day, month, year] = new Date(ms).toUTCString().split(' ')
  return `${month} ${Number(day)}, ${Number(year)}`
}

/** "Jan 5, 2024". Total: a time that is no date gives the empty text. */
export const formatDay = (ms: number, timeZone = 'UTC'): string => {
  if (Math.abs(ms) <= lastInstant)
    return timeZone === 'UTC' && ms >= firstYear ? utcDay(ms) : dayFormat(timeZone).format(ms)
  return ''
}
