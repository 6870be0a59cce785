import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import { toggleReset } from '../../platform/timings.ts'

/** Row counts and pixel distances of the lists (CARD-051, CARD-052, CARD-054, CARD-055, LIM-017). */
export const cardLists = {
  first: limit('card list first rows', 5),
  more: limit('card list rows more', 5),
  /** Distance in CSS pixels between the list's end and the viewport's bottom. The next page loads within this distance. */
  loadAhead: limit('card list load ahead', 100),
  /** Height of a settled row, in CSS pixels. */
  rowHeight: limit('settled row height', 74),
  /** Number of skeleton rows that are shown while a list loads or while a further page loads. */
  skeletonRows: limit('card list skeletons', 5),
  pageSkeletonRows: limit('card page skeletons', 2),
} as const

/** Page sizes of the requests (CARD-053, CARD-061, LIM-017). */
export const cardPages = {
  overview: limit('card overview page', 5),
  fetch: limit('card fetch page', 100),
} as const

/** Delays while scrolling (CARD-056, CARD-057). */
export const cardScrolling = {
  minimumWait: delay('page minimum wait', 500),
  throttle: delay('scroll throttle', 200),
} as const

/** Default time until the status of a card operation resets to null after an outcome (CARD-027). */
export const cardReset = { success: toggleReset, failed: toggleReset } as const

/** Operations of the slice, each with the time until its status resets to null after an outcome (CARD-027). */
export const cardActivityOperations = { overview: cardReset, balances: cardReset } as const

/** Interval for updating relative dates such as "12 minutes ago". */
export const cardDateRefresh = delay('card date refresh', 60_000)
