import type { ListStatus } from '../../kernel/remote.ts'
import type { WholeActivity } from '../model.ts'

/** Loaded part of a paged list and its display state (PAY-015). */
export interface PagedList<A> {
  /**
   * All loaded items, deduplicated, in the provider's order. The provider returns the items of all lists mixed, so this
   * array also contains items of other lists.
   */
  readonly items: ReadonlyArray<A>
  /** Items of this list only, in the same order. */
  readonly rows: ReadonlyArray<A>
  /**
   * Number of items received from the provider, including items of other lists, repeated items and unreadable items
   * (PAY-023).
   */
  readonly received: number
  /** Number of received items that were unreadable. */
  readonly unreadable: number
  /** Maximum number of rows to show. */
  readonly displayLimit: number
  readonly status: Exclude<ListStatus, 'failed'>
}

/** List before its first page has loaded. Its display limit is one chunk. */
export const emptyList: PagedList<never> = {
  items: [],
  rows: [],
  received: 0,
  unreadable: 0,
  displayLimit: 10,
  status: null,
}

/** Page of the provider's mixed list, newest first. */
export interface ListPage<A = WholeActivity> {
  /** Readable items. */
  readonly items: ReadonlyArray<A>
  /** Number of items received, unreadable items included, so that the next page continues after this one. */
  readonly received: number
}

/** First pages of a list, which a refresh has loaded again. */
export interface FreshStart<A> extends ListPage<A> {
  /** True if the list has no further items. */
  readonly isWhole: boolean
}
