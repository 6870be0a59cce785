import { isoDay } from '../../kernel/calendar.ts'
import type { Fault } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { yearOf, yearsBackTo } from '../../kernel/years.ts'
import { add, type DecimalText, fromMinorUnits } from '../../money/index.ts'
import { type ExportFile, type ExportOutcome, yearLabel } from '../../platform/exports.ts'
import { csvText } from '../../presentation/csv.ts'
import { wordsOf } from '../../presentation/failure-text.ts'
import { fileName } from '../../presentation/file-name.ts'
import type { CardActivityItem, ShownActivity } from '../activity-items/index.ts'
import { feeRow, type ProgrammeRow, programmes } from '../card-programme/index.ts'
import type { CardProvider, DebitCard } from '../model.ts'
import { cardExportTexts, shownExportTexts } from '../texts.ts'
import type { CardReportRow } from './model.ts'
import { firstExportYear } from './tables.ts'

type Programmes = Readonly<Record<CardProvider, ProgrammeRow>>
type Dated = Pick<DebitCard, 'activationDate'> & { readonly provider: CardProvider | null }

/**
 * Returns the first year for which a card has reports (CARD-168).
 * @example
 * exportStartYear({ activationDate: Date.UTC(2023, 5, 1), provider: 'galileo' }) // 2023
 * exportStartYear({ activationDate: null, provider: 'firstView' }) // 2016
 */
export const exportStartYear = ({ activationDate, provider }: Dated, table: Programmes = programmes): number => {
  const activated = activationDate === null ? Number.NaN : yearOf(activationDate)
  if (!Number.isNaN(activated)) return activated
  return provider === null ? firstExportYear.value : table[provider].startYear.value
}

/** Returns the last year for which a card has reports; Infinity if the card's programme has not ended. */
const exportEndYear = ({ provider }: Dated, table: Programmes): number =>
  (provider === null ? null : table[provider].lastYear)?.value ?? Number.POSITIVE_INFINITY

/**
 * Returns the years that the user can choose, newest first (CARD-169).
 * @param now milliseconds since 1970
 * @example
 * const card = { activationDate: Date.UTC(2025, 5, 1), provider: 'galileo' }
 * exportYears(card, Date.UTC(2026, 2, 10)).map(({ year }) => year) // [2026, 2025]
 */
export const exportYears = (
  card: Dated,
  now: number,
  table: Programmes = programmes,
): ReadonlyArray<{ readonly year: number; readonly label: string }> =>
  yearsBackTo(exportStartYear(card, table), now)
    .filter((year) => year <= exportEndYear(card, table))
    .map((year) => ({ year, label: yearLabel(year, now) }))

