import { billDue, calendarFile, daysUntil } from '@paydeck/core/bill-pay'
import { exportMonths, exportYears } from '@paydeck/core/cards'
import { formatDay, knownZone, monthsBefore } from '@paydeck/core/kernel'
import { activityDate } from '@paydeck/core/presentation'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoDay, isoTime } from '../../core/kernel/calendar.ts'
import { yearOf, yearRange, yearsBackTo } from '../../core/kernel/years.ts'
import { dayEnd, dayStart } from '../../core/presentation/filters.ts'
import { formatTime } from '../../core/presentation/time-of-day.ts'
import { dayNumber } from '../../core/presentation/zoned-days.ts'
import { bill } from '../bill-pay/bench.ts'

const hostileZones = ['Etc/Unknown', '', ' ', 'UTC+2', 'Mars/Phobos', '__proto__', '\u0000', 'Z', '+25:00'] as const
const otherZones = ['europe/berlin', '+02:00', 'Europe/Berlin', 'Asia/Kathmandu', 'UTC'] as const
const zones = fc.oneof(fc.constantFrom(...hostileZones, ...otherZones), fc.string(), fc.string({ unit: 'binary' }))
const lastInstant = 8.64e15
const rareTimes = [Number.NaN, Infinity, -Infinity, lastInstant, -lastInstant, lastInstant + 1, 1e300, 0.5, 0, -0]
const times = fc.oneof(
  fc.constantFrom(...rareTimes, -62_135_596_800_001),
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
)

const { liability } = bill('b1')
const texts: Readonly<Record<string, (at: number, now: number, zone: string) => string>> = {
  formatDay: (at, _, zone) => formatDay(at, zone),
  formatTime: (at, _, zone) => formatTime(at, zone),
  activityDate: (at, now, zone) => activityDate(now, at, zone),
  'activityDate without a zone': (at, now) => activityDate(now, at),
  isoDay: (at) => isoDay(at),
  isoTime: (at) => isoTime(at),
  billDue: (at, now, zone) => billDue({ ...liability, nextPaymentDueDate: at }, now, zone).text,
  'billDue of an estimate': (at, now, zone) =>
    billDue({ ...liability, nextPaymentDueDate: null, paddedNextPaymentDueDate: at }, now, zone).text,
}

it.each(Object.entries(texts))(
  'F9 CARD-076 BILL-098 %s returns a text without "NaN" or "Invalid" for any time and any time zone',
  (_, textOf) => {
    fc.assert(
      fc.property(times, times, zones, (at, now, zone) => {
        const text = textOf(at, now, zone)
        expect(typeof text).toBe('string')
        expect(text).not.toMatch(/NaN|Invalid|Infinity|undefined/)
      }),
    )
  },
)

it('F9 CARD-076 BILL-098 calculations with days, months and years return numbers for any time and any time zone', () => {
  fc.assert(
    fc.property(times, times, zones, (at, now, zone) => {
      const numbers = [dayNumber(at, zone), daysUntil(at, now, zone), yearOf(at), monthsBefore(at, 3)]
      expect(numbers.map((value) => typeof value)).toEqual(numbers.map(() => 'number'))
    }),
  )
})

it('F9 knownZone returns UTC for a time zone that Intl rejects', () => {
  fc.assert(
    fc.property(zones, (zone) => {
      const known = knownZone(zone)
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: known })).not.toThrow()
      expect(formatDay(0, zone)).toBe(formatDay(0, known))
    }),
  )
  for (const zone of ['Etc/Unknown', '', 'Mars/Phobos']) {
    expect([knownZone(zone), formatDay(0, zone), formatTime(0, zone)]).toEqual(['UTC', 'Jan 1, 1970', '12:00 AM'])
  }
  expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin')
})

it('F9 CARD-169 PAY-097 exportYears returns at most 200 years, newest first, for any activation date and any current time', () => {
  fc.assert(
    fc.property(times, times, (activationDate, now) => {
      const years = exportYears({ activationDate, provider: 'galileo' }, now)
      expect(years.length).toBeLessThanOrEqual(200)
      expect(years.every(({ year }, index) => year === yearOf(now) - index)).toBe(true)
      for (const first of [activationDate, yearOf(activationDate)]) {
        expect(yearsBackTo(first, now).length).toBeLessThanOrEqual(200)
      }
      expect(exportMonths(yearOf(activationDate), now).length).toBeLessThanOrEqual(12)
      expect(typeof yearRange(activationDate, now).end).toBe('number')
      const { start, end } = yearRange(yearOf(now), now)
      expect(end >= start || Number.isNaN(start)).toBe(true)
    }),
    { examples: [[-lastInstant, Date.UTC(2026, 10, 26)]] },
  )
})

it('for any text and any time zone, dayStart and dayEnd are both null, or dayStart is before dayEnd', () => {
  const days = fc.oneof(fc.string(), fc.constantFrom('2026-11-22', '2026-02-30', '0000-01-01', '9999-12-31'))
  fc.assert(
    fc.property(days, zones, (text, zone) => {
      const [start, end] = [dayStart(text, zone), dayEnd(text, zone)]
      expect((start === null) === (end === null)).toBe(true)
      if (start !== null && end !== null) expect(end).toBeGreaterThan(start)
    }),
  )
})

it('F9 calendarFile omits a bill without a valid date', () => {
  const due = { accountId: 'b1', merchantName: 'Northgate', mask: '0917', minimum: null }
  fc.assert(
    fc.property(times, times, (dueAt, made) => {
      const file = calendarFile([{ ...due, dueAt }], { product: 'Acme', made, tellsAmounts: true })
      expect(file).not.toMatch(/NaN|Invalid/)
      expect(file.startsWith('BEGIN:VCALENDAR')).toBe(true)
    }),
  )
  const file = calendarFile([{ ...due, dueAt: Number.NaN }], { product: 'Acme', made: 0, tellsAmounts: true })
  expect(file).not.toContain('VEVENT')
})
