import { firstCoinYear, payoutExportOf, payoutExportTexts, payoutYears } from '@paydeck/core/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const instants = fc
  .date({ min: new Date('2009-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.getTime())

it('PAY-097 payoutYears returns each year from the current year back to the year of the first payout, without gaps', () => {
  fc.assert(
    fc.property(instants, instants, (one, other) => {
      const [first, now] = one < other ? [one, other] : [other, one]
      const years = payoutYears(first, now).map(({ year }) => year)
      expect(years[0]).toBe(new Date(now).getUTCFullYear())
      expect(years.at(-1)).toBe(new Date(first).getUTCFullYear())
      for (let at = 1; at < years.length; at += 1) expect(years[at]).toBe(Number(years[at - 1]) - 1)
    }),
  )
})

it('PAY-100 the export of a past year covers the whole year in UTC; the export of the current year ends at the current time', () => {
  fc.assert(
    fc.property(instants, instants, (one, other) => {
      const [first, now] = one < other ? [one, other] : [other, one]
      const years = payoutYears(first, now)
      for (const { year, range } of years) {
        expect(new Date(range.start).toISOString()).toBe(`${year}-01-01T00:00:00.000Z`)
        expect(range.end <= now && range.start <= range.end).toBe(true)
        if (year !== new Date(now).getUTCFullYear())
          expect(new Date(range.end).toISOString()).toBe(`${year}-12-31T23:59:59.999Z`)
        else expect(range.end).toBe(now)
      }
      for (let at = 1; at < years.length; at += 1)
        expect(Number(years[at]?.range.end)).toBeLessThan(Number(years[at - 1]?.range.start))
    }),
  )
})

const moments = fc.oneof(instants, fc.integer({ min: -8.64e15, max: 8.64e15 }))

it('PAY-097 PAY-103 payoutYears returns no years if the time of the first payout is invalid, and no year before 2009', () => {
  const now = Date.parse('2026-03-01T00:00:00Z')
  for (const wrong of [0, -1, -8.64e15, 8.64e15, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
    expect(payoutYears(wrong, now)).toEqual([])
  expect(payoutYears(1, now).map(({ year }) => year)).toEqual(Array.from({ length: 18 }, (_, index) => 2026 - index))
  expect(firstCoinYear.value).toBe(2009)
  fc.assert(
    fc.property(moments, instants, (first, at) => {
      const years = payoutYears(first, at).map(({ year }) => year)
      expect(years.every((year) => year >= 2009)).toBe(true)
      expect(years.length).toBeLessThanOrEqual(200)
    }),
  )
})

it('PAY-098 PAY-099 the current year is labelled "Year to date transactions", an earlier one "2025 Transaction History"', () => {
  const labels = payoutYears(Date.parse('2024-06-01T00:00:00Z'), Date.parse('2026-03-01T00:00:00Z')).map(
    ({ label }) => label,
  )
  expect(labels).toEqual(['Year to date transactions', '2025 Transaction History', '2024 Transaction History'])
})

it('PAY-103 payoutYears returns an empty list if there was no payout; the name of an export file contains the year', () => {
  fc.assert(fc.property(instants, (now) => payoutYears(null, now).length === 0))
  const rows = [
    ['Date', 'Amount'],
    ['2025-03-01', '12.50'],
  ]
  expect(payoutExportOf(2025, rows)).toMatchObject({ file: { name: 'payouts-2025.csv' } })
})

it('PAY-100 PAY-102 ERR-047 ERR-048 payoutExportOf returns a notice if the report has no rows below its header', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1990, max: 2200 }),
      fc.array(fc.array(fc.string(), { minLength: 1 })),
      (year, rows) => {
        const outcome = payoutExportOf(year, rows)
        expect(outcome.kind === 'file').toBe(rows.length > 1)
        if (outcome.kind === 'empty')
          expect(outcome.text).toBe(`We couldn't find any payouts transactions for ${year}.`)
      },
    ),
    {
      examples: [
        [2025, []],
        [2025, [['Date', 'Amount']]],
      ],
    },
  )
  expect(payoutExportOf(2025, [])).toEqual({
    kind: 'empty',
    text: "We couldn't find any payouts transactions for 2025.",
  })
  expect(payoutExportTexts.title).toBe('Export Payouts to CSV')
  expect(payoutExportTexts.failed).toBe('There was a problem exporting your data. Please try again.')
})