/** Month in UTC. */
export interface Month {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

const monthOf = (ms: number): number => new Date(ms).getUTCMonth() + 1

/**
 * Returns the months of a year's report: the months that have begun (CARD-179).
 * @param now milliseconds since 1970
 * @example
 * exportMonths(2026, Date.UTC(2026, 1, 10)) // [{ year: 2026, month: 1 }, { year: 2026, month: 2 }]
 */
export const exportMonths = (year: number, now: number): ReadonlyArray<Month> => {
  const current = yearOf(now)
  const count = year < current ? 12 : year === current ? monthOf(now) : 0
  return Array.from({ length: count }, (_, index) => ({ year, month: index + 1 }))
}

/**
 * Returns the months to fetch for a year's report. In January, these include the previous December (CARD-180).
 * @param now milliseconds since 1970
 * @example
 * fetchedMonths(2026, Date.UTC(2026, 0, 10)) // [{ year: 2025, month: 12 }, { year: 2026, month: 1 }]
 */
export const fetchedMonths = (year: number, now: number): ReadonlyArray<Month> => {
  const months = exportMonths(year, now)
  return months.length === 1 ? [{ year: year - 1, month: 12 }, ...months] : months
}

/**
 * Returns the calendar years to fetch, the earlier one first. Each year needs its own query (CARD-180, CARD-185).
 * @param now milliseconds since 1970
 * @example
 * fetchedYears(2026, Date.UTC(2026, 0, 10)) // [2025, 2026]
 */
export const fetchedYears = (year: number, now: number): ReadonlyArray<number> => [
  ...new Set(fetchedMonths(year, now).map((month) => month.year)),
]

/**
 * Returns those rows of a fetched year that belong in the report: every row of the report's year, but only the December rows
 * of the previous year (CARD-180).
 */
export const rowsFor = (
  reportYear: number,
  fetched: number,
  rows: ReadonlyArray<CardReportRow>,
): ReadonlyArray<CardReportRow> =>
  fetched === reportYear ? rows : rows.filter(({ date }) => yearOf(date) === fetched && monthOf(date) === 12)

/**
 * True if a row is a fee (CARD-178).
 * @example
 * isFeeRow({ type: 'FE' }, 'galileo') // true
 * isFeeRow({ type: 'FE' }, 'firstView') // false
 */
export const isFeeRow = (
  row: Pick<CardReportRow, 'type'>,
  provider: CardProvider,
  table: Programmes = programmes,
): boolean => row.type === feeRow || row.type === table[provider].feeType

const none = fromMinorUnits(0n, 2)

const sum = (amounts: ReadonlyArray<DecimalText>): DecimalText => amounts.reduce(add, none)

/**
 * Returns the exact sum of a month's fees (CARD-177).
 * @example
 * const fee = { date: Date.UTC(2026, 0, 10), type: 'FE', amount: '-1.50' }
 * monthlyFees([fee, fee], 'galileo', { year: 2026, month: 1 }) // '-3.00'
 */
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

/**
 * Replaces each "#" with an underscore (CARD-183).
 * @example
 * withoutHashes('Invoice #7') // 'Invoice _7'
 */
export const withoutHashes = (text: string): string => text.replaceAll('#', '_')

const lineOf = (fields: ReadonlyArray<string>): ReadonlyArray<string> => fields.map(withoutHashes)

/**
 * Returns the lines of a report: its rows, the fees of each month, and the fees of the year (CARD-177 to CARD-183).
 * @param now milliseconds since 1970
 * @example
 * exportLines([], 'galileo', 2026, Date.UTC(2026, 2, 10)).at(-1) // ['2026', 'Yearly fee total', '', '0.00']
 */
export const exportLines = (
  rows: ReadonlyArray<CardReportRow>,
  provider: CardProvider,
  year: number,
  now: number,
): ReadonlyArray<ReadonlyArray<string>> => {
  // The fees are filtered once, since a year can have thousands of rows and each month reads the fees.
  const fees = rows.filter((row) => isFeeRow(row, provider))
  const months = fetchedMonths(year, now).map((month) => ({ ...month, total: monthlyFees(fees, provider, month) }))
  return [
    cardExportTexts.header,
    ...rows.map((row) => lineOf([isoDay(row.date), row.description, row.type, row.amount])),
    ...months.map(({ year: of, month, total }) => [
      `${of}-${`${month}`.padStart(2, '0')}`,
      cardExportTexts.month,
      '',
      total,
    ]),
    [`${year}`, cardExportTexts.year, '', sum(months.map(({ total }) => total))],
  ]
}

/**
 * Returns the report as a file, or a text for the user if the report has no rows (CARD-174, CARD-182, ERR-046).
 * @param now milliseconds since 1970
 * @example
 * const card = { provider: 'galileo', lastFourDigits: '4417' }
 * const row = { date: Date.UTC(2026, 0, 10), description: 'Fee', type: 'FE', amount: '-1.50' }
 * cardExport(card, [row], 2026, Date.UTC(2026, 2, 10)).file.name // 'card-4417-2026.csv'
 * cardExport(card, [], 2026, Date.UTC(2026, 2, 10)).kind // 'empty'
 */
export const cardExport = (
  card: Pick<DebitCard, 'provider' | 'lastFourDigits'>,
  rows: ReadonlyArray<CardReportRow>,
  year: number,
  now: number,
): ExportOutcome => {
  const values = { year, lastFour: card.lastFourDigits }
  return rows.length === 0
    ? { kind: 'empty', text: filled(cardExportTexts.empty, values) }
    : {
        kind: 'file',
        file: {
          name: fileName(cardExportTexts.file, values),
          text: csvText(exportLines(rows, card.provider, year, now)),
        },
      }
}

/** Returns the lines of the shown items: first the pending items, then the settled ones, each in the order of their list. */
export const shownLines = ({ pending, settled }: ShownActivity): ReadonlyArray<ReadonlyArray<string>> => {
  const lineFor = (status: string) => (item: CardActivityItem) =>
    lineOf([
      item.timestamp === null ? '' : isoDay(item.timestamp),
      status,
      item.displayMerchant,
      item.description,
      item.merchant.merchantCity ?? '',
      item.merchant.merchantState ?? '',
      item.category ?? '',
      item.type,
      item.displayPrice ?? '',
      item.currency,
    ])
  return [
    shownExportTexts.header,
    ...pending.map(lineFor(shownExportTexts.pending)),
    ...settled.map(lineFor(shownExportTexts.settled)),
  ]
}

/**
 * Returns a file with the shown items of a card.
 * @param now milliseconds since 1970
 */
export const shownFile = (
  { lastFourDigits: lastFour }: Pick<DebitCard, 'lastFourDigits'>,
  shown: ShownActivity,
  now: number,
): ExportFile => ({
  name: fileName(shownExportTexts.file, { lastFour, day: isoDay(now) }),
  text: csvText(shownLines(shown)),
})

/** Returns the label of the button that saves the shown items; null if no items are shown. */
export const shownLabel = (count: number): string | null =>
  count === 0 ? null : filled(cardExportTexts.shown[count === 1 ? 'one' : 'many'], { count })

/**
 * Returns the text for a failed report: the provider's message if there is one, else the default text (ERR-044, ERR-045).
 * @example
 * cardExportFailureText(rejected(400, 'Try tomorrow.')) // 'Try tomorrow.'
 */
export const cardExportFailureText = (fault: Fault): string => wordsOf(fault) ?? cardExportTexts.failed
