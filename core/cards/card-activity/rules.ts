import { activityTime, type CardActivityItem, type CardTransaction } from '../activity-items/index.ts'
import type { DebitCard } from '../model.ts'
import { hasGalileoCard } from '../rules.ts'
import type { CardActivityState, SettledList, SettledPage } from './model.ts'
import { cardLists, cardPages } from './tables.ts'

/**
 * Returns the number of rows to show after the user has pressed "Show more" `presses` times (CARD-052).
 * @param pageSize page size of a card with paging; null for a card without paging
 * @example
 * requestedRows(2, null) // 15
 */
export const requestedRows = (presses: number, pageSize: number | null): number =>
  cardLists.first.value + presses * (pageSize ?? cardLists.more.value)

/**
 * Returns the number of rows to show after `presses` presses of "Show more", at most `length` (CARD-052).
 * @example
 * shownActivities(12, 2, null) // 12
 * shownActivities(300, 1, 100) // 105
 */
export const shownActivities = (length: number, presses: number, pageSize: number | null): number =>
  Math.min(length, requestedRows(presses, pageSize))

/**
 * True if the list's end is near enough to the viewport to load more (CARD-054).
 * @param distance CSS pixels from the viewport's bottom to the list's end
 * @example
 * isNearEnd(100) // true
 * isNearEnd(101) // false
 */
export const isNearEnd = (distance: number): boolean => distance <= cardLists.loadAhead.value

/**
 * Returns the number of rows that fill a viewport of `height` CSS pixels (CARD-055).
 * @example
 * prefilledRows(600) // 9
 */
export const prefilledRows = (height: number): number => Math.max(1, Math.ceil(height / cardLists.rowHeight.value))

/**
 * Returns the form of the overview request for a card (CARD-061).
 * @example
 * overviewOf({ pagingSupport: true }) // 'paged'
 */
export const overviewOf = ({ pagingSupport }: Pick<DebitCard, 'pagingSupport'>): 'paged' | 'unpaged' =>
  pagingSupport ? 'paged' : 'unpaged'

/** Returns the page size of a card with paging; null for a card without paging. */
export const pageStep = ({ pagingSupport }: Pick<DebitCard, 'pagingSupport'>): number | null =>
  pagingSupport ? cardPages.fetch.value : null

/** Returns how often the user must press "Show more" until at least `rows` rows are shown. */
export const pressesFor = (rows: number, pageSize: number | null): number =>
  Math.max(0, Math.ceil((rows - cardLists.first.value) / (pageSize ?? cardLists.more.value)))

const timeOf = ({ dates }: CardTransaction): number => activityTime(dates, false) ?? Number.MIN_SAFE_INTEGER

/**
 * True if all rows of a page are newer than the loaded rows, so that rows between them may be missing. This happens if more
 * transactions arrive between two requests than a page holds.
 */
const isBefore = (rows: ReadonlyArray<CardTransaction>, page: ReadonlyArray<CardTransaction>): boolean => {
  const [newest, oldest] = [rows[0], page.at(-1)]
  return newest !== undefined && oldest !== undefined && timeOf(oldest) > timeOf(newest)
}

/**
 * Appends a page to the settled list. An empty page is the last one (CARD-081). If new transactions arrive between two
 * requests, a page repeats rows of the previous page; a repeated row keeps its first position. If all rows of a page are
 * newer than the list, the page replaces the list, and the following pages load the older rows again (CARD-212).
 * @example
 * const page = { transactionList: [], currentPageNumber: 1, totalPageCount: 3, totalRecordCount: 250 }
 * withSettledPage({ rows: [], nextPage: null }, page) // { rows: [], nextPage: null }
 */
export const withSettledPage = (list: SettledList, page: SettledPage): SettledList => {
  const kept = isBefore(list.rows, page.transactionList) ? [] : list.rows
  const rows = [...new Map([...kept, ...page.transactionList].map((row) => [row.id, row])).values()]
  const requested = list.nextPage ?? page.currentPageNumber
  const isLast = Math.max(requested, page.currentPageNumber) >= page.totalPageCount || page.transactionList.length === 0
  return { rows: rows.slice(0, Math.max(0, page.totalRecordCount)), nextPage: isLast ? null : requested + 1 }
}

/**
 * Removes settled items and duplicates from the pending items. The responses for the two lists arrive at different times, so
 * both lists may contain the same transaction.
 * @example
 * stillPending([{ id: 'a' }, { id: 'b' }], [{ id: 'a' }]) // [{ id: 'b' }]
 */
export const stillPending = (
  pending: ReadonlyArray<CardActivityItem>,
  settled: SettledList['rows'],
): ReadonlyArray<CardActivityItem> => {
  const gone = new Set(settled.map(({ id }) => id))
  return [...new Map(pending.filter(({ id }) => !gone.has(id)).map((item) => [item.id, item])).values()]
}

/**
 * True if the card page explains how the user gets a card of the new programme (CARD-087).
 * @example
 * isNewCardOffered(true, []) // true
 */
export const isNewCardOffered = (hasGalileoAccess: boolean, cards: ReadonlyArray<DebitCard>): boolean =>
  hasGalileoAccess && !hasGalileoCard(cards)

/** True while one of the two lists loads for the first time. */
export const isLoadingFirst = ({ overview, settled, list }: CardActivityState, isOverviewLoading: boolean): boolean =>
  (isOverviewLoading && overview !== 'success') || (settled === 'loading' && list === null)

/** Returns the id of the card once its lists have loaded or failed to load. Null before that, and if no card is shown. */
export const loadedCardId = (state: CardActivityState, isOverviewLoading: boolean): string | null =>
  state.overview === null || state.overview === 'loading' || isLoadingFirst(state, isOverviewLoading)
    ? null
    : (state.place?.cardId ?? null)
