import { pageStatus } from '../../kernel/page-status.ts'
import type { FreshStart, ListPage, PagedList } from './model.ts'
import { listPaging } from './tables.ts'

/** The rows on the screen: a prefix of the provider's order (PAY-015). */
export const shownRows = <A>({ rows, displayLimit }: PagedList<A>): ReadonlyArray<A> => rows.slice(0, displayLimit)

const hiddenRows = <A>(list: PagedList<A>): number => list.rows.length - shownRows(list).length

/** Whether "Load More" is offered: there are rows to reveal, or the provider may have some (PAY-016). */
export const canLoadMore = <A>(list: PagedList<A>): boolean =>
  hiddenRows(list) > 0 || (list.status !== 'endOfList' && list.status !== null)

/** "Load More": the next rows; pressed again while those are on their way it changes nothing (PAY-015). */
export const withMore = <A>(list: PagedList<A>): PagedList<A> =>
  canLoadMore(list) && shownRows(list).length === list.displayLimit
    ? { ...list, displayLimit: list.displayLimit + listPaging.chunk.value }
    : list

/** What to ask the provider for next; null: enough is loaded, on its way, or all there is (PAY-015, PAY-016, PAY-023). */
export const nextPage = <A>(list: PagedList<A>): { readonly limit: number; readonly skip: number } | null =>
  list.status === 'endOfList' || list.status === 'loading' || hiddenRows(list) >= listPaging.chunk.value
    ? null
    : { limit: listPaging.page.value, skip: list.received }

/** Whether the provider may have rows that are to be shown: a page of the mixed list may hold none of this one. */
export const isShort = <A>(list: PagedList<A>): boolean =>
  list.status === 'success' && list.rows.length < list.displayLimit

/** What lists are made of. */
export interface Item {
  readonly id: string
  readonly kind?: string
  /** When it last changed: one that did may have come to stand elsewhere. */
  readonly timestamp?: number | null
}

/** What tells items apart: an invoice and a payout may have the same id. */
export const itemKey = ({ id, kind = '' }: Item): string => `${kind} ${id}`

/** Each item once, where it stands first, as it came last. */
const uniqueItems = <A extends Item>(items: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(items.map((item) => [itemKey(item), item])).values(),
]

const unreadableCount = ({ items, received }: ListPage<unknown>): number => Math.max(0, received - items.length)

/** What of a page follows the list: what stands before an item that is known came in at the top meanwhile. */
const followingItems = <A extends Item>({ items }: PagedList<A>, page: ReadonlyArray<A>): ReadonlyArray<A> => {
  const known = new Set(items.map(itemKey))
  return page.slice(
    Math.max(
      0,
      page.findIndex((item) => known.has(itemKey(item))),
    ),
  )
}

/**
 * The list with a page that came. Of a list that has grown at the provider the page may repeat items: they are kept
 * once. Only items of this list are rows of it (PAY-025, PAY-027).
 */
export const withPage = <A extends Item>(
  list: PagedList<A>,
  page: ListPage<A>,
  belongs: (item: A) => boolean,
  pageSize: number = listPaging.page.value,
): PagedList<A> => {
  const items = uniqueItems([...list.items, ...followingItems(list, page.items)])
  return {
    ...list,
    items,
    rows: items.filter(belongs),
    received: list.received + page.received,
    unreadable: list.unreadable + unreadableCount(page),
    status: pageStatus(page.received, pageSize),
  }
}

/** Where a fresh beginning ends in what is known, by the last item of both that has not changed; -1: it does not join it. */
const anchorIndex = <A extends Item>(items: ReadonlyArray<A>, fresh: ReadonlyArray<A>): number => {
  const places = new Map(items.map((item, at) => [itemKey(item), at]))
  const anchor = fresh.findLast((item) => {
    const at = places.get(itemKey(item))
    return at !== undefined && items[at]?.timestamp === item.timestamp
  })
  return anchor === undefined ? -1 : (places.get(itemKey(anchor)) ?? -1)
}

/** Whether a fresh beginning joins what is loaded. */
export const overlaps = <A extends Item>({ items }: Pick<PagedList<A>, 'items'>, fresh: ReadonlyArray<A>): boolean =>
  anchorIndex(items, fresh) >= 0

/** Whether all that is looked for is among what came. */
export const hasAll = <A extends Item>(came: ReadonlyArray<A>, targets: ReadonlyArray<A>): boolean => {
  const keys = new Set(came.map(itemKey))
  return targets.every((item) => keys.has(itemKey(item)))
}

/**
 * The list with its beginning as the provider has it now: what is new comes in, what has changed changes in its place, and
 * what is gone goes. The rows that were shown stay shown. The next page begins behind what is known: what came twice
 * before counts once from here on (PAY-014, PAY-023).
 */
export const withFreshStart = <A extends Item>(
  list: PagedList<A>,
  fresh: FreshStart<A>,
  belongs: (item: A) => boolean,
): PagedList<A> => {
  const last = anchorIndex(list.items, fresh.items)
  const came = new Set(fresh.items.map(itemKey))
  // What came is newer than what was known, also where it changed behind the last that is the same.
  const rest = fresh.isWhole || last < 0 ? [] : list.items.slice(last + 1).filter((item) => !came.has(itemKey(item)))
  const items = uniqueItems([...fresh.items, ...rest])
  const rows = items.filter(belongs)
  const unreadable = rest.length === 0 ? unreadableCount(fresh) : Math.max(list.unreadable, unreadableCount(fresh))
  const isWhole = fresh.isWhole || (rest.length > 0 && list.status === 'endOfList')
  return {
    ...list,
    items,
    rows,
    received: items.length + unreadable,
    unreadable,
    status: isWhole ? 'endOfList' : list.status === 'endOfList' || list.status === null ? 'success' : list.status,
  }
}

/** The list with as many rows to be shown as keep in sight what was: what came in before it pushes none out. */
export const keepingVisible = <A extends Item>(list: PagedList<A>, seen: ReadonlyArray<A>): PagedList<A> => {
  const keys = new Set(seen.map(itemKey))
  const last = list.rows.findLastIndex((item) => keys.has(itemKey(item)))
  return last < list.displayLimit ? list : { ...list, displayLimit: last + 1 }
}
