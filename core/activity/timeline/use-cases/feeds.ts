import { type CardListState, readableCards } from '../../../cards/index.ts'
import { describeFault, type Fault } from '../../../kernel/fault.ts'
import { combine, type Live, project, type Store, type Stores } from '../../../kernel/store.ts'
import type { Clock, Device, Log, TextStorage } from '../../../platform/ports.ts'
import { isTimelineNarrowed, type TimelineFilter, timelineQueryOf } from '../../timeline-filter/index.ts'
import { type ListedEntries, nothingListed, noTimeline, type TimelineState } from '../model.ts'
import type { ActivityRecords } from '../ports.ts'
import {
  arrivedEntries,
  heldIn,
  type KnownEntries,
  knownEntriesOf,
  makeMergedListing,
  makeOfferedListing,
} from '../rules/index.ts'
import { makeMergedFeed, type MergedList } from './merged.ts'
import { makeOfferedFeed } from './offered.ts'
import type { SourcePorts } from './sources.ts'

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

/** State of the slice except the entries. */
export type Own = Pick<TimelineState, 'filter' | 'held' | 'appeared' | 'seenAt'> & {
  /** True if the provider offers the merged timeline. Null if unknown. */
  readonly isOffered: boolean | null
  readonly isAtTop: boolean
  /** Entries that were listed before the latest response. Null if the next response begins a list. */
  readonly known: KnownEntries | null
}

/** State before the first visit. */
export const initialState: Own = { ...noTimeline, isOffered: null, isAtTop: true, known: null }

/** Values that the parts of the slice share. */
export interface Parts {
  readonly ports: TimelinePorts
  readonly own: Store<Own>
  readonly update: (change: Partial<Own>) => void
}

/** Makes both feeds, and the list of entries that the feed in use provides. */
export const makeFeeds = ({ ports, own, update }: Parts) => {
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

/** Feeds of the timeline. */
export type Feeds = ReturnType<typeof makeFeeds>
