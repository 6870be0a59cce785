import { formatDay } from '../kernel/calendar.ts'
import { limit } from '../kernel/limits.ts'

/** Closer than this an activity's time is told relative to now (CARD-076). */
export const relativeWithin = limit('relative date hours', 24)

const minute = 60_000
const hour = 60 * minute

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/**
 * When something happened, as lists of activity write it: "just now", "12 minutes ago", "3 hours ago", and from
 * 24 hours on "Jan 5, 2024" (CARD-076, CARD-077). Both times are milliseconds since 1970; a time that lies ahead,
 * because two clocks differ, is "just now". Total: a time that is no date gives the empty text.
 */
export const activityDate = (now: number, timestamp: number, timeZone = 'UTC'): string => {
  const elapsed = now - timestamp
  if (!(Math.abs(elapsed) < relativeWithin.value * hour)) return formatDay(timestamp, timeZone)
  if (elapsed < minute) return 'just now'
  return elapsed < hour ? ago(Math.floor(elapsed / minute), 'minute') : ago(Math.floor(elapsed / hour), 'hour')
}
