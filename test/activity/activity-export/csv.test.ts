import { activityCsv, entriesOf, type TimelineEntry } from '@paydeck/core/activity'
import { decimalText } from '@paydeck/core/money'
import { expect, it } from 'vitest'
import { payment } from '../../payments/bench.ts'
import { now } from '../timeline/bench.ts'

const entry = (change: Partial<TimelineEntry>): ReadonlyArray<TimelineEntry> =>
  entriesOf(
    { source: 'payments', item: payment('i1', 0, { merchantName: 'Harbor', price: decimalText('18.40') }) },
    [],
  ).map((one) => ({ ...one, ...change }))

const cellsOf = (change: Partial<TimelineEntry>): ReadonlyArray<string> =>
  (activityCsv(entry(change), 'Pacific/Kiritimati').split('\r\n')[1] ?? '').split(',')

it('ACT-023 a row has the time in UTC, the day in the zone, and the amount with its currency', () => {
  expect(cellsOf({ at: Date.UTC(2026, 10, 25, 20) }).slice(0, 2)).toEqual(['2026-11-25T20:00:00.000Z', '2026-11-26'])
  expect(cellsOf({ at: now }).slice(6, 10)).toEqual(['18.40', 'USD', '18.40', ''])
})

it('ACT-023 an unknown time and an unknown amount leave their cells empty', () => {
  expect(cellsOf({ at: 0 }).slice(0, 2)).toEqual(['', ''])
  expect(cellsOf({ amount: null, usd: null }).slice(6, 10)).toEqual(['', '', '', ''])
})
