import { limit } from '../../kernel/limits.ts'

/** Number of months that the spending covers, and maximum number of pages that are requested for it. */
export const spendingRange = {
  /** Number of calendar months, including the current one. */
  months: limit('card spending months', 6),
  /** Maximum number of pages to request; older transactions are left out. */
  pages: limit('card spending pages', 60),
} as const

/** Storage key that is present if the months are shown as a table; its value is irrelevant. */
export const spendingDisplayKey = 'card-spending-table'

/** Number of letters of the month names below the bars of the chart. */
export const shortMonth = limit('short month letters', 3)
