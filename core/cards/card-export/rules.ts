import { csvText } from '../../kernel/csv.ts'
import { wordsOf } from '../../kernel/failure-text.ts'
import type { Fault } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { isoDay, yearOf, yearsBackTo } from '../../kernel/years.ts'
import { add, type DecimalText, fromMinorUnits } from '../../money/index.ts'
import { type ExportOutcome, yearLabel } from '../../platform/exports.ts'
import type { CardProvider, DebitCard } from '../model.ts'
import { programmes } from '../tables.ts'
import type { CardReportRow } from './model.ts'
import { cardExportTexts, feeRow, firstExportYear } from './tables.ts'

type Dated = Pick<DebitCard, 'activationDate'> & { readonly provider: CardProvider | null }

/** The first year that a card has reports of (CARD-168). */
export const exportStartYear = ({ activationDate, provider }: Dated): number => {
  const activated = activationDate === null ? Number.NaN : yearOf(activationDate)
  if (!Number.isNaN(activated)) return activated
  return provider === null ? firstExportYear.value : programmes[provider].startYear.value
}

/** The years that have a button, newest first (CARD-169). */
export const exportYears = (
  card: Dated,
  now: number,
): ReadonlyArray<{ readonly year: number; readonly label: string }> =>
  yearsBackTo(exportStartYear(card), now).map((year) => ({ year, label: yearLabel(year, now) }))

/** A month in UTC. */
export interface Month {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

const monthOf = (ms: number): number => new Date(ms).getUTCMonth() + 1

/** The months that a year's report covers: those that have begun (CARD-179). */
export const exportMonths = (year: number, now: number): ReadonlyArray<Month> => {
  const current = yearOf(now)
  const count = year < current ? 12 : year === current ? monthOf(now) : 0
  return Array.from({ length: count }, (_, index) => ({ year, month: index + 1 }))
}

/** The months that are fetched for it: in January the December before as well (CARD-180). */
export const fetchedMonths = (year: number, now: number): ReadonlyArray<Month> => {
  const months = exportMonths(year, now)
  return months.length === 1 ? [{ year: year - 1, month: 12 }, ...months] : months
}

/** Whether a row is a fee (CARD-178). */
export const isFeeRow = (row: Pick<CardReportRow, 'type'>, provider: CardProvider): boolean =>
  row.type === feeRow || row.type === programmes[provider].feeType

const none = fromMinorUnits(0n, 2)

const sum = (amounts: ReadonlyArray<DecimalText>): DecimalText => amounts.reduce(add, none)

/** The fees of a month together, exactly (CARD-177). */
export const monthlyFees = (
  rows: ReadonlyArray<CardReportRow>,
  provider: CardProvider,
  { year, month }: Month,
): DecimalText =>
  sum(
    rows
      .filter((row) => isFeeRow(row, provider) && yearOf(row.date) === year && monthOf(row.date) === month)
      .map(({ amount }) => amount),
  )

/** CARD-183. */
export const withoutHashes = (text: string): string => text.replaceAll('#', '_')

const lineOf = (fields: ReadonlyArray<string>): ReadonlyArray<string> => fields.map(withoutHashes)

/** The lines of a report: its rows, the fees of each month, and last those of the year (CARD-177 to CARD-183). */
export const exportLines = (
  rows: ReadonlyArray<CardReportRow>,
  provider: CardProvider,
  year: number,
  now: number,
): ReadonlyArray<ReadonlyArray<string>> => {
  const months = exportMonths(year, now).map((month) => ({ ...month, total: monthlyFees(rows, provider, month) }))
  return [
    cardExportTexts.header,
    ...rows.map((row) => lineOf([isoDay(row.date), row.description, row.type, row.amount])),
    ...months.map(({ month, total }) => [`${year}-${`${month}`.padStart(2, '0')}`, cardExportTexts.month, '', total]),
    [`${year}`, cardExportTexts.year, '', sum(months.map(({ total }) => total))],
  ]
}

/** A file when there are rows, and words when there are none (CARD-174, CARD-182, ERR-046). */
export const cardExport = (
  card: Pick<DebitCard, 'provider' | 'lastFourDigits'>,
  rows: ReadonlyArray<CardReportRow>,
  year: number,
  now: number,
): ExportOutcome => {
  const named = (text: string): string => filled(text, { year, lastFour: card.lastFourDigits })
  return rows.length === 0
    ? { kind: 'empty', text: named(cardExportTexts.empty) }
    : {
        kind: 'file',
        file: { name: named(cardExportTexts.file), text: csvText(exportLines(rows, card.provider, year, now)) },
      }
}

/** What to tell of a report that could not be made: the provider's words, else the default (ERR-044, ERR-045). */
export const cardExportFailureText = (fault: Fault): string => wordsOf(fault) ?? cardExportTexts.failed
