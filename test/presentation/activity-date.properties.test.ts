import { activityDate } from '@paydeck/core/presentation'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const day = 24 * 60 * 60 * 1000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dayOf = (ms: number): string => {
  const date = new Date(ms)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

it('CARD-076 activityDate returns a calendar day if and only if the time differs from now by at least 24 hours', () => {
  const times = fc.integer({ min: 0, max: 4_000_000_000_000 })
  const distances = fc.oneof(
    fc.integer({ min: -2 * day, max: 2 * day }),
    fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
  )
  fc.assert(
    fc.property(times, distances, (now, distance) => {
      const timestamp = now + distance
      fc.pre(timestamp >= 0)
      const text = activityDate(now, timestamp)
      if (Math.abs(distance) >= day) expect(text).toBe(dayOf(timestamp))
      else expect(text).toMatch(/^(just now|\d+ (minute|hour)s? ago)$/)
    }),
    {
      examples: [
        [Date.UTC(2024, 0, 6), -day],
        [Date.UTC(2024, 0, 6), 1 - day],
        [Date.UTC(2024, 0, 6), day],
      ],
    },
  )
})
