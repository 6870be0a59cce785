import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import { toggleReset } from '../../platform/timings.ts'

/** How the lists are shown (CARD-051, CARD-052, CARD-054, CARD-055, LIM-017). */
export const cardLists = {
  first: limit('card list first rows', 5),
  more: limit('card list rows more', 5),
  /** CSS pixels between the list's end and the viewport's bottom. */
  loadAhead: limit('card list load ahead', 100),
  /** CSS pixels. */
  rowHeight: limit('settled row height', 74),
  /** So many rows are drawn in place of those that are on their way: of a list, and of a further page. */
  bones: limit('card list bones', 5),
  pageBones: limit('card page bones', 2),
} as const

/** How the lists are asked for (CARD-053, CARD-061, LIM-017). */
export const cardPages = {
  overview: limit('card overview page', 5),
  fetch: limit('card fetch page', 100),
} as const

/** CARD-056, CARD-057. */
export const cardScrolling = {
  minimumWait: delay('page minimum wait', 500),
  throttle: delay('scroll throttle', 200),
} as const

/** How long an outcome stays before the status of an operation on a card is null again, unless its row says else (CARD-027). */
export const cardReset = { success: toggleReset, failed: toggleReset } as const

/** What can be under way, and how long each outcome stays before the status is null again (CARD-027). */
export const cardActivityOperations = { overview: cardReset, balances: cardReset } as const

/** How often rows on the screen reckon "12 minutes ago" anew. */
export const cardDateRefresh = delay('card date refresh', 60_000)

/** What the lists say; {count}, {all}, {when} and {what} are filled in. */
export const cardListTexts = {
  pending: 'Pending',
  about: 'About pending payments',
  /** CARD-044. */
  pendingTooltip: 'The bank is waiting for the merchant to settle this payment.',
  settled: 'Recent Activity',
  refresh: 'Refresh',
  refreshFailed: 'Your transactions could not be refreshed. What you see may be out of date.',
  more: 'Show more',
  failed: 'Your transactions could not be loaded.',
  pendingFailed: 'Your pending transactions could not be loaded.',
  pageFailed: 'Further transactions could not be loaded.',
  tryAgain: 'Try Again',
  /** CARD-048. */
  empty: "Looks like you don't have any transactions in the selected date range.",
  allDates: 'Show all dates',
  noMatch: 'No transaction matches {what}.',
  noMatchWhen: 'No transaction {when} matches {what}.',
  chosen: 'what you chose',
  clearSearch: 'Clear search',
  searchAllDates: 'Search all dates',
  clearAll: 'Clear all',
  result: '{count} of {all} transactions match.',
  resultSoFar: '{count} of the {all} transactions loaded so far match.',
  note: '{count} in all',
  noteWhen: '{count} {when}',
} as const
