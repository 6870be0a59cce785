import {
  cardExport,
  exportLines,
  exportMonths,
  exportStartYear,
  exportYears,
  fetchedMonths,
  monthlyFees,
  programmes,
  type CardReportRow,
  withoutHashes,
} from '@paydeck/core/cards'
import { decimalText, toMinorUnits, zero } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvField } from '../../../core/presentation/csv.ts'
import { instants, reportRows } from '../../arbitraries/cards.ts'
import { fieldsOf } from '../../laws/csv.ts'

const yearOf = (ms: number): number => new Date(ms).getUTCFullYear()
const years = fc.constantFrom(2024, 2025)
const nows = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-06-01'), noInvalidDate: true })
  .map((date) => date.getTime())

it('CARD-168 `exportStartYear` returns the year of the card’s activation or, if unknown, the programme’s first year', () => {
  fc.assert(
    fc.property(fc.option(instants), fc.option(arbitraries.CardProvider), (activationDate, provider) => {
      const programme = provider === 'galileo' ? 2020 : 2016
      expect(exportStartYear({ activationDate, provider })).toBe(
        activationDate === null ? programme : yearOf(activationDate),
      )
    }),
    {
      examples: [
        [null, null],
        [null, 'galileo'],
        [null, 'firstView'],
      ],
    },
  )
  expect(exportStartYear({ activationDate: 1e300, provider: 'galileo' })).toBe(2020)
})

it('CARD-169 `exportYears` returns one button per year, from the latest year to the first', () => {
  fc.assert(
    fc.property(fc.option(instants), arbitraries.CardProvider, instants, (activationDate, provider, now) => {
      const card = { activationDate, provider }
      const buttons = exportYears(card, now)
      const [first, current] = [exportStartYear(card), yearOf(now)]
      const last = provider === 'firstView' ? Math.min(2020, current) : current
      expect(buttons.map(({ year }) => year)).toEqual(
        Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => last - index),
      )
      for (const { year, label } of buttons) {
        expect(label).toBe(year === current ? 'Year to date transactions' : `${year} Transaction History`)
      }
    }),
  )
})

it('CARD-174 ERR-046 `cardExport` returns a file if and only if the report has rows', () => {
  fc.assert(
    fc.property(reportRows, arbitraries.CardProvider, years, nows, (rows, provider, year, now) => {
      const outcome = cardExport({ provider, lastFourDigits: '4821' }, rows, year, now)
      expect(outcome.kind === 'file').toBe(rows.length > 0)
      if (outcome.kind === 'empty') expect(outcome.text).toBe(`We couldn't find any transaction history for ${year}.`)
    }),
    { examples: [[[], 'galileo', 2025, 1_760_000_000_000]] },
  )
  expect(cardExport({ provider: 'galileo', lastFourDigits: '4821' }, [], 2025, 1_760_000_000_000).kind).toBe('empty')
})

const feeType = (provider: string): string => (provider === 'galileo' ? 'FE' : '10036 = INACTIVITY')

it('CARD-177 `monthlyFees` returns the sum of the fee rows of one month', () => {
  fc.assert(
    fc.property(
      reportRows,
      arbitraries.CardProvider,
      years,
      fc.integer({ min: 1, max: 12 }),
      (rows, provider, year, month) => {
        const fees = rows.filter((row) => row.type === 'Fee' || row.type === feeType(provider))
        const prefix = `${year}-${String(month).padStart(2, '0')}`
        const expected = fees
          .filter((row) => new Date(row.date).toISOString().startsWith(prefix))
          .reduce((sum, row) => sum + toMinorUnits(row.amount, 2), 0n)
        expect(toMinorUnits(monthlyFees(rows, provider, { year, month }), 2)).toBe(expected)
        expect(monthlyFees(fees, provider, { year, month })).toBe(monthlyFees(rows, provider, { year, month }))
      },
    ),
  )
})

it('CARD-177 CARD-181 CARD-182 CARD-183 `exportLines` returns the rows, the fees of each month and the fees of the year', () => {
  const row = (date: string, type: string, amount: string): CardReportRow => ({
    date: Date.parse(`${date}T08:00:00Z`),
    description: 'Card #1',
    type,
    amount: decimalText(amount) ?? zero,
  })
  const rows = [
    row('2026-01-05', 'FE', '-2.50'),
    row('2026-01-31', 'Fee', '-1.00'),
    row('2026-02-01', 'Fee', '-0.25'),
    row('2025-01-09', 'FE', '-9.00'),
    row('2026-02-02', 'PU', '-40.00'),
  ]
  expect(exportLines(rows, 'galileo', 2026, Date.parse('2026-02-10T00:00:00Z'))).toEqual([
    ['Date (UTC)', 'Description', 'Type', 'Amount'],
    ['2026-01-05', 'Card _1', 'FE', '-2.50'],
    ['2026-01-31', 'Card _1', 'Fee', '-1.00'],
    ['2026-02-01', 'Card _1', 'Fee', '-0.25'],
    ['2025-01-09', 'Card _1', 'FE', '-9.00'],
    ['2026-02-02', 'Card _1', 'PU', '-40.00'],
    ['2026-01', 'Monthly fee total', '', '-3.50'],
    ['2026-02', 'Monthly fee total', '', '-0.25'],
    ['2026', 'Yearly fee total', '', '-3.75'],
  ])
})

