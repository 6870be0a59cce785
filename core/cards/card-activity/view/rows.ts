import { withQuery } from '../../../kernel/query.ts'
import { activityDate } from '../../../presentation/activity-date.ts'
import { routePath } from '../../../routes/index.ts'
import { type ActivityFilter, filterKeys, queryOfActivityFilter } from '../../activity-filter/index.ts'
import { activityRow, type CardActivityItem, type CardActivityRow } from '../../activity-items/index.ts'

/** The time that is shown, and the zone whose dates are shown. */
export interface Moment {
  readonly now: number
  readonly timeZone: string
}

/** Rows of one list, each made anew only when something of it is another. */
export const makeRows = (isPending: boolean) => {
  const known = new WeakMap<CardActivityItem, { readonly key: string; readonly row: CardActivityRow }>()
  return (
    items: ReadonlyArray<CardActivityItem>,
    { now, timeZone }: Moment,
    toOf: (item: CardActivityItem) => string | null,
  ) =>
    items.map((item): CardActivityRow => {
      const to = toOf(item)
      const key = `${item.timestamp === null ? '' : activityDate(now, item.timestamp, timeZone)} ${to ?? ''}`
      const before = known.get(item)
      if (before?.key === key) return before.row
      const row = activityRow(item, { now, timeZone, isPending, to })
      known.set(item, { key, row })
      return row
    })
}

/** In-app addresses of the pages of items, with the filter, so that it is there on the way back. */
export const pagesOf =
  (cardId: string, filter: ActivityFilter, hasPages: boolean) =>
  ({ id, isTopUp }: CardActivityItem): string | null =>
    !hasPages || isTopUp || id === ''
      ? null
      : withQuery(routePath('card', { id: cardId }), [...queryOfActivityFilter(filter), [filterKeys.transaction, id]])
