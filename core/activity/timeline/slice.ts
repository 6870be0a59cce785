import { type CardListState, readableCards } from '../../cards/index.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Store, type Stores } from '../../kernel/store.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import { dateRefresh } from '../../payments/index.ts'
import type { Clock, Device, Log, TextStorage } from '../../platform/ports.ts'
import { makeStoredSwitch, type StoredSwitch } from '../../platform/stored-switch.ts'
import {
  isSameTimelineFilter,
  isTimelineNarrowed,
  isTypedTimelineChange,
  type TimelineFilter,
  timelineQueryOf,
} from '../timeline-filter/index.ts'
import { type ListedEntries, nothingListed, noTimeline, type TimelineState } from './model.ts'
import type { ActivityRecords } from './ports.ts'
import {
  arrivedEntries,
  heldIn,
  type KnownEntries,
  knownEntriesOf,
  makeMergedListing,
  makeOfferedListing,
} from './rules/index.ts'
import { lettersOffKey, monthTableKey, newEntriesPolls, searchTyping } from './tables.ts'
import { makeMergedFeed, makeOfferedFeed, type MergedList, retrying, type SourcePorts } from './use-cases/index.ts'

/** Ports of the timeline. */
export interface TimelinePorts extends SourcePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly storage: TextStorage
  readonly activityRecords: ActivityRecords
  /** Cards of the user: each is a source, and the label of its entries. */
  readonly cards: Live<Pick<CardListState, 'cards' | 'listFailed'>>
}

/** Timeline of everything that moved money. */
export interface Timeline {
  /** Live state. While it has subscribers, `seenAt` follows the clock, which updates relative dates. */
  readonly state: Live<TimelineState>
  /**
   * Applies a filter. Call it when the page opens and at every change of the filter. Typed text is debounced if the provider
   * filters. While the page is open, new entries are looked for.
   */
  readonly show: (filter: TimelineFilter) => void
  /** True if the totals by month are shown as a table, not as a chart. The browser stores the choice (ACT-015). */
  readonly table: StoredSwitch
  /** True if shortcuts of a single letter are off. The browser stores the choice (ACT-020). */
  readonly lettersOff: StoredSwitch
  /** Loads the next entries. Has no effect while entries are loading, or at the end. */
  readonly more: () => void
  /** Repeats the requests that failed. Has no effect if none failed. */
  readonly tryAgain: () => void
  /** Loads the newest entries. The shown ones stay until the response arrives. */
  readonly refresh: () => void
  /** Shows the entries that have arrived (ACT-018). */
  readonly showNew: () => void
  /** Handles a scroll. At the top of the page, new entries appear by themselves (ACT-018). */
  readonly setAtTop: (isAtTop: boolean) => void
  /** Leaves the page. Loaded entries stay loaded; pending responses are ignored. */
  readonly leave: () => void
}

/** State of the slice except the entries. */
type Own = Pick<TimelineState, 'filter' | 'held' | 'appeared' | 'seenAt'> & {
  /** True if the provider offers the merged timeline. Null if unknown. */
  readonly isOffered: boolean | null
  readonly isAtTop: boolean
  /** Entries that were listed before the latest response. Null if the next response begins a list. */
  readonly known: KnownEntries | null
}

const initialState: Own = { ...noTimeline, isOffered: null, isAtTop: true, known: null }

/** Values that the parts of the slice share. */
interface Parts {
  readonly ports: TimelinePorts
  readonly own: Store<Own>
  readonly update: (change: Partial<Own>) => void
}

/** Makes both feeds, and the list of entries that the feed in use provides. */
const makeFeeds = ({ ports, own, update }: Parts) => {
  const { clock, log, device, cards } = ports
  const sourceCards = () => readableCards(cards.get().cards)
  const onFault = (fault: Fault, of: 'page' | 'refresh'): void =>
    of === 'page'
      ? log.error(`The activity could not be loaded: ${describeFault(fault)}`)
      : log.warn(`The latest activity could not be loaded: ${describeFault(fault)}`)
  const queryAt = (filter: TimelineFilter, now: number) => timelineQueryOf(filter, now, device.timeZone())
  const [mergedListing, offeredListing] = [makeMergedListing(), makeOfferedListing()]
  const mergedEntries = (list: MergedList, filter: TimelineFilter | null): ListedEntries =>
    filter === null
      ? nothingListed
      : mergedListing(list, queryAt(filter, merged.get().query?.now ?? clock.now()), {
          cards: cards.get().cards,
          timeZone: device.timeZone(),
        })
  /** Reports entries that have arrived since the last response, or holds them back (ACT-018). */
  const reconcile = (): void => {
    const now = own.get()
    const list = listed.get()
    const arrived = now.known === null ? [] : arrivedEntries(now.known, list)
    const { times } = now.appeared
    update({
      known: list.summary === null ? null : knownEntriesOf(list),
      ...(arrived.length === 0 ? {} : { seenAt: clock.now() }),
      held: heldIn(now, list),
      ...(arrived.length > 0 && now.isAtTop ? { appeared: { count: arrived.length, times: times + 1 } } : {}),
    })
  }
  const openMerged = (): void => {
    const { filter } = own.get()
    const now = clock.now()
    const { from = null } = filter === null ? {} : queryAt(filter, now)
    merged.open(filter === null ? null : { from, now, cards: sourceCards() })
  }
  /** Opens the list again if the cards have changed, for example because their list has loaded late. */
  const followCards = (): void => {
    const query = merged.get().query
    const idsOf = (all: ReadonlyArray<{ readonly id: string }>): string => all.map(({ id }) => id).join()
    if (query === null || idsOf(query.cards) === idsOf(sourceCards())) return
    update({ held: new Set(), known: null })
    openMerged()
  }
  const offered = makeOfferedFeed(ports, {
    landed: () => {
      if (!offered.get().list.isUnsupported) {
        update({ isOffered: true })
        return reconcile()
      }
      update({ isOffered: false })
      offered.open(null)
      openMerged()
    },
    onFault,
  })
  const merged = makeMergedFeed(ports, {
    shownCount: (list) => mergedEntries(list, own.get().filter).entries.length,
    landed: () => {
      reconcile()
      const { filter } = own.get()
      if (merged.get().status !== 'success') return
      // The totals and a search need the whole period. An unlimited period is read only as far as the user scrolls.
      if (filter !== null && (merged.get().query?.from !== null || isTimelineNarrowed(filter))) merged.more()
    },
    onFault,
  })
  // Neither a scroll nor the clock changes these values, so that thousands of entries are not listed again.
  const filter = project(own, (now) => now.filter)
  const isOffered = project(own, (now) => now.isOffered)
  const listed = project(combine({ filter, isOffered, offered, merged, cards }), (now): ListedEntries => {
    if (now.isOffered !== false) return offeredListing(now.offered.list, { cards: now.cards.cards })
    const list = mergedEntries(now.merged.list, now.filter)
    return now.cards.listFailed ? { ...list, missing: [...list.missing, { id: 'cards', cardId: null }] } : list
  })
  return { offered, merged, listed, openMerged, reconcile, followCards, queryAt }
}