it('CARD-179 `exportMonths` returns January to the current month or, for a past year, all months', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2016, max: 2030 }), nows, (year, now) => {
      const months = exportMonths(year, now).map(({ month }) => month)
      const last = year < yearOf(now) ? 12 : year === yearOf(now) ? new Date(now).getUTCMonth() + 1 : 0
      expect(months).toEqual(Array.from({ length: last }, (_, index) => index + 1))
      expect(exportMonths(year, now).every((month) => month.year === year)).toBe(true)
    }),
  )
})

it('CARD-181 `exportLines` ends with the fee total of the year, which equals the sum of the monthly fees', () => {
  fc.assert(
    fc.property(reportRows, arbitraries.CardProvider, years, nows, (rows, provider, year, now) => {
      const lines = exportLines(rows, provider, year, now)
      const total = (line: ReadonlyArray<string> | undefined): bigint => BigInt((line?.[3] ?? '').replace('.', ''))
      const months = lines.filter((line) => line[1] === 'Monthly fee total' && /^\d{4}-\d{2}$/.test(line[0] ?? ''))
      expect(lines[0]).toEqual(['Date (UTC)', 'Description', 'Type', 'Amount'])
      expect(lines.at(-1)?.slice(0, 2)).toEqual([`${year}`, 'Yearly fee total'])
      expect(total(lines.at(-1))).toBe(months.reduce((sum, line) => sum + total(line), 0n))
    }),
  )
})

it('CARD-183 `withoutHashes` replaces every "#" with "_" and changes nothing else', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[#_a-z]*$/)), (text) => {
      const clean = withoutHashes(text)
      expect(clean).toBe(text.split('#').join('_'))
      expect(clean.length).toBe(text.length)
    }),
  )
  fc.assert(
    fc.property(reportRows, arbitraries.CardProvider, years, nows, (rows, provider, year, now) => {
      const outcome = cardExport({ provider, lastFourDigits: '4821' }, rows, year, now)
      if (outcome.kind === 'file') expect(outcome.file.text).not.toContain('#')
    }),
  )
})

it('CARD-184 `csvField` quotes commas, quotes and line breaks, and escapes a text that looks like a formula', () => {
  // Some parsers treat a lone CR or LF as a line break.
  expect(['a\rb', 'a\nb', 'a,b', 'a"b', 'plain'].map(csvField)).toEqual([
    '"a\rb"',
    '"a\nb"',
    '"a,b"',
    '"a""b"',
    'plain',
  ])
  expect(['=1+1', '+49', '@x', '\tx', '="a,b"'].map(csvField)).toEqual([
    "'=1+1",
    "'+49",
    "'@x",
    '"\'\tx"',
    `"'=""a,b"""`,
  ])
  fc.assert(
    fc.property(reportRows, arbitraries.CardProvider, years, nows, (rows, provider, year, now) => {
      const outcome = cardExport({ provider, lastFourDigits: '4821' }, rows, year, now)
      if (outcome.kind === 'empty') return
      for (const field of fieldsOf(outcome.file.text).flat()) expect(field).not.toMatch(/^[=+@\t]/)
    }),
  )
})

it('the reports of firstView cards start in 2016, and those of galileo cards in 2020', () => {
  expect([programmes.firstView.startYear.value, programmes.galileo.startYear.value]).toEqual([2016, 2020])
})

it('CARD-177 CARD-180 CARD-181 the fee total of a report is the sum of all fee rows in the months that the report covers', () => {
  fc.assert(
    fc.property(reportRows, arbitraries.CardProvider, fc.integer({ min: 1, max: 12 }), (all, provider, month) => {
      const now = Date.UTC(2025, month - 1, 15)
      const rows = all.filter(({ date }) =>
        fetchedMonths(2025, now).some((one) => new Date(date).toISOString().startsWith(prefixOf(one))),
      )
      const fees = rows.filter((row) => row.type === 'Fee' || row.type === feeType(provider))
      const expected = fees.reduce((sum, row) => sum + toMinorUnits(row.amount, 2), 0n)
      const lines = exportLines(rows, provider, 2025, now)
      const total = (line: ReadonlyArray<string> | undefined): bigint =>
        toMinorUnits(decimalText(line?.[3] ?? '') ?? zero, 2)
      expect(total(lines.at(-1))).toBe(expected)
      const months = lines.filter((line) => line[1] === 'Monthly fee total' && /^\d{4}-\d{2}$/.test(line[0] ?? ''))
      expect(months.map(([name]) => name)).toEqual(fetchedMonths(2025, now).map(prefixOf))
      expect(months.reduce((sum, line) => sum + total(line), 0n)).toBe(expected)
    }),
  )
})

const prefixOf = ({ year, month }: { readonly year: number; readonly month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`
