import { pageStatus } from '../../kernel/page-status.ts'
import type { FreshStart, ListPage, PagedList } from './model.ts'
import { listPaging } from './tables.ts'

/**
 * Returns the rows to show: the first `displayLimit` rows in the provider's order (PAY-015).
 * @example
 * shownRows({ rows: ['a', 'b', 'c'], displayLimit: 2 }) // ['a', 'b']
 */
export const shownRows = <A>({ rows, displayLimit }: PagedList<A>): ReadonlyArray<A> => rows.slice(0, displayLimit)

const hiddenRows = <A>(list: PagedList<A>): number => list.rows.length - shownRows(list).length

/**
 * True if "Load More" is offered: hidden rows exist, or the provider may have more (PAY-016).
 * @example
 * canLoadMore({ rows: ['a', 'b', 'c'], displayLimit: 2, status: 'endOfList' }) // true
 * canLoadMore({ rows: ['a'], displayLimit: 2, status: 'endOfList' }) // false
 */
export const canLoadMore = <A>(list: PagedList<A>): boolean =>
  hiddenRows(list) > 0 || (list.status !== 'endOfList' && list.status !== null)

/**
 * Raises the display limit by one chunk. No effect while fewer rows are shown than the current limit allows (PAY-015).
 * @example
 * withMore({ rows: Array(30), displayLimit: 10, status: 'success' }).displayLimit // 20
 */
export const withMore = <A>(list: PagedList<A>): PagedList<A> =>
  canLoadMore(list) && shownRows(list).length === list.displayLimit
    ? { ...list, displayLimit: list.displayLimit + listPaging.chunk.value }
    : list

/**
 * Returns the range of the next page. Null if enough rows are loaded, a page is loading, or the list is complete
 * (PAY-015, PAY-016, PAY-023).
 * @example
 * nextPage({ rows: Array(10), displayLimit: 10, received: 30, status: 'success' }) // { limit: 30, skip: 30 }
 * nextPage({ rows: [], displayLimit: 10, received: 4, status: 'endOfList' }) // null
 */
export const nextPage = <A>(list: PagedList<A>): { readonly limit: number; readonly skip: number } | null =>
  list.status === 'endOfList' || list.status === 'loading' || hiddenRows(list) >= listPaging.chunk.value
    ? null
    : { limit: listPaging.page.value, skip: list.received }

/**
 * True if fewer rows are loaded than the display limit and the provider may have more. A page of the provider's mixed list
 * may contain no rows of this list.
 * @example
 * isShort({ rows: ['a'], displayLimit: 10, status: 'success' }) // true
 */
export const isShort = <A>(list: PagedList<A>): boolean =>
  list.status === 'success' && list.rows.length < list.displayLimit

/** Item of a paged list. */
export interface Item {
  readonly id: string
  readonly kind?: string
  /** Time of the last change. A changed item can have a new position. */
  readonly timestamp?: number | null
}

/**
 * Returns the identity of an item: its kind and id. Two items of different kinds can have the same id.
 * @example
 * itemKey({ kind: 'payout', id: '7' }) // 'payout 7'
 */
export const itemKey = ({ id, kind = '' }: Item): string => `${kind} ${id}`

/** Deduplicates items. A repeated item keeps its first position and has the fields of its last version. */
const uniqueItems = <A extends Item>(items: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(items.map((item) => [itemKey(item), item])).values(),
]

const unreadableCount = ({ items, received }: ListPage<unknown>): number => Math.max(0, received - items.length)

/**
 * Returns the part of a page that continues the list. If the list already contains items of the page, this part begins with
 * the first of them. The items before it are new at the top of the provider's list and have shifted the pages. If the list
 * contains no item of the page, returns the whole page.
 */
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
 * Appends a page. If the list has grown at the provider, items that the page repeats are deduplicated. Only items
 * that belong to this list become rows (PAY-025, PAY-027).
 * @example
 * const page = { items: [{ id: 'a' }, { id: 'b' }], received: 2 }
 * withPage(emptyList, page, () => true).rows // [{ id: 'a' }, { id: 'b' }]
 * withPage(emptyList, page, () => true).status // 'endOfList'
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

/** Returns the index of the last loaded item that the fresh start contains unchanged; -1 if the two do not overlap. */
const anchorIndex = <A extends Item>(items: ReadonlyArray<A>, fresh: ReadonlyArray<A>): number => {
  const places = new Map(items.map((item, at) => [itemKey(item), at]))
  const anchor = fresh.findLast((item) => {
    const at = places.get(itemKey(item))
    return at !== undefined && items[at]?.timestamp === item.timestamp
  })
  return anchor === undefined ? -1 : (places.get(itemKey(anchor)) ?? -1)
}

/**
 * True if a fresh start overlaps the loaded items.
 * @example
 * overlaps({ items: [{ id: 'a', timestamp: 1 }] }, [{ id: 'a', timestamp: 1 }]) // true
 * overlaps({ items: [{ id: 'a', timestamp: 1 }] }, [{ id: 'a', timestamp: 2 }]) // false
 */
export const overlaps = <A extends Item>({ items }: Pick<PagedList<A>, 'items'>, fresh: ReadonlyArray<A>): boolean =>
  anchorIndex(items, fresh) >= 0

/**
 * True if `received` contains every target.
 * @example
 * hasAll([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }]) // true
 */
export const hasAll = <A extends Item>(received: ReadonlyArray<A>, targets: ReadonlyArray<A>): boolean => {
  const keys = new Set(received.map(itemKey))
  return targets.every((item) => keys.has(itemKey(item)))
}

/**
 * Merges a fresh start (the first pages, loaded again) into a list: adds new items, updates changed items and removes
 * missing items. Shown rows stay shown. The next page starts after the merged items; an item that was received twice counts
 * once (PAY-014, PAY-023).
 * @example
 * const list = { ...emptyList, items: [{ id: 'b' }, { id: 'c' }], status: 'success' }
 * const fresh = { items: [{ id: 'a' }, { id: 'b' }], received: 2, isWhole: false }
 * withFreshStart(list, fresh, () => true).items // [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
 */
export const withFreshStart = <A extends Item>(
  list: PagedList<A>,
  fresh: FreshStart<A>,
  belongs: (item: A) => boolean,
): PagedList<A> => {
  const last = anchorIndex(list.items, fresh.items)
  const received = new Set(fresh.items.map(itemKey))
  // Drops loaded items that the fresh start contains too: a changed item can come after the anchor.
  const rest =
    fresh.isWhole || last < 0 ? [] : list.items.slice(last + 1).filter((item) => !received.has(itemKey(item)))
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

/**
 * Raises the display limit if necessary, so that the `visible` rows stay shown after new rows were inserted above them.
 * @example
 * keepingVisible({ rows: [{ id: 'a' }, { id: 'b' }], displayLimit: 1 }, [{ id: 'b' }]).displayLimit // 2
 */
export const keepingVisible = <A extends Item>(list: PagedList<A>, visible: ReadonlyArray<A>): PagedList<A> => {
  const keys = new Set(visible.map(itemKey))
  const last = list.rows.findLastIndex((item) => keys.has(itemKey(item)))
  return last < list.displayLimit ? list : { ...list, displayLimit: last + 1 }
}
