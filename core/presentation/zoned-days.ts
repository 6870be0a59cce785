import { formats, isoDay, lastInstant } from '../kernel/calendar.ts'

const numbersOf = /* @__PURE__ */ formats({ year: 'numeric', month: 'numeric', day: 'numeric' })
const day = 86_400_000

/**
 * Start of the year 100. `Date.UTC` maps earlier years to the 20th century, so the time zone is ignored before this instant.
 */
const firstZoned = -59_011_459_200_000

/**
 * Returns the calendar day of an instant in a zone, in days since 1970; NaN if `ms` is NaN.
 * @example
 * dayNumber(Date.UTC(1970, 0, 2, 3), 'UTC') // 1
 * dayNumber(Date.UTC(1970, 0, 2, 3), 'America/New_York') // 0
 */
export const dayNumber = (ms: number, timeZone: string): number => {
  if (timeZone === 'UTC' || !(ms >= firstZoned + day && ms <= lastInstant)) return Math.floor(ms / day)
  const [month = 1, date = 1, year = 1970] = numbersOf(timeZone).format(ms).split('/').map(Number)
  return Date.UTC(year, month - 1, date) / day
}

/**
 * Returns the first millisecond of a day in a zone. `utcMidnight` is midnight UTC of that day.
 * @example
 * zonedMidnight(Date.UTC(2026, 0, 5), 'America/New_York') // Date.UTC(2026, 0, 5, 5)
 */
export const zonedMidnight = (utcMidnight: number, timeZone: string): number => {
  if (timeZone === 'UTC') return utcMidnight
  // Binary search between one day before and one day after, since no zone differs from UTC by a whole day.
  let [before, behind] = [utcMidnight - day, utcMidnight + day]
  while (behind - before > 1) {
    const middle = Math.floor((before + behind) / 2)
    if (dayNumber(middle, timeZone) < utcMidnight / day) before = middle
    else behind = middle
  }
  return behind
}

/**
 * Returns the calendar day of an instant in a zone as "2024-01-05". Empty for a time that is not a date.
 * @param ms milliseconds since 1970
 * @example
 * zonedIsoDay(Date.UTC(2026, 0, 5, 3), 'America/New_York') // '2026-01-04'
 */
export const zonedIsoDay = (ms: number, timeZone: string): string => isoDay(dayNumber(ms, timeZone) * day)
