import { limit } from '../../kernel/limits.ts'

/** Limits of the spending to sum up. */
export const spendingRange = {
  /** Number of calendar months, including the current one. */
  months: limit('card spending months', 6),
  /** Most pages to request; older transactions are left out. */
  pages: limit('card spending pages', 60),
} as const

/** Storage key that is present if the months are shown as a table; its value is irrelevant. */
export const spendingDisplayKey = 'card-spending-table'

/** English names of the months, like every date of the app. */
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

/** Number of letters of a month's name under its bar. */
export const shortMonth = limit('short month letters', 3)

/** Texts of the panel; {month}, {count}, {amount} and {months} are placeholders. */
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
