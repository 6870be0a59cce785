import { billDue, daysUntil } from '@paydeck/core/bill-pay'
import { exportMonths, exportYears } from '@paydeck/core/cards'
import { formatDay, knownZone, monthsBefore } from '@paydeck/core/kernel'
import { activityDate } from '@paydeck/core/presentation'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoDay, isoTime, yearOf, yearRange, yearsBackTo } from '../../core/kernel/years.ts'
import { dayEnd, dayStart } from '../../core/presentation/filters.ts'
import { formatTime } from '../../core/presentation/time-of-day.ts'
import { dayNumber } from '../../core/presentation/zoned-days.ts'

const hostileZones = ['', 'Etc/Unknown', 'Mars/Olympus', '+25:00', '__proto__', 'Europe/Berlin', 'UTC'] as const
const zones = fc.oneof(fc.constantFrom(...hostileZones), fc.string({ unit: 'binary' }))
const lastInstant = 8_640_000_000_000_000
const times = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, lastInstant, -lastInstant, 0, -0),
)

it('CARD-076 BILL-098 date functions return a value for every zone and every number', () => {
  fc.assert(
    fc.property(times, times, zones, (at, now, zone) => {
      const texts = [formatDay(at, zone), formatTime(at, zone), activityDate(now, at, zone), isoDay(at), isoTime(at)]
      const numbers = [dayNumber(at, zone), daysUntil(at, now, zone), yearOf(at), monthsBefore(at, 3)]
      const liability = { balance: null, nextPaymentMinimumAmount: null, paddedNextPaymentDueDate: at }
      const due = billDue({ ...liability, nextPaymentDueDate: null } as Parameters<typeof billDue>[0], now, zone)
      expect([...texts, due.text].map((text) => typeof text)).toEqual(Array.from({ length: 6 }, () => 'string'))
      expect([...texts, due.text].join(' ')).not.toMatch(/NaN|Infinity|Invalid/)
      expect(numbers.map((value) => typeof value)).toEqual(Array.from({ length: 4 }, () => 'number'))
    }),
  )
})

it('names a zone that Intl knows, else UTC', () => {
  fc.assert(
    fc.property(zones, (zone) => {
      const known = knownZone(zone)
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: known })).not.toThrow()
      expect(formatDay(0, zone)).toBe(formatDay(0, known))
    }),
  )
  expect(['', 'Etc/Unknown', 'Europe/Berlin'].map(knownZone)).toEqual(['UTC', 'UTC', 'Europe/Berlin'])
})

it('CARD-169 PAY-097 lists at most 200 years, newest first, for every activation and every now', () => {
  fc.assert(
    fc.property(times, times, (activationDate, now) => {
      const years = exportYears({ activationDate, provider: 'galileo' }, now)
      expect(years.length).toBeLessThanOrEqual(200)
      expect(years.every(({ year }, index) => year === yearOf(now) - index)).toBe(true)
      expect(yearsBackTo(activationDate, now).length).toBeLessThanOrEqual(200)
      expect(exportMonths(yearOf(activationDate), now).length).toBeLessThanOrEqual(12)
      expect(typeof yearRange(activationDate, now).end).toBe('number')
    }),
  )
})

it('a day begins and ends in order, or is none, for every text and every zone', () => {
  const texts = fc.oneof(fc.string(), fc.constantFrom('2026-11-22', '2026-02-30', '0000-01-01', '9999-12-31'))
  fc.assert(
    fc.property(texts, zones, (text, zone) => {
      const [start, end] = [dayStart(text, zone), dayEnd(text, zone)]
      expect((start === null) === (end === null)).toBe(true)
      if (start !== null && end !== null) expect(end).toBeGreaterThan(start)
    }),
  )
})
