import { formats, lastInstant } from '../kernel/calendar.ts'
import { isoDay } from '../kernel/years.ts'

const numbersOf = /* @__PURE__ */ formats({ year: 'numeric', month: 'numeric', day: 'numeric' })
const day = 86_400_000

/** Before the year 100 `Date.UTC` reads years as those of the 20th century, so earlier days are counted in UTC. */
const firstZoned = -59_011_459_200_000

/** Number of the calendar day of an instant in a zone, in days since 1970; NaN for a time that is no number. */
export const dayNumber = (ms: number, timeZone: string): number => {
  if (timeZone === 'UTC' || !(ms >= firstZoned + day && ms <= lastInstant)) return Math.floor(ms / day)
  const [month = 1, date = 1, year = 1970] = numbersOf(timeZone).format(ms).split('/').map(Number)
  return Date.UTC(year, month - 1, date) / day
}

/** First millisecond of a day in a zone, given midnight of that day in UTC. */
export const zonedMidnight = (utcMidnight: number, timeZone: string): number => {
  if (timeZone === 'UTC') return utcMidnight
  // No zone is a whole day away from UTC: the bounds stand before and behind the midnight, and are halved until they meet.
  let [before, behind] = [utcMidnight - day, utcMidnight + day]
  while (behind - before > 1) {
    const middle = Math.floor((before + behind) / 2)
    if (dayNumber(middle, timeZone) < utcMidnight / day) before = middle
    else behind = middle
  }
  return behind
}

/** "2024-01-05", the calendar day of an instant in a zone; the empty text for a time that is no date. */
export const zonedIsoDay = (ms: number, timeZone: string): string => isoDay(dayNumber(ms, timeZone) * day)
