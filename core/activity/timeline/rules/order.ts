import { compareTexts } from '../../../kernel/compare-texts.ts'
import type { TimelineEntry } from '../model.ts'
import { sourceOrder } from '../tables.ts'

/** Compares two entries: newest first, ties by source and id (ACT-005). */
export const compareEntries = (
  one: Pick<TimelineEntry, 'at' | 'source' | 'id'>,
  other: Pick<TimelineEntry, 'at' | 'source' | 'id'>,
): number => other.at - one.at || sourceOrder[one.source] - sourceOrder[other.source] || compareTexts(one.id, other.id)

/** Loaded part of a source. */
export interface LoadedSource {
  readonly entries: ReadonlyArray<TimelineEntry>
  /** Time of the last loaded item, milliseconds since 1970. Null if nothing is loaded. */
  readonly oldest: number | null
  /** True if the source has further pages. */
  readonly hasMore: boolean
}

/**
 * Returns the time of the newest entry that a further page may contain. Entries at or before this time are not shown yet, so
 * that no later page inserts an entry above a shown one (ACT-007). Negative infinity if all sources are complete.
 * @example
 * horizonOf([{ entries: [], oldest: 5, hasMore: true }, { entries: [], oldest: 9, hasMore: false }]) // 5
 * horizonOf([{ entries: [], oldest: null, hasMore: true }]) // Infinity
 */
export const horizonOf = (sources: ReadonlyArray<Pick<LoadedSource, 'oldest' | 'hasMore'>>): number =>
  sources.reduce(
    (horizon, { oldest, hasMore }) => (hasMore ? Math.max(horizon, oldest ?? Number.POSITIVE_INFINITY) : horizon),
    Number.NEGATIVE_INFINITY,
  )

/** Returns the entries in order, each id once. If two entries have the same id, keeps the later one of the list. */
export const inOrder = (entries: ReadonlyArray<TimelineEntry>): ReadonlyArray<TimelineEntry> =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].toSorted(compareEntries)

/**
 * Merges the loaded parts of all sources: the entries that are not pending, in order, as far as every source is loaded
 * (ACT-005 to ACT-007).
 */
export const mergedEntries = (sources: ReadonlyArray<LoadedSource>): ReadonlyArray<TimelineEntry> => {
  const horizon = horizonOf(sources)
  return inOrder(
    sources.flatMap(({ entries }) => entries.filter(({ at, state }) => state !== 'pending' && at > horizon)),
  )
}

/** Returns the pending entries of all sources, newest first (ACT-010). */
export const pendingEntries = (sources: ReadonlyArray<Pick<LoadedSource, 'entries'>>): ReadonlyArray<TimelineEntry> =>
  inOrder(sources.flatMap(({ entries }) => entries.filter(({ state }) => state === 'pending')))
