import { fileName } from '../../../presentation/file-name.ts'
import { statementTexts as texts } from '../../texts.ts'
import type { TimelineEntry } from '../../timeline/index.ts'
import type { StatementHistory, StatementsState } from '../model.ts'
import { statementYearKey } from '../tables.ts'
import { firstYear, isStated, monthOf, zonedYear } from './months.ts'

/** Period of a statement: a month as in "2026-11", or a year as in "2026". */
export type StatementPeriod = string

/**
 * True if the period is a month.
 * @example
 * isMonth('2026-11') // true
 * isMonth('2026') // false
 */
export const isMonth = (period: StatementPeriod): boolean => period.includes('-')

/**
 * True if a provider can make the statement of a period: a month that has begun (STMT-005).
 * @param now milliseconds since 1970
 * @example
 * isPdfMonth('2026-11', Date.UTC(2026, 10, 1), 'UTC') // true
 * isPdfMonth('2026-12', Date.UTC(2026, 10, 1), 'UTC') // false
 */
export const isPdfMonth = (period: StatementPeriod, now: number, timeZone: string): boolean =>
  isMonth(period) && period <= monthOf(now, timeZone)

/**
 * Returns the entries that the statement of a period lists.
 * @example
 * const entry = { at: Date.UTC(2026, 0, 5), state: 'final', direction: 'out' }
 * entriesOfPeriod([entry], '2026-01', 'UTC').length // 1
 * entriesOfPeriod([entry], '2025', 'UTC').length // 0
 */
export const entriesOfPeriod = <A extends Pick<TimelineEntry, 'at' | 'state' | 'direction'>>(
  entries: ReadonlyArray<A>,
  period: StatementPeriod,
  timeZone: string,
): ReadonlyArray<A> =>
  entries.filter(
    (entry) =>
      isStated(entry) &&
      (isMonth(period) ? monthOf(entry.at, timeZone) : String(zonedYear(entry.at, timeZone))) === period,
  )

/**
 * Returns the chosen year, or the running year if none is chosen. Once the entries are loaded, the running year is the year
 * in which they were requested, even if a new year has begun since.
 * @example
 * shownYear({ year: null, history: null }, Date.UTC(2026, 0, 1, 3), 'America/New_York') // 2025
 */
export const shownYear = (
  { year, history }: Pick<StatementsState, 'year' | 'history'>,
  now: number,
  timeZone: string,
): number => year ?? zonedYear(history?.now ?? now, timeZone)

/**
 * Returns the years to choose from, newest first: from the running year to the first year with an entry, and later years with
 * an entry.
 * @example
 * yearsOf({ now: Date.UTC(2026, 5, 1), entries: [{ at: Date.UTC(2024, 5, 1), state: 'final', direction: 'in' }] }, 'UTC')
 * // [2026, 2025, 2024]
 */
export const yearsOf = (
  { now, entries }: Pick<StatementHistory, 'now' | 'entries'>,
  timeZone: string,
): ReadonlyArray<number> => {
  const last = zonedYear(now, timeZone)
  const first = Math.min(firstYear(entries, timeZone) ?? last, last)
  const later = entries
    .filter(({ at }) => at > now)
    .filter(isStated)
    .map(({ at }) => zonedYear(at, timeZone))
  const past = Array.from({ length: last - first + 1 }, (_, index) => last - index)
  return [...new Set([...later, ...past])].toSorted((one, other) => other - one)
}

/**
 * Returns the name of the CSV file of a period. It names the time zone (STMT-003).
 * @example
 * statementFileName('2026-11', 'Europe/Berlin') // 'statement-2026-11-Europe_Berlin.csv'
 */
export const statementFileName = (period: StatementPeriod, timeZone: string): string =>
  fileName(texts.file, { period, zone: timeZone })

/**
 * Returns the name of the PDF file of a month. It names the time zone (STMT-003).
 * @example
 * pdfName('2026-11', 'Europe/Berlin') // 'statement-2026-11-Europe_Berlin.pdf'
 */
export const pdfName = (period: StatementPeriod, timeZone: string): string =>
  fileName(texts.pdfFile, { period, zone: timeZone })

/**
 * Returns the year of a query parameter; null if the parameter is missing or not a year.
 * @example
 * yearOfQuery(new Map([['year', '2025']])) // 2025
 * yearOfQuery(new Map([['year', 'x']])) // null
 */
export const yearOfQuery = (query: ReadonlyMap<string, string>): number | null => {
  const text = query.get(statementYearKey) ?? ''
  return /^[12]\d{3}$/.test(text) ? Number(text) : null
}
