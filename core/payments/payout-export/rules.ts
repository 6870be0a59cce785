import { filled } from '../../kernel/text.ts'
import { yearOf, yearRange, type YearRange, yearsBackTo } from '../../kernel/years.ts'
import { type ExportOutcome, yearLabel } from '../../platform/exports.ts'
import { csvText } from '../../presentation/csv.ts'
import { fileName } from '../../presentation/file-name.ts'
import { payoutExportTexts as texts } from '../texts.ts'
import { firstCoinYear } from './tables.ts'

/** Year for which payouts can be exported. */
export interface PayoutYear {
  readonly year: number
  readonly label: string
  readonly range: YearRange
}

/**
 * Returns the years since the first payout, newest first (PAY-097 to PAY-100, PAY-103). A time that is null, 0 or negative
 * means that there is no first payout.
 * @param now milliseconds since 1970
 * @example
 * payoutYears(Date.UTC(2025, 5, 1), Date.UTC(2026, 2, 10)).map(({ year }) => year) // [2026, 2025]
 * payoutYears(null, Date.UTC(2026, 2, 10)) // []
 */
export const payoutYears = (firstPayout: number | null, now: number): ReadonlyArray<PayoutYear> =>
  firstPayout === null || firstPayout <= 0
    ? []
    : yearsBackTo(Math.max(firstCoinYear.value, yearOf(firstPayout)), now).map((year) => ({
        year,
        label: yearLabel(year, now),
        range: yearRange(year, now),
      }))

/**
 * Makes the CSV file of a year, or the text for a report without payouts (PAY-100, PAY-102, PAY-103, ERR-047).
 * @example
 * payoutExportOf(2026, [['Date'], ['2026-03-10']]).kind // 'file'
 * payoutExportOf(2026, [['Date']]).kind // 'empty'
 */
export const payoutExportOf = (year: number, rows: ReadonlyArray<ReadonlyArray<string>>): ExportOutcome =>
  rows.length < 2
    ? { kind: 'empty', text: filled(texts.empty, { year }) }
    : { kind: 'file', file: { name: fileName(texts.file, { year }), text: csvText(rows) } }