type Feeds = ReturnType<typeof makeFeeds>

/** Makes the function that opens the list of the current filter, and forgets the entries of the earlier one. */
const makeOpen =
  ({ ports, own, update }: Parts, { offered, merged, openMerged, reconcile, queryAt }: Feeds) =>
  (before: TimelineFilter | null): void => {
    const { filter, isOffered } = own.get()
    if (filter === null) return
    const now = ports.clock.now()
    update({ held: new Set(), known: null, seenAt: now })
    if (isOffered !== false) return offered.open({ ...queryAt(filter, now), timeZone: ports.device.timeZone() })
    const isSamePeriod =
      before !== null && before.range === filter.range && before.from === filter.from && before.to === filter.to
    if (!isSamePeriod || merged.get().query === null) return openMerged()
    merged.more()
    if (merged.get().status !== 'loading') reconcile()
  }

/**
 * Makes the timeline. Sends no request before `show`. The timeline first asks the provider for the merged timeline; if the
 * provider does not support it, the slice merges the specified calls (ACT-026).
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const { timeline } = makePaydeck(ports)
 * timeline.show(noTimelineFilter)
 * await settle()
 * timeline.state.get().entries[0].title // 'Meridian Outfitters'
 */
export const makeTimeline = (ports: TimelinePorts): Timeline => {
  const { stores, clock } = ports
  const own = stores.make<Own>(initialState)
  const update: Parts['update'] = (change) => own.update((now) => ({ ...now, ...change }))
  const parts: Parts = { ports, own, update }
  const feeds = makeFeeds(parts)
  const { offered, merged, listed } = feeds
  const open = makeOpen(parts, feeds)
  const [visits, typing] = [makeScope(stores, clock), makeScope(stores, clock)]
  const isInUse = (): boolean => own.get().isOffered !== false
  const poll = (isOfOffered: boolean) => (): void => {
    if (isOfOffered !== isInUse()) return
    const feed = isOfOffered ? offered : merged
    if (feed.get().status !== 'loading') feed.refreshSilently()
  }
  const state = project(combine({ own, listed, offered, merged }), (now): TimelineState => {
    const { filter, appeared, seenAt, isOffered } = now.own
    const { status, refresh } = isOffered === false ? now.merged : now.offered
    return { ...now.listed, filter, held: heldIn(now.own, now.listed), appeared, seenAt, status, refresh }
  })
  return {
    state: whileObserved(state, own, clock, dateRefresh),
    show: (filter) => {
      const { filter: before } = own.get()
      if (before !== null && isSameTimelineFilter(before, filter)) return update({ filter })
      update({ filter })
      typing.renew()
      if (before === null) {
        visits.every(newEntriesPolls.provider, poll(true))
        visits.every(newEntriesPolls.sources, poll(false))
        visits.listen(ports.cards.changes$, feeds.followCards)
      }
      const isTyped = before !== null && isTypedTimelineChange(before, filter)
      if (isTyped && isInUse()) typing.later(searchTyping, () => open(before))
      else open(before)
    },
    table: makeStoredSwitch(ports.storage, monthTableKey),
    lettersOff: makeStoredSwitch(ports.storage, lettersOffKey),
    more: () => (isInUse() ? offered.more() : merged.more()),
    tryAgain: () => {
      const feed = isInUse() ? offered : merged
      const { status, refresh } = feed.get()
      const isMissing = merged.get().list.some(({ failure }) => failure !== null)
      if (status !== 'error' && refresh !== 'failed' && !isMissing) return
      update({ known: null })
      if (isMissing) merged.replace(retrying)
      if (status === 'error' || isMissing) feed.more()
      if (refresh === 'failed') feed.refresh()
    },
    refresh: () => {
      update({ held: new Set(), known: null })
      if (isInUse()) offered.refresh()
      else merged.refresh()
    },
    showNew: () => update({ held: new Set() }),
    setAtTop: (isAtTop) => {
      if (isAtTop !== own.get().isAtTop) update({ isAtTop })
    },
    leave: () => {
      visits.renew()
      typing.renew()
      offered.open(null)
      merged.open(null)
      own.update(({ isOffered }) => ({ ...initialState, isOffered }))
    },
  }
}
