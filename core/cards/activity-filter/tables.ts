import { limit } from '../../kernel/limits.ts'

/**
 * Filter button that limits the lists to the last `days` days (CARD-035, CARD-059). `initially` is true if this filter is on
 * when the page opens.
 */
export const activityPill = { days: limit('card filter days', 30), initially: true } as const

/**
 * If the user sets no end date, the requests cover a period that ends this number of days from now. The provider's clock may
 * be ahead of the device's clock, and the period must include the newest transactions.
 */
export const daysAhead = limit('card window days ahead', 366)

/** Keys of the URL's query that store the filter. */
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

/** Value of the query key `days` if the filter button for the last 30 days is off. */
export const allDays = 'all'
