import type { PageStatus, Status } from '../../kernel/remote.ts'
import type { ActivityFilter, ActivityWindow } from '../activity-filter/index.ts'
import type { CardActivityItem, CardTransaction } from '../activity-items/index.ts'

/** Query of a card's pending activity. */
export interface ActivityQuery {
  readonly cardId: string
  /** Time window from `startDate` to `endDate`, in milliseconds since 1970 (CARD-058, CARD-059). */
  readonly startDate: number
  readonly endDate: number
  /** Form of the request: 'paged' for a card with `pagingSupport` (CARD-061). */
  readonly form: 'paged' | 'unpaged'
  /** Time of the request, in milliseconds since 1970. The time window may end much later (CARD-062). */
  readonly requestedAt: number
}

/**
 * Overview of a card's activity: its pending items, and the date on which the card account was opened (CALL-025, CALL-026).
 */
export interface ActivityOverview {
  /** Milliseconds since 1970; null if the provider omits it. */
  readonly dateAccountOpened: number | null
  readonly pending: ReadonlyArray<CardActivityItem>
}

/** Query of one page of settled transactions. */
export interface SettledQuery {
  readonly cardId: string
  /** Time window from `startDate` to `endDate`, in milliseconds since 1970. All pages of a list have the same window. */
  readonly startDate: number
  readonly endDate: number
  /** Page numbers start at 1. */
  readonly page: number
  readonly pageSize: number
}

/** Page of settled transactions (CARD-080); page numbers start at 1. */
export interface SettledPage {
  readonly currentPageNumber: number
  readonly totalPageCount: number
  readonly totalRecordCount: number
  readonly transactionList: ReadonlyArray<CardTransaction>
}

/** Settled transactions loaded so far. */
export interface SettledList {
  readonly rows: ReadonlyArray<CardTransaction>
  /** Number of the next page; null after the last one (CARD-081). */
  readonly nextPage: number | null
}

/** Settled list before page 1 has loaded. */
export const noSettled: SettledList = { rows: [], nextPage: 1 }

/** Position of a list's end relative to the viewport. */
export interface ListPosition {
  /** Number of CSS pixels from the viewport's bottom down to the list's end; negative if the end is visible. */
  readonly distance: number
  /** Height of the viewport, in CSS pixels. */
  readonly height: number
}

/** Card that the page shows, and the filter of the card's lists. */
export interface ActivityPlace {
  readonly cardId: string
  readonly filter: ActivityFilter
}

/** Loading state of the activity lists of the card on the page. */
export interface CardActivityState {
  /** Null if no card is shown. */
  readonly place: ActivityPlace | null
  /** Time window of the requests; null if no item can match the filter. */
  readonly range: ActivityWindow | null
  readonly overview: Status
  readonly pending: ReadonlyArray<CardActivityItem>
  /** Status of the latest page of settled transactions. */
  readonly settled: PageStatus
  /** Null before the first page has loaded. */
  readonly list: SettledList | null
  /** Number of times that the user has asked for more rows of each list (CARD-052). */
  readonly presses: { readonly pending: number; readonly settled: number }
  /** Height of the viewport, in CSS pixels; 0 until known. */
  readonly height: number
  readonly refresh: Status
  /** Current time for relative dates, in milliseconds since 1970. */
  readonly seenAt: number
}

/** State while no card is shown. */
export const noCardActivity: CardActivityState = {
  place: null,
  range: null,
  overview: null,
  pending: [],
  settled: null,
  list: null,
  presses: { pending: 0, settled: 0 },
  height: 0,
  refresh: null,
  seenAt: 0,
}
