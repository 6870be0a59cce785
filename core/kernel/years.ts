import { lastInstant } from './calendar.ts'

/** Years of reports, in UTC. Times are milliseconds since 1970. */
export interface YearRange {
  readonly start: number
  /** Inclusive. */
  readonly end: number
}

/** The year of an instant; NaN when it is none. */
export const yearOf = (ms: number): number => new Date(ms).getUTCFullYear()

/** From the year of now down to the first one, without gaps; none when there is nothing between (PAY-097, CARD-169). */
export const yearsBackTo = (first: number, now: number): ReadonlyArray<number> => {
  const current = yearOf(now)
  return Array.from({ length: Math.max(0, current - first + 1) || 0 }, (_, index) => current - index)
}

/** 1 January to 31 December, or to now while the year lasts (PAY-100). */
export const yearRange = (year: number, now: number): YearRange => {
  const start = Date.UTC(year, 0, 1)
  return { start, end: Math.max(start, Math.min(Date.UTC(year + 1, 0, 1) - 1, now)) }
}

/** "2024-01-05"; the empty text for a time that is no date. */
export const isoDay = (ms: number): string =>
  Math.abs(ms) <= lastInstant ? new Date(ms).toISOString().replace(/T.*/, '') : ''
