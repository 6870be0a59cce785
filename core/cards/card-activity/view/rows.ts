import { withQuery } from '../../../kernel/query.ts'
import { activityDate } from '../../../presentation/activity-date.ts'
import { routePath } from '../../../routes/index.ts'
import { type ActivityFilter, filterKeys, queryOfActivityFilter } from '../../activity-filter/index.ts'
import { activityRow, type CardActivityItem, type CardActivityRow } from '../../activity-items/index.ts'

/** Current time in milliseconds since 1970, and the zone of the dates. */
export interface Moment {
  readonly now: number
  readonly timeZone: string
}

/**
 * Makes a function that returns the rows of one list. While an item, its date and its path are unchanged, its row stays the
 * same object.
 */
export const makeRows = (isPending: boolean) => {
  const cache = new WeakMap<CardActivityItem, { readonly key: string; readonly row: CardActivityRow }>()
  return (
    items: ReadonlyArray<CardActivityItem>,
    { now, timeZone }: Moment,
    toOf: (item: CardActivityItem) => string | null,
  ) =>
    items.map((item): CardActivityRow => {
      const to = toOf(item)
      const key = `${item.timestamp === null ? '' : activityDate(now, item.timestamp, timeZone)} ${to ?? ''}`
      const before = cache.get(item)
      if (before?.key === key) return before.row
      const row = activityRow(item, { now, timeZone, isPending, to })
      cache.set(item, { key, row })
      return row
    })
}

/**
 * Returns the in-app path of an item's page; null if the item has no page. The path contains the filter, so that the link
 * from the page back to the lists restores the filter.
 */
export const pagesOf =
  (cardId: string, filter: ActivityFilter, hasPages: boolean) =>
  ({ id, isTopUp }: CardActivityItem): string | null =>
    !hasPages || isTopUp || id === ''
      ? null
      : withQuery(routePath('card', { id: cardId }), [...queryOfActivityFilter(filter), [filterKeys.transaction, id]])
