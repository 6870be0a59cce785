import { pageStatus } from '../../kernel/page-status.ts'
import type { FreshStart, ListPage, PagedList } from './model.ts'
import { listPaging } from './tables.ts'

/** The rows on the screen: a prefix of the provider's order (PAY-015). */
export const shownRows = <A>({ rows, wanted }: PagedList<A>): ReadonlyArray<A> => rows.slice(0, wanted)

const hiddenRows = <A>(list: PagedList<A>): number => list.rows.length - shownRows(list).length

/** Whether "Load More" is offered: there are rows to reveal, or the provider may have some (PAY-016). */
export const canLoadMore = <A>(list: PagedList<A>): boolean =>
  hiddenRows(list) > 0 || (list.status !== 'endOfList' && list.status !== null)

/** "Load More": the next rows; pressed again while those are on their way it changes nothing (PAY-015). */
export const withMore = <A>(list: PagedList<A>): PagedList<A> =>
  canLoadMore(list) && shownRows(list).length === list.wanted
    ? { ...list, wanted: list.wanted + listPaging.chunk.value }
    : list

/** What to ask the provider for next; null: enough is loaded, on its way, or all there is (PAY-015, PAY-016, PAY-023). */
export const nextPage = <A>(list: PagedList<A>): { readonly limit: number; readonly skip: number } | null =>
  list.status === 'endOfList' || list.status === 'loading' || hiddenRows(list) >= listPaging.chunk.value
    ? null
    : { limit: listPaging.page.value, skip: list.received }

/** Whether the provider may have rows that are to be shown: a page of the mixed list may hold none of this one. */
export const isShort = <A>(list: PagedList<A>): boolean => list.status === 'success' && list.rows.length < list.wanted

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
const memoizeByObject = <A extends Item>(items: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(items.map((item) => [itemKey(item), item])).values(),
]

const unreadOf = ({ items, received }: ListPage<unknown>): number => Math.max(0, received - items.length)

/** What of a page follows the list: what stands before an item that is known came in at the top meanwhile. */
const following = <A extends Item>({ items }: PagedList<A>, page: ReadonlyArray<A>): ReadonlyArray<A> => {
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
  const items = memoizeByObject([...list.items, ...following(list, page.items)])
  return {
    ...list,
    items,
    rows: items.filter(belongs),
    received: list.received + page.received,
    unread: list.unread + unreadOf(page),
    status: pageStatus(page.received, pageSize),
  }
}

/** Where a fresh beginning ends in what is known, by the last item of both that has not changed; -1: it does not join it. */
const anchorIn = <A extends Item>(items: ReadonlyArray<A>, fresh: ReadonlyArray<A>): number => {
  const places = new Map(items.map((item, at) => [itemKey(item), at]))
  const anchor = fresh.findLast((item) => {
    const at = places.get(itemKey(item))
    return at !== undefined && items[at]?.timestamp === item.timestamp
  })
  return anchor === undefined ? -1 : (places.get(itemKey(anchor)) ?? -1)
}

/** Whether a fresh beginning joins what is loaded. */
export const joins = <A extends Item>({ items }: Pick<PagedList<A>, 'items'>, fresh: ReadonlyArray<A>): boolean =>
  anchorIn(items, fresh) >= 0

/** Whether all that is looked for is among what came. */
export const hasAll = <A extends Item>(came: ReadonlyArray<A>, lookedFor: ReadonlyArray<A>): boolean => {
  const keys = new Set(came.map(itemKey))
  return lookedFor.every((item) => keys.has(itemKey(item)))
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
  const last = anchorIn(list.items, fresh.items)
  const came = new Set(fresh.items.map(itemKey))
  // What came is newer than what was known, also where it changed behind the last that is the same.
  const rest = fresh.isWhole || last < 0 ? [] : list.items.slice(last + 1).filter((item) => !came.has(itemKey(item)))
  const items = memoizeByObject([...fresh.items, ...rest])
  const rows = items.filter(belongs)
  const unread = rest.length === 0 ? unreadOf(fresh) : Math.max(list.unread, unreadOf(fresh))
  const isWhole = fresh.isWhole || (rest.length > 0 && list.status === 'endOfList')
  return {
    ...list,
    items,
    rows,
    received: items.length + unread,
    unread,
    status: isWhole ? 'endOfList' : list.status === 'endOfList' || list.status === null ? 'success' : list.status,
  }
}

/** The list with as many rows to be shown as keep in sight what was: what came in before it pushes none out. */
export const keepingSight = <A extends Item>(list: PagedList<A>, seen: ReadonlyArray<A>): PagedList<A> => {
  const keys = new Set(seen.map(itemKey))
  const last = list.rows.findLastIndex((item) => keys.has(itemKey(item)))
  return last < list.wanted ? list : { ...list, wanted: last + 1 }
}
