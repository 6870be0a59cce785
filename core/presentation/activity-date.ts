import { formatDay } from '../kernel/calendar.ts'
import { limit } from '../kernel/limits.ts'
import { filled } from '../kernel/text.ts'
import { ageTexts } from './texts.ts'

/** Age in hours below which an activity shows a relative time (CARD-076). */
export const relativeWithin = limit('relative date hours', 24)

const minute = 60_000
const hour = 60 * minute

const ago = (count: number, one: string, many: string): string => filled(count === 1 ? one : many, { count })

/**
 * Formats the time of an activity: "just now", "12 minutes ago", "3 hours ago", and after 24 hours "Jan 5, 2024" (CARD-076,
 * CARD-077). Both times are milliseconds since 1970. A time in the future, caused by different clocks, is "just now".
 * Returns an empty text for a time that is not a date.
 * @example
 * const now = Date.UTC(2026, 2, 10, 12)
 * activityDate(now, now - 3 * 3_600_000) // '3 hours ago'
 * activityDate(now, Date.UTC(2024, 0, 5, 2), 'America/New_York') // 'Jan 4, 2024'
 */
export const activityDate = (now: number, timestamp: number, timeZone = 'UTC'): string => {
  const elapsed = now - timestamp
  if (!(Math.abs(elapsed) < relativeWithin.value * hour)) return formatDay(timestamp, timeZone)
  if (elapsed < minute) return ageTexts.now
  return elapsed < hour
    ? ago(Math.floor(elapsed / minute), ageTexts.minutes.one, ageTexts.minutes.many)
    : ago(Math.floor(elapsed / hour), ageTexts.hours.one, ageTexts.hours.many)
}
