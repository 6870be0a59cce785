import { memoizeByObject, memoizeLast } from '../../../kernel/memo.ts'
import { type EntryKind, everyEntry, type TimelineQuery } from '../../timeline-filter/index.ts'
import type {
  ListedEntries,
  SourceItem,
  TimelineChoices,
  TimelineEntry,
  TimelinePage,
  TimelineRecord,
} from '../model.ts'
import { entriesOf, entryOfRecord, type KnownCards } from './entries.ts'
import { matcherOf } from './matching.ts'
import { inOrder, mergedEntries, pendingEntries } from './order.ts'
import { reachOf, type SourceState } from './sources.ts'
import { summaryOf } from './totals.ts'

/** Counts entries by kind and by account. */
export const choicesOf = (entries: ReadonlyArray<TimelineEntry>): TimelineChoices => {
  const [kinds, accounts] = [new Map<EntryKind, number>(), new Map<string, number>()]
  for (const { kind, account } of entries) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if (account !== null) accounts.set(account.id, (accounts.get(account.id) ?? 0) + 1)
  }
  return {
    kinds: [...kinds].map(([kind, count]) => ({ kind, count })),
    accounts: [...accounts].map(([id, count]) => ({ id, count })),
  }
}

/** Makes the function that maps an item to its entries. It memoizes the entries of each item. */
const makeEntries = () =>
  memoizeLast((cards: KnownCards) => memoizeByObject((item: SourceItem) => entriesOf(item, cards)))

/**
 * Makes the function that lists the entries of merged sources that match a query. The summary covers the loaded entries
 * only, until every source is loaded.
 * @example
 * const listing = makeMergedListing()
 * listing([], timelineQueryOf(noTimelineFilter, 0, 'UTC'), { cards: [], timeZone: 'UTC' }).summary // null
 */
export const makeMergedListing = () => {
  const entriesFor = makeEntries()
  return (
    sources: ReadonlyArray<SourceState>,
    query: TimelineQuery,
    { cards, timeZone }: { readonly cards: KnownCards; readonly timeZone: string },
  ): ListedEntries => {
    const mapped = entriesFor(cards)
    const loaded = sources.map((source) => ({ entries: source.items.flatMap(mapped), ...reachOf(source) }))
    const matches = matcherOf(query)
    const isInPeriod = matcherOf({ ...everyEntry, from: query.from, to: query.to })
    const entries = mergedEntries(loaded).filter(isInPeriod)
    // An item that settles between two requests is in both lists of its card.
    const settled = new Set(entries.map(({ id }) => id))
    const pending = pendingEntries(loaded).filter((entry) => isInPeriod(entry) && !settled.has(entry.id))
    const listed = [...pending, ...entries]
    const isStarted = sources.length > 0
    return {
      pending: pending.filter(matches),
      entries: entries.filter(matches),
      summary: isStarted ? summaryOf(listed.filter(matches), timeZone) : null,
      isWhole: isStarted && loaded.every(({ hasMore }) => !hasMore),
      choices: isStarted ? choicesOf(listed) : null,
      missing: sources.filter(({ failure }) => failure !== null).map(({ id, cardId }) => ({ id, cardId })),
    }
  }
}

/**
 * Makes the function that lists the entries of the provider's merged timeline.
 * @example
 * makeOfferedListing()({ records: [], first: null }, { cards: [] }).entries // []
 */
export const makeOfferedListing = () => {
  const entriesFor = memoizeLast((cards: KnownCards) =>
    memoizeByObject((record: TimelineRecord) => entryOfRecord(record, cards)),
  )
  return (
    { records, first }: { readonly records: ReadonlyArray<TimelineRecord>; readonly first: TimelinePage['first'] },
    { cards }: { readonly cards: KnownCards },
  ): ListedEntries => ({
    pending: inOrder((first?.pending ?? []).flatMap(entriesFor(cards))),
    entries: inOrder(records.flatMap(entriesFor(cards))),
    summary: first?.summary ?? null,
    isWhole: first !== null,
    choices: first?.choices ?? null,
    missing: [],
  })
}
