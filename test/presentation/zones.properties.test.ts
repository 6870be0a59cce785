import { daysUntil } from '@paydeck/core/bill-pay'
import { formatDay } from '@paydeck/core/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay } from '../../core/kernel/calendar.ts'
import { yearOf, yearRange, yearsBackTo } from '../../core/kernel/years.ts'
import { formatTime } from '../../core/presentation/time-of-day.ts'
import { dayNumber } from '../../core/presentation/zoned-days.ts'

const hour = 3_600_000
const day = 24 * hour
const at = (text: string): number => Date.parse(text)

/** Offsets from UTC-12 to UTC+14 in hours. In the names of these zones the sign is reversed: "Etc/GMT+5" is UTC-5. */
const offsets = Array.from({ length: 27 }, (_, index) => index - 12)
const zoneOf = (offset: number): string =>
  offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset < 0 ? '+' : '-'}${Math.abs(offset)}`

const instants = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') })

describe('days and times in a time zone', () => {
  it.each(offsets)(
    'F9 the local time in a zone with a UTC offset of %i hours is the UTC time plus this offset',
    (offset) => {
      fc.assert(
        fc.property(instants, (ms) => {
          const there = ms + offset * hour
          expect([formatDay(ms, zoneOf(offset)), formatTime(ms, zoneOf(offset))]).toEqual([
            formatDay(there),
            formatTime(there),
          ])
          expect(dayNumber(ms, zoneOf(offset))).toBe(Math.floor(there / day))
        }),
      )
    },
  )

  it.each([
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', 'Mar 29, 2026', '1:59 AM'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', 'Mar 29, 2026', '3:00 AM'],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', 'Oct 25, 2026', '2:30 AM'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', 'Oct 25, 2026', '2:30 AM'],
    ['2026-03-08T06:59:59Z', 'America/New_York', 'Mar 8, 2026', '1:59 AM'],
    ['2026-03-08T07:00:00Z', 'America/New_York', 'Mar 8, 2026', '3:00 AM'],
    ['2026-11-01T04:30:00Z', 'America/New_York', 'Nov 1, 2026', '12:30 AM'],
    ['2028-02-28T10:00:00Z', 'Pacific/Kiritimati', 'Feb 29, 2028', '12:00 AM'],
    ['2028-02-29T10:00:00Z', 'Pacific/Kiritimati', 'Mar 1, 2028', '12:00 AM'],
    ['2027-02-28T10:00:00Z', 'Pacific/Kiritimati', 'Mar 1, 2027', '12:00 AM'],
    ['2027-12-31T10:00:00Z', 'Pacific/Kiritimati', 'Jan 1, 2028', '12:00 AM'],
    ['2028-01-01T11:59:59Z', 'Etc/GMT+12', 'Dec 31, 2027', '11:59 PM'],
    ['2026-06-30T18:15:00Z', 'Asia/Kathmandu', 'Jul 1, 2026', '12:00 AM'],
  ])('F9 the instant %s in %s is shown as the day %s and the time %s', (instant, zone, onDay, atTime) => {
    expect([formatDay(at(instant), zone), formatTime(at(instant), zone)]).toEqual([onDay, atTime])
  })

  it.each([
    ['Europe/Berlin', '2028-01-01'],
    ['America/New_York', '2028-01-01'],
    ['Australia/Lord_Howe', '2028-01-01'],
    ['Pacific/Apia', '2028-01-02'],
    ['UTC', '2028-01-01'],
  ])(
    'F9 dayNumber counts each day of a leap year in the zone %s once, starting with %s, even days of 23 or 25 hours',
    (zone, from) => {
      const noon = at('2028-01-01T12:00:00Z')
      const first = at(from) / day
      const seen = Array.from({ length: 366 * 24 }, (_, index) => dayNumber(noon + index * hour, zone))
      expect([...new Set(seen)]).toEqual(Array.from({ length: 367 }, (_, index) => first + index))
      expect(seen).toEqual(seen.toSorted((one, other) => one - other))
      // The due date is a day in UTC. The number of days until the due date depends on the user's calendar.
      expect(daysUntil(at('2028-12-31T00:00:00Z'), noon, zone)).toBe(at('2028-12-31') / day - first)
    },
  )

  it.each([
    ['2026-03-29T00:30:00Z', 1],
    ['2026-03-29T21:59:59Z', 1],
    ['2026-03-29T22:00:00Z', 0],
    ['2026-03-30T21:59:59Z', 0],
    ['2026-03-30T22:00:00Z', -1],
  ])(
    'F9 BILL-098 daysUntil counts local calendar days: in Berlin at %s, the number of days until March 30 is %i',
    (now, days) => {
      expect(daysUntil(at('2026-03-30T00:00:00Z'), at(now), 'Europe/Berlin')).toBe(days)
    },
  )
})

describe('the years of reports (in UTC)', () => {
  it.each([
    ['2027-12-31T23:59:59.999Z', 2027],
    ['2028-01-01T00:00:00.000Z', 2028],
    ['2028-02-29T12:00:00.000Z', 2028],
    ['2028-12-31T23:59:59.999Z', 2028],
    ['2029-01-01T00:00:00.000Z', 2029],
  ])('F9 CARD-169 PAY-097 at %s, the newest year with a report is %i', (now, year) => {
    expect([yearOf(at(now)), yearsBackTo(2026, at(now))[0]]).toEqual([year, year])
    expect(yearsBackTo(2026, at(now))).toHaveLength(year - 2025)
  })

  it('F9 PAY-100 the report of a past year covers the whole year; the report of the current year covers January 1 to now', () => {
    const now = at('2028-02-29T12:00:00Z')
    const text = (ms: number): string => new Date(ms).toISOString()
    const rangeOf = (year: number): ReadonlyArray<string> => {
      const { start, end } = yearRange(year, now)
      return [text(start), text(end)]
    }
    expect(rangeOf(2027)).toEqual(['2027-01-01T00:00:00.000Z', '2027-12-31T23:59:59.999Z'])
    expect(rangeOf(2028)).toEqual(['2028-01-01T00:00:00.000Z', '2028-02-29T12:00:00.000Z'])
    expect([isoDay(now), isoDay(at('2027-12-31T23:59:59.999Z'))]).toEqual(['2028-02-29', '2027-12-31'])
  })
})
