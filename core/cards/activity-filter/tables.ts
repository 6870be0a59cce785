import { limit } from '../../kernel/limits.ts'
import type { ActivityKind, MerchantCategory } from '../activity-items/index.ts'

/** The one pill of the activity page: on, it narrows the window to so many days (CARD-035, CARD-059). */
export const activityPill = { label: '30 Days', days: limit('card filter days', 30), initially: true } as const

/**
 * How many days ahead of this clock a window ends that has no last day: the provider's clock may be ahead, and what is new
 * there has to be in it.
 */
export const daysAhead = limit('card window days ahead', 366)

/** Under which keys an address says what the lists are narrowed to. */
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

/** The value of `days` where the pill is off. */
export const allDays = 'all'

export const kindNames = {
  purchase: 'Purchases',
  refund: 'Refunds',
  fee: 'Fees',
  load: 'Card loads',
} as const satisfies Record<ActivityKind, string>

/** What the merchants of a category are called. */
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

/** What the filter bar says. */
export const filterTexts = {
  label: 'Filter of the activity',
  search: { label: 'Search transactions', placeholder: 'Merchant, city or amount', clear: 'Clear search' },
  kinds: { label: 'Kind', all: 'All kinds' },
  categories: { label: 'Category', all: 'All categories' },
  further: 'More filters',
} as const

/** How a window is called within a sentence; {within} is 'of' or 'in'. */
export const windowTexts = {
  pill: '{within} the last {days} days',
  between: 'from {from} to {to}',
  since: 'since {from}',
  until: 'until {to}',
} as const
