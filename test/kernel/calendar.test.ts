import { formatDay, monthsBefore } from '@paydeck/core/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const at = (text: string): number => Date.parse(text)

describe('monthsBefore', () => {
  it.each([
    ['2024-05-31T10:20:30.400Z', 3, '2024-02-29T10:20:30.400Z'],
    ['2023-05-31T00:00:00.000Z', 3, '2023-02-28T00:00:00.000Z'],
    ['2024-02-29T23:59:59.999Z', 12, '2023-02-28T23:59:59.999Z'],
    ['2024-01-15T08:00:00.000Z', 3, '2023-10-15T08:00:00.000Z'],
    ['2024-03-30T08:00:00.000Z', 1, '2024-02-29T08:00:00.000Z'],
    ['2024-03-30T08:00:00.000Z', 0, '2024-03-30T08:00:00.000Z'],
  ])('monthsBefore of %s and %i months is %s', (from, months, expected) => {
    expect(new Date(monthsBefore(at(from), months)).toISOString()).toBe(expected)
  })

  it('monthsBefore keeps day and time; if the earlier month is too short, it returns the last day of that month', () => {
    const times = fc.date({ min: new Date('1980-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(times, fc.nat(60), (from, months) => {
        const to = new Date(monthsBefore(from.getTime(), months))
        const month = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()
        expect(month(from) - month(to)).toBe(months)
        expect(to.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000)
        const isLastOfMonth = new Date(to.getTime() + 86_400_000).getUTCDate() === 1
        expect(to.getUTCDate() === from.getUTCDate() || (isLastOfMonth && to.getUTCDate() < from.getUTCDate())).toBe(
          true,
        )
      }),
    )
  })
})

describe('formatDay', () => {
  it('formatDay formats a day as "MMM D, YYYY" in the given time zone', () => {
    expect(formatDay(at('2024-01-05T12:00:00Z'))).toBe('Jan 5, 2024')
    expect(formatDay(at('2023-12-31T23:30:00Z'))).toBe('Dec 31, 2023')
    expect(formatDay(at('2023-12-31T23:30:00Z'), 'Europe/Berlin')).toBe('Jan 1, 2024')
  })

  it('in UTC, formatDay formats every day in the same way as Intl.DateTimeFormat', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const last = 8_640_000_000_000_000
    const days = fc.oneof(
      fc.integer({ min: -last, max: last }),
      fc.integer({ min: 0, max: at('2100-01-01T00:00:00Z') }),
    )
    fc.assert(fc.property(days, (ms) => formatDay(ms) === format.format(ms)))
    for (const ms of [
      -last,
      last,
      at('0001-01-01T00:00:00Z'),
      at('0001-01-01T00:00:00Z') - 1,
      at('2024-02-29T23:59:59Z'),
    ])
      expect(formatDay(ms)).toBe(format.format(ms))
  })

  it('formatDay never throws an error, and returns an empty string for NaN', () => {
    fc.assert(fc.property(fc.double(), (ms) => typeof formatDay(ms) === 'string'))
    expect(formatDay(Number.NaN)).toBe('')
  })
})
