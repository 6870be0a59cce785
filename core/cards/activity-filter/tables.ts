import { limit } from '../../kernel/limits.ts'

/** The only pill of the activity page. While the pill is on, the window covers the last `days` days (CARD-035, CARD-059). */
export const activityPill = { days: limit('card filter days', 30), initially: true } as const

/**
 * Number of days after now at which an open-ended window ends. The provider's clock may be ahead, and the window must
 * include the newest transactions.
 */
export const daysAhead = limit('card window days ahead', 366)

/** Query keys of the filter in a URL. */
export const filterKeys = {
  search: 'q',
  kind: 'kind',
  category: 'category',
  least: 'least',
  most: 'most',
  from: 'from',
  to: 'to',
  days: 'days',
  transaction: 'transaction',
} as const

/** Value of `days` when the pill is off. */
export const allDays = 'all'
