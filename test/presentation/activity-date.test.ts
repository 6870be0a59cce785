import { activityDate } from '@paydeck/core/presentation'
import { expect, it } from 'vitest'

const now = Date.UTC(2024, 0, 6, 12)
const minute = 60_000
const hour = 60 * minute

it.each([
  [0, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [2 * minute - 1, '1 minute ago'],
  [2 * minute, '2 minutes ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [2 * hour - 1, '1 hour ago'],
  [24 * hour - 1, '23 hours ago'],
])('CARD-077 activityDate formats a time %i ms ago as "%s"', (elapsed, text) => {
  expect(activityDate(now, now - elapsed)).toBe(text)
})

it('CARD-077 activityDate returns "just now" for a time one hour in the future', () => {
  expect(activityDate(now, now + hour)).toBe('just now')
})
