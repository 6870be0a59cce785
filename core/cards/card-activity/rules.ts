import type { CardActivityItem } from '../activity-items/index.ts'
import type { DebitCard } from '../model.ts'
import { hasGalileoCard } from '../rules.ts'
import type { CardActivityState, SettledList, SettledPage } from './model.ts'
import { cardLists, cardPages } from './tables.ts'

/** How many rows of a list are to be shown after so many presses; `pageSize` of a card that supports paging (CARD-052). */
export const wantedActivities = (presses: number, pageSize: number | null): number =>
  cardLists.first.value + presses * (pageSize ?? cardLists.more.value)

/** How many of so many rows are shown (CARD-052). */
export const shownActivities = (length: number, presses: number, pageSize: number | null): number =>
  Math.min(length, wantedActivities(presses, pageSize))

/** Whether to load more, by the CSS pixels from the viewport's bottom to the list's end (CARD-054). */
export const isNearEnd = (distance: number): boolean => distance <= cardLists.loadAhead.value

/** How many rows fill a viewport of so many CSS pixels (CARD-055). */
export const prefilledRows = (height: number): number => Math.max(1, Math.ceil(height / cardLists.rowHeight.value))

/** Which query a card's overview needs (CARD-061). */
export const overviewOf = ({ pagingSupport }: Pick<DebitCard, 'pagingSupport'>): 'paged' | 'unpaged' =>
  pagingSupport ? 'paged' : 'unpaged'

/** The page size of a card that supports paging; null: it does not. */
export const pageStep = ({ pagingSupport }: Pick<DebitCard, 'pagingSupport'>): number | null =>
  pagingSupport ? cardPages.fetch.value : null

/** How many presses show so many rows at least. */
export const pressesFor = (rows: number, pageSize: number | null): number =>
  Math.max(0, Math.ceil((rows - cardLists.first.value) / (pageSize ?? cardLists.more.value)))

/**
 * The settled list with the page that was asked for; an empty page is the last one too (CARD-081). A page repeats rows when
 * new ones came in before it: each is kept once, where it stood first.
 */
export const withSettledPage = (list: SettledList, page: SettledPage): SettledList => {
  const rows = [...new Map([...list.rows, ...page.transactionList].map((row) => [row.id, row])).values()]
  const asked = list.nextPage ?? page.currentPageNumber
  const isLast = Math.max(asked, page.currentPageNumber) >= page.totalPageCount || page.transactionList.length === 0
  return { rows: rows.slice(0, Math.max(0, page.totalRecordCount)), nextPage: isLast ? null : asked + 1 }
}

/** What is pending and not settled: between two answers a transaction may be both. Each is there once. */
export const stillPending = (
  pending: ReadonlyArray<CardActivityItem>,
  settled: SettledList['rows'],
): ReadonlyArray<CardActivityItem> => {
  const gone = new Set(settled.map(({ id }) => id))
  return [...new Map(pending.filter(({ id }) => !gone.has(id)).map((item) => [item.id, item])).values()]
}

/** Whether to tell how to get the new card (CARD-087). */
export const isNewCardOffered = (hasGalileoAccess: boolean, cards: ReadonlyArray<DebitCard>): boolean =>
  hasGalileoAccess && !hasGalileoCard(cards)

/** Whether something of the lists is on its way that was never there. */
export const isLoadingFirst = ({ overview, settled, list }: CardActivityState, isAsking: boolean): boolean =>
  (isAsking && overview !== 'success') || (settled === 'loading' && list === null)

/** The card whose lists have come, or have failed to; null: they are on their way, or nothing is looked at. */
export const settledCard = (state: CardActivityState, isAsking: boolean): string | null =>
  state.overview === null || state.overview === 'loading' || isLoadingFirst(state, isAsking)
    ? null
    : (state.place?.cardId ?? null)
