import { limit } from '../../kernel/limits.ts'
import type { ActivityKind, MerchantCategory } from '../activity-items/index.ts'

/** The only pill of the activity page. When it is on, the window covers this number of days (CARD-035, CARD-059). */
export const activityPill = { label: '30 Days', days: limit('card filter days', 30), initially: true } as const

/**
 * Number of days after now at which an open-ended window ends.
 * The provider's clock may be ahead, and the window must include its newest transactions.
 */
export const daysAhead = limit('card window days ahead', 366)

/** Query keys of the filter in an address. */
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

export const kindNames = {
  purchase: 'Purchases',
  refund: 'Refunds',
  fee: 'Fees',
  load: 'Card loads',
} as const satisfies Record<ActivityKind, string>

/** Name of each merchant category. */
export const categoryNames = {
  groceries: 'Groceries',
  dining: 'Dining',
  transport: 'Transport',
  fuel: 'Fuel',
  travel: 'Travel',
  health: 'Health',
  entertainment: 'Entertainment',
  shopping: 'Shopping',
  utilities: 'Utilities',
  cash: 'Cash',
  fees: 'Fees',
  other: 'Other',
} as const satisfies Record<MerchantCategory, string>

/** Texts of the filter bar. */
export const filterTexts = {
  label: 'Filter of the activity',
  search: { label: 'Search transactions', placeholder: 'Merchant, city or amount', clear: 'Clear search' },
  kinds: { label: 'Kind', all: 'All kinds' },
  categories: { label: 'Category', all: 'All categories' },
  further: 'More filters',
} as const

/** Names of a window within a sentence; {within} is 'of' or 'in'. */
export const windowTexts = {
  pill: '{within} the last {days} days',
  between: 'from {from} to {to}',
  since: 'since {from}',
  until: 'until {to}',
} as const
