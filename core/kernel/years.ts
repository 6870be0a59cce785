import { limit } from './limits.ts'

/** Period of a yearly report, in UTC. Times are milliseconds since 1970. */
export interface YearRange {
  readonly start: number
  /** Inclusive. */
  readonly end: number
}

/**
 * Returns the year of an instant in UTC, or NaN if it is not a date.
 * @example
 * yearOf(Date.UTC(2026, 11, 31, 23, 59)) // 2026
 */
export const yearOf = (ms: number): number => new Date(ms).getUTCFullYear()

/**
 * Maximum number of years for which an account offers reports. Without this limit, a wrong date from the provider could
 * cause a list of 270,000 years.
 */
export const mostYears = limit('most years of reports', 200)

/**
 * Returns the years from the current one back to `first`; empty if `first` is later (PAY-097, CARD-169).
 * @param now milliseconds since 1970
 * @example
 * yearsBackTo(2024, Date.UTC(2026, 2, 10)) // [2026, 2025, 2024]
 */
export const yearsBackTo = (first: number, now: number): ReadonlyArray<number> => {
  const current = yearOf(now)
  const length = Math.min(mostYears.value, Math.max(0, current - first + 1) || 0)
  return Array.from({ length }, (_, index) => current - index)
}

/**
 * Returns the period from 1 January to 31 December of a year; in the current year, the period ends now (PAY-100).
 * @param now milliseconds since 1970
 * @example
 * const now = Date.UTC(2026, 2, 10)
 * yearRange(2026, now) // { start: Date.UTC(2026, 0, 1), end: now }
 * yearRange(2025, now) // { start: Date.UTC(2025, 0, 1), end: Date.UTC(2026, 0, 1) - 1 }
 */
export const yearRange = (year: number, now: number): YearRange => {
  const [start, next] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  // The last year that a `Date` can express has no next year.
  return { start, end: Math.max(start, Math.min(Number.isNaN(next) ? now : next - 1, now)) }
}
