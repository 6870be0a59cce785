import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import { toggleReset } from '../../platform/timings.ts'

/** What stands beside an item; every other item has no text (CARD-072 to CARD-075). */
export const activityTexts = {
  load: 'Waiting for confirmation',
  paid: 'Pending...',
  invalid: 'Invalid',
} as const

/** The one pill of the activity page: on, it narrows the window to so many days (CARD-035, CARD-059). */
export const activityPill = { label: '30 Days', days: limit('card filter days', 30), initially: true } as const

/** How the lists are shown (CARD-051, CARD-052, CARD-054, CARD-055, LIM-017). */
export const cardLists = {
  first: limit('card list first rows', 5),
  more: limit('card list rows more', 5),
  /** CSS pixels between the list's end and the viewport's bottom. */
  loadAhead: limit('card list load ahead', 100),
  /** CSS pixels. */
  rowHeight: limit('settled row height', 74),
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
