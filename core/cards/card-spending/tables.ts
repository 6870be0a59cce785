import { limit } from '../../kernel/limits.ts'

/** How much of a card's spending is summed up. */
export const spendingRange = {
  /** Calendar months in UTC, the running one among them. */
  months: limit('card spending months', 6),
  /** No more pages are asked for; what is older is left out. */
  pages: limit('card spending pages', 60),
} as const

/** Where this browser remembers that the months are shown as a table; what it holds means nothing. */
export const spendingLookKey = 'card-spending-table'

/** In English, as every date of the app. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Letters of a month's name under its bar. */
export const shortMonth = limit('short month letters', 3)

/** What the panel says; {month}, {count}, {amount} and {months} are filled in. */
export const spendingTexts = {
  heading: 'Spending by month',
  oneMonth: 'in 1 month',
  manyMonths: 'in {count} months',
  average: '{span}, {amount} a full month',
  summary: 'Spent by month: {months}.',
  summaryMonth: '{month} {amount}',
  running: '{month} is still running.',
  columns: ['Month', 'Purchases', 'Spent'],
  categories: 'By category',
  categoryColumns: ['Category', 'Purchases', 'Spent', 'Share'],
  littleShare: '<1%',
  share: '{percent}%',
  looks: { label: 'How the months are shown', chart: 'Chart', table: 'Table' },
  failed: 'Your spending could not be summed up.',
  tryAgain: 'Try Again',
} as const
