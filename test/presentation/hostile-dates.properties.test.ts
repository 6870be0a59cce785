import { billDue, calendarFile, daysUntil } from '@paydeck/core/bill-pay'
import { exportYears } from '@paydeck/core/cards'
import { formatDay, knownZone, monthsBefore } from '@paydeck/core/kernel'
import { activityDate } from '@paydeck/core/presentation'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay, yearOf, yearRange, yearsBackTo } from '../../core/kernel/years.ts'
import { formatTime } from '../../core/presentation/time-of-day.ts'
import { dayNumber } from '../../core/presentation/zoned-days.ts'
import { bill } from '../bill-pay/bench.ts'

const rareZones = [
  'Etc/Unknown',
  '',
  ' ',
  'UTC+2',
  'Mars/Phobos',
  '__proto__',
  'europe/berlin',
  '\u0000',
  'Z',
  '+02:00',
]
const zones = fc.oneof(fc.constantFrom(...rareZones, 'Europe/Berlin', 'Asia/Kathmandu'), fc.string())
const rareTimes = [Number.NaN, Infinity, -Infinity, 8.64e15, -8.64e15, 8.64e15 + 1, 1e300, -62_135_596_800_001, 0.5]
const times = fc.oneof(fc.constantFrom(...rareTimes), fc.double(), fc.maxSafeInteger())

const texts = {
  formatDay: (ms: number, zone: string) => formatDay(ms, zone),
  formatTime: (ms: number, zone: string) => formatTime(ms, zone),
  activityDate: (ms: number) => activityDate(0, ms),
  'activityDate of a clock that is off': (ms: number) => activityDate(ms, 0),
  isoDay: (ms: number) => isoDay(ms),
  billDue: (ms: number, zone: string) => billDue({ ...bill('b1').liability, nextPaymentDueDate: ms }, 0, zone).text,
  'billDue of a clock that is off': (ms: number, zone: string) =>
    billDue({ ...bill('b1').liability, nextPaymentDueDate: 0 }, ms, zone).text,
}

describe.each(Object.entries(texts))('%s', (_, textOf) => {
  it('F9 gives a text without "NaN" or "Invalid" for any time and any zone', () => {
    fc.assert(
      fc.property(times, zones, (ms, zone) => {
        expect(textOf(ms, zone)).not.toMatch(/NaN|Invalid|Infinity|undefined/)
      }),
    )
  })
})

it('F9 takes a zone that Intl does not know for UTC', () => {
  for (const zone of ['Etc/Unknown', '', 'Mars/Phobos']) {
    expect([knownZone(zone), formatDay(0, zone), formatTime(0, zone)]).toEqual(['UTC', 'Jan 1, 1970', '12:00 AM'])
  }
  expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin')
})

it('F9 counts days and years without a fault for any time and any zone', () => {
  fc.assert(
    fc.property(times, times, zones, (ms, now, zone) => {
      for (const days of [dayNumber(ms, zone), daysUntil(ms, now, zone)]) expect(typeof days).toBe('number')
      expect(typeof monthsBefore(ms, 3)).toBe('number')
      const { start, end } = yearRange(yearOf(now), now)
      expect(end >= start || Number.isNaN(start)).toBe(true)
      expect(yearsBackTo(yearOf(ms), now).length).toBeLessThanOrEqual(200)
      expect(exportYears({ activationDate: ms, provider: 'galileo' }, now).length).toBeLessThanOrEqual(200)
    }),
    { examples: [[-8.64e15, Date.UTC(2026, 10, 26), 'UTC']] },
  )
})

it('F9 leaves a bill without a date out of the calendar file', () => {
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
