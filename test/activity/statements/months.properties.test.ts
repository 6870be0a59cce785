import {
  isStated,
  listedMonths,
  monthOf,
  monthStatements,
  sumOfTotals,
  totalsOf,
  zonedYear,
} from '@paydeck/core/activity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardHistories, entriesOfMoves, zones } from './histories.ts'

const now = Date.UTC(2026, 10, 25, 20)

/** Returns the month that a calendar of the platform shows for an instant. */
const shownMonth = (ms: number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(ms)
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}`
}

it('STMT-003 every entry of a year is in exactly one month, and the totals of the months add up to those of the year', () => {
  fc.assert(
    fc.property(cardHistories, zones, fc.constantFrom(2023, 2024, 2025, 2026, 2027), (moves, timeZone, year) => {
      const entries = entriesOfMoves(moves)
      const months = monthStatements(entries, { year, timeZone }, now)
      const ofYear = entries.filter((entry) => isStated(entry) && shownMonth(entry.at, timeZone).startsWith(`${year}-`))
      expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(ofYear.length)
      expect(sumOfTotals(months.map(({ totals }) => totals))).toEqual(totalsOf(ofYear))
      for (const { month, count } of months)
        expect(ofYear.filter(({ at }) => shownMonth(at, timeZone) === month)).toHaveLength(count)
    }),
  )
})

it('STMT-003 monthOf and zonedYear agree with the calendar of the zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) }), zones, (ms, timeZone) => {
      expect(monthOf(ms, timeZone)).toBe(shownMonth(ms, timeZone))
      expect(zonedYear(ms, timeZone)).toBe(Number(shownMonth(ms, timeZone).slice(0, 4)))
    }),
  )
})

it('the listed months run from the first entry to the running month, newest first, and only this one is running', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2023, max: 2027 }),
      zones,
      fc.integer({ min: 1, max: 12 }),
      (year, timeZone, first) => {
        const firstMonth = `2024-${`${first}`.padStart(2, '0')}`
        const listed = listedMonths({ year, timeZone }, [firstMonth], now)
        const expected = { 2023: 0, 2024: 13 - first, 2025: 12, 2026: 11, 2027: 0 }[year]
        expect(listed).toHaveLength(expected ?? Number.NaN)
        expect(listed.map(({ month }) => month)).toEqual(
          listed
            .map(({ month }) => month)
            .toSorted()
            .toReversed(),
        )
        expect(listed.filter(({ isRunning }) => isRunning).map(({ month }) => month)).toEqual(
          year === 2026 ? ['2026-11'] : [],
        )
      },
    ),
  )
})
