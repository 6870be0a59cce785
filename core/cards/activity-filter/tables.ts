import { limit } from '../../kernel/limits.ts'

/**
 * Filter button that limits the lists to the last `days` days (CARD-035, CARD-059). `initially` is true if the button is on
 * at first.
 */
export const activityPill = { days: limit('card filter days', 30), initially: true } as const

/**
 * Number of days from now to the end of a time window without an end date. The provider's clock may be ahead of the
 * device's, and the window must include the newest transactions.
 */
export const daysAhead = limit('card window days ahead', 366)

/** Keys of the filter in the query of a URL. */
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

/** Value of the query key `days` while the filter button for the last days is off. */
export const allDays = 'all'
