import { lastInstant } from './calendar.ts'
import { limit } from './limits.ts'

/** Years of reports, in UTC. Times are milliseconds since 1970. */
export interface YearRange {
  readonly start: number
  /** Inclusive. */
  readonly end: number
}

/** The year of an instant; NaN when it is none. */
export const yearOf = (ms: number): number => new Date(ms).getUTCFullYear()

/** Most years of reports of one account: dates from outside may lie 270,000 years apart. */
export const mostYears = limit('most years of reports', 200)

/** From the year of now down to the first one, without gaps; none when there is nothing between (PAY-097, CARD-169). */
export const yearsBackTo = (first: number, now: number): ReadonlyArray<number> => {
  const current = yearOf(now)
  const length = Math.min(mostYears.value, Math.max(0, current - first + 1) || 0)
  return Array.from({ length }, (_, index) => current - index)
}

/** 1 January to 31 December, or to now while the year lasts (PAY-100). */
export const yearRange = (year: number, now: number): YearRange => {
  const [start, next] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  // After the last year that dates have, there is no next one.
  return { start, end: Math.max(start, Math.min(Number.isNaN(next) ? now : next - 1, now)) }
}

/** "2024-01-05T09:14:00.000Z"; the empty text for a time that is no date. */
export const isoTime = (ms: number): string => (Math.abs(ms) <= lastInstant ? new Date(ms).toISOString() : '')

/** "2024-01-05", in UTC; the empty text for a time that is no date. */
export const isoDay = (ms: number): string => isoTime(ms).replace(/T.*/, '')
