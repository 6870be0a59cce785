import { activityRow, activityWindow, defaultFilter } from '@paydeck/core/cards'
import { formatDay } from '@paydeck/core/kernel'
import { noPaymentFilter, paymentQueryOf, paymentRow } from '@paydeck/core/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateOf } from '../../core/payments/payment-details/rules/index.ts'
import { dayEnd, dayStart } from '../../core/presentation/filters.ts'
import { zonedIsoDay } from '../../core/presentation/zoned-days.ts'
import { plainInvoice } from '../arbitraries/payments.ts'
import { pendingItem } from '../cards/bench.ts'

const day = 86_400_000
const zones = fc.constantFrom(
  'UTC',
  'America/New_York',
  'America/Havana',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Etc/Unknown',
  '',
)
const instants = fc.integer({ min: Date.parse('2024-01-01T00:00:00Z'), max: Date.parse('2028-01-01T00:00:00Z') })
const ages = fc.integer({ min: day, max: 1000 * day })

it('CARD-076 in every time zone, the list, the details page and the day filter assign an instant to the same day', () => {
  fc.assert(
    fc.property(instants, ages, zones, (at, age, timeZone) => {
      const now = at + age
      const text = formatDay(at, timeZone)
      const chosen = zonedIsoDay(at, timeZone)
      const filter = { ...defaultFilter, from: chosen, to: chosen }

      const item = { ...pendingItem('t1'), timestamp: at }
      expect(activityRow(item, { now, timeZone, isPending: true, to: null }).note).toBe(text)
      const range = activityWindow(filter, 'galileo', now, timeZone)
      expect(range !== null && range.startDate <= at && at <= range.endDate).toBe(true)

      const invoice = { ...plainInvoice, timestamp: at }
      expect(paymentRow(now, invoice, { timeZone }).date).toBe(text)
      expect(dateOf(at, timeZone)?.startsWith(`${text}, `)).toBe(true)
      const query = paymentQueryOf({ ...noPaymentFilter, from: chosen, to: chosen }, now, timeZone)
      expect((query.from ?? now) <= at && at <= (query.to ?? 0)).toBe(true)
    }),
  )
})

it('CARD-076 in every time zone, a day begins in the millisecond after the end of the previous day', () => {
  fc.assert(
    fc.property(instants, zones, (at, timeZone) => {
      const chosen = zonedIsoDay(at, timeZone)
      const [start, end] = [dayStart(chosen, timeZone) ?? 0, dayEnd(chosen, timeZone) ?? 0]
      expect([start - 1, start, end, end + 1].map((ms) => zonedIsoDay(ms, timeZone) === chosen)).toEqual([
        false,
        true,
        true,
        false,
      ])
    }),
  )
})

it('CARD-076 a transaction of Nov 21, 7:00 PM in New York is dated Nov 21, and a filter for this day includes it', () => {
  const at = Date.parse('2026-11-22T00:00:00Z')
  const filter = { ...defaultFilter, from: '2026-11-21', to: '2026-11-21' }
  expect(activityWindow(filter, 'galileo', at + 2 * day, 'America/New_York')).toEqual({
    startDate: Date.parse('2026-11-21T05:00:00Z'),
    endDate: Date.parse('2026-11-22T05:00:00Z') - 1,
  })
  expect(dateOf(at, 'America/New_York')).toBe('Nov 21, 2026, 7:00 PM EST')
})
