import type { PageStatus, Status } from '../../kernel/remote.ts'
import type { ActivityFilter, ActivityWindow } from '../activity-filter/index.ts'
import type { CardActivityItem, CardTransaction } from '../activity-items/index.ts'

/** Which activity is looked at. */
export interface ActivityQuery {
  readonly cardId: string
  /** The window, milliseconds since 1970 (CARD-058, CARD-059). */
  readonly startDate: number
  readonly endDate: number
  /** As the card's `pagingSupport` says (CARD-061). */
  readonly form: 'paged' | 'unpaged'
  /** Time of the query, milliseconds since 1970; the window may end much later (CARD-062). */
  readonly askedAt: number
}

/** What an overview brings (CALL-025, CALL-026). */
export interface ActivityOverview {
  /** Milliseconds since 1970; null: not told. */
  readonly dateAccountOpened: number | null
  readonly pending: ReadonlyArray<CardActivityItem>
}

/** Which page of settled transactions is asked for. */
export interface SettledQuery {
  readonly cardId: string
  /** The window, milliseconds since 1970; it is the same for every page of a list. */
  readonly startDate: number
  readonly endDate: number
  /** Pages count from 1. */
  readonly page: number
  readonly pageSize: number
}

/** A page of settled transactions (CARD-080); pages count from 1. */
export interface SettledPage {
  readonly currentPageNumber: number
  readonly totalPageCount: number
  readonly totalRecordCount: number
  readonly transactionList: ReadonlyArray<CardTransaction>
}

/** The settled transactions as far as they are loaded. */
export interface SettledList {
  readonly rows: ReadonlyArray<CardTransaction>
  /** The page to ask for next; null: there is none (CARD-081). */
  readonly nextPage: number | null
}

/** Before the first page, which is page 1. */
export const noSettled: SettledList = { rows: [], nextPage: 1 }

/** Where the end of the list is, as the screen sees it. */
export interface ListPlace {
  /** CSS pixels from the viewport's bottom to the list's end; negative: the end is on the screen. */
  readonly distance: number
  /** CSS pixels of the viewport. */
  readonly height: number
}

/** Which card is looked at, and what its lists are narrowed to. */
export interface ActivityPlace {
  readonly cardId: string
  readonly filter: ActivityFilter
}

/** What is known of the activity of the card that is looked at. */
export interface CardActivityState {
  /** null: no card is looked at. */
  readonly place: ActivityPlace | null
  /** What is asked for; null: nothing can be in it. */
  readonly range: ActivityWindow | null
  readonly overview: Status
  readonly pending: ReadonlyArray<CardActivityItem>
  /** Status of the latest page of settled transactions. */
  readonly settled: PageStatus
  /** null: no page has come yet. */
  readonly list: SettledList | null
  /** How often more of each list was asked for (CARD-052). */
  readonly presses: { readonly pending: number; readonly settled: number }
  /** CSS pixels of the viewport; 0: not told yet. */
  readonly height: number
  readonly refresh: Status
  /** When relative dates were last reckoned, milliseconds since 1970. */
  readonly seenAt: number
}

/** No card is looked at. */
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
