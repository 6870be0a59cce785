import { zonedIsoDay } from '../../../presentation/zoned-days.ts'
import { noTotals, type TimelineEntry, totalsOf } from '../../timeline/index.ts'
import type { MonthStatement, StatementMonth, StatementYear } from '../model.ts'

type Dated = Pick<TimelineEntry, 'at'>
type Stated = Pick<TimelineEntry, 'at' | 'state' | 'direction'>

/** True if the time of an entry is known. */
export const isDated = ({ at }: Dated): boolean => at > 0 && zonedIsoDay(at, 'UTC') !== ''

/** True if statements list the entry: it moved money, and is final (STMT-002, STMT-003). */
export const isStated = (entry: Stated): boolean =>
  entry.state === 'final' && entry.direction !== 'none' && isDated(entry)

/**
 * Returns the month of an instant as in "2026-11". A month begins at midnight in the zone (STMT-003).
 * @param ms milliseconds since 1970
 * @example
 * monthOf(Date.UTC(2026, 10, 1, 3), 'UTC') // '2026-11'
 * monthOf(Date.UTC(2026, 10, 1, 3), 'America/New_York') // '2026-10'
 */
export const monthOf = (ms: number, timeZone: string): string => zonedIsoDay(ms, timeZone).slice(0, -3)

/**
 * Returns the year of an instant in the zone; NaN if the instant is not a date.
 * @param ms milliseconds since 1970
 * @example
 * zonedYear(Date.UTC(2026, 0, 1, 3), 'America/New_York') // 2025
 */
export const zonedYear = (ms: number, timeZone: string): number => {
  const month = monthOf(ms, timeZone)
  return month === '' ? Number.NaN : Number(month.slice(0, -3))
}

/**
 * Returns the year of the first entry that a statement lists; null if there is none (STMT-011).
 * @example
 * firstYear([{ at: Date.UTC(2024, 5, 1), state: 'final', direction: 'in' }], 'UTC') // 2024
 * firstYear([], 'UTC') // null
 */
export const firstYear = (entries: ReadonlyArray<Stated>, timeZone: string): number | null => {
  const first = entries.filter(isStated).reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY)
  return first === Number.POSITIVE_INFINITY ? null : zonedYear(first, timeZone)
}

/**
 * Returns the months of a year that have a statement, newest first. They begin with the first month with an entry, and end
 * with the running month, or with a later month that has an entry (STMT-001, STMT-004).
 * @param stated months with an entry, of all years, as in "2026-11"
 * @param now milliseconds since 1970
 * @example
 * listedMonths({ year: 2026, timeZone: 'UTC' }, ['2026-01'], Date.UTC(2026, 1, 10))
 * // [{ month: '2026-02', isRunning: true }, { month: '2026-01', isRunning: false }]
 * listedMonths({ year: 2026, timeZone: 'UTC' }, [], Date.UTC(2026, 1, 10)) // []
 */
export const listedMonths = (
  { year, timeZone }: StatementYear,
  stated: ReadonlyArray<string>,
  now: number,
): ReadonlyArray<StatementMonth> => {
  const running = monthOf(now, timeZone)
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${`${12 - index}`.padStart(2, '0')}`)
  return months
    .filter((month) => stated.some((one) => one <= month) && (month <= running || stated.some((one) => one >= month)))
    .map((month) => ({ month, isRunning: month >= running }))
}

/**
 * Returns the months of a year with their totals, newest first. Each entry of the year is in exactly one month (STMT-001,
 * STMT-003).
 * @param entries entries of all years, in any order
 * @param now milliseconds since 1970
 * @example
 * const entry = { at: Date.UTC(2026, 0, 5), state: 'final', direction: 'out', usd: '5', fee: null }
 * monthStatements([entry], { year: 2026, timeZone: 'UTC' }, Date.UTC(2026, 1, 10)).map(({ count }) => count) // [0, 1]
 */
export const monthStatements = (
  entries: ReadonlyArray<TimelineEntry>,
  statement: StatementYear,
  now: number,
): ReadonlyArray<MonthStatement> => {
  const stated = Map.groupBy(entries.filter(isStated), ({ at }) => monthOf(at, statement.timeZone))
  return listedMonths(statement, [...stated.keys()], now).map((listed) => {
    const ofMonth = stated.get(listed.month) ?? []
    return { ...listed, totals: ofMonth.length === 0 ? noTotals : totalsOf(ofMonth), count: ofMonth.length }
  })
}
