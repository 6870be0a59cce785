import { noTimelineFilter, timelineFilterOf, timelineQueryOf, withTimelineChange } from '@paydeck/core/activity'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const thisYear = withTimelineChange(noTimelineFilter, { range: 'year' })

const startIn = (timeZone: string, now: string): string => {
  const { from } = timelineQueryOf(thisYear, Date.parse(now), timeZone)
  return from === null ? 'no limit' : new Date(from).toISOString()
}

it.each([
  ['UTC', '2026-11-28T12:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['America/New_York', '2026-11-28T12:00:00Z', '2026-01-01T05:00:00.000Z'],
  ['America/New_York', '2026-01-01T04:59:59Z', '2025-01-01T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2025-12-31T10:00:00.000Z'],
])('ACT-011 in %s at %s, this year begins at %s', (timeZone, now, start) => {
  expect(startIn(timeZone, now)).toBe(start)
})

it('ACT-011 this year begins at most 366 days ago, and never later than now', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2200, 0, 1) }),
      fc.constantFrom('UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia'),
      (now, timeZone) => {
        const from = timelineQueryOf(thisYear, now, timeZone).from ?? Number.NaN
        expect(from).toBeLessThanOrEqual(now)
        expect(now - from).toBeLessThanOrEqual(366 * 24 * 3_600_000)
      },
    ),
  )
})

it('ACT-013 the URL of this year is dates=year, and a chosen day replaces it', () => {
  expect(timelineFilterOf(new Map([['dates', 'year']]))).toEqual(thisYear)
  const { from } = timelineQueryOf({ ...thisYear, from: '2026-03-10' }, Date.UTC(2026, 10, 28), 'UTC')
  expect(from).toBe(Date.UTC(2026, 2, 10))
})
