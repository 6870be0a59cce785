import type { SourceItem } from '../model.ts'
import { itemIdOf } from './entries.ts'
import { timeOf } from './fields.ts'
import { horizonOf } from './order.ts'

/** Loaded part of a source, and how far it is loaded. */
export interface SourceState {
  readonly id: string
  /** Id of the card if the source is a card, else null. */
  readonly cardId: string | null
  readonly items: ReadonlyArray<SourceItem>
  /** Cursor of the next page. Null before the first page and after the last one. */
  readonly cursor: string | null
  readonly isStarted: boolean
  readonly isWhole: boolean
  /** `failed`: the last page failed. `retrying`: the same, and the next request loads this page again. */
  readonly failure: 'failed' | 'retrying' | null
}

/** Returns the time of an item in the order of its source, milliseconds since 1970; 0 if unknown. */
export const itemTime = (from: SourceItem): number =>
  timeOf(from.source === 'security' ? from.item.at : from.item.timestamp)

/**
 * Returns the time of the oldest item whose time is known. Null if there is none.
 * @example
 * oldestOf([{ source: 'security', item: { at: 5 } }, { source: 'security', item: { at: 0 } }]) // 5
 * oldestOf([]) // null
 */
export const oldestOf = (items: ReadonlyArray<SourceItem>): number | null =>
  items.map(itemTime).reduce<number | null>((least, at) => (at === 0 || (least ?? at) < at ? least : at), null)

/** Returns how far a source is loaded. A failed source does not hold back the entries of the others (ACT-017). */
export const reachOf = ({ items, isWhole, failure }: SourceState) => ({
  oldest: oldestOf(items),
  hasMore: !isWhole && failure === null,
})

/**
 * Returns the sources whose next page must be loaded so that more entries can be shown: those that reach the least far back
 * (ACT-007), and those that the user retries.
 */
export const blockingSources = (sources: ReadonlyArray<SourceState>): ReadonlyArray<SourceState> => {
  const reaches = sources.map((source) => ({ source, ...reachOf(source) }))
  const horizon = horizonOf(reaches)
  return reaches
    .filter(
      ({ source, oldest, hasMore }) =>
        source.failure === 'retrying' || (hasMore && (oldest ?? Number.POSITIVE_INFINITY) >= horizon),
    )
    .map(({ source }) => source)
}

const uniqueItems = (items: ReadonlyArray<SourceItem>): ReadonlyArray<SourceItem> => [
  ...new Map(items.map((item) => [itemIdOf(item), item])).values(),
]

/**
 * Appends a page to a source. An item that is already loaded keeps its place, so that an item that arrived between two
 * requests neither repeats nor hides another item (ACT-006).
 */
export const withSourcePage = (
  source: SourceState,
  { items, next }: { readonly items: ReadonlyArray<SourceItem>; readonly next: string | null },
): SourceState => ({
  ...source,
  items: uniqueItems([...source.items, ...items]),
  cursor: next,
  isStarted: true,
  isWhole: next === null,
  failure: null,
})

/** True if the first pages of a source, loaded again, continue without a gap into the loaded part. */
export const continues = (beginning: SourceState, present: SourceState): boolean => {
  if (beginning.isWhole || beginning.failure !== null) return true
  if (present.items.length === 0) return !present.isWhole
  const known = new Set(present.items.map(itemIdOf))
  return beginning.items.some((item) => known.has(itemIdOf(item)))
}

/**
 * Merges the first pages of a source, loaded again, into its loaded part: adds new items, updates changed items, and drops
 * items that the first pages no longer contain. The next page stays the same.
 */
export const withBeginning = (present: SourceState, beginning: SourceState): SourceState => {
  if (beginning.failure !== null || !beginning.isStarted) return present
  if (beginning.isWhole || present.failure !== null || present.items.length === 0) return beginning
  // Items are compared by time, since a source that grew between two pages has repeated items, which are out of order.
  const oldest = oldestOf(beginning.items)
  const rest = present.items.filter((item) => oldest === null || itemTime(item) <= oldest)
  return { ...present, items: uniqueItems([...rest, ...beginning.items]) }
}
