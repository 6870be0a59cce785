import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project } from '../../kernel/store.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import { dateRefresh } from '../../payments/index.ts'
import { makeStoredSwitch, type StoredSwitch } from '../../platform/stored-switch.ts'
import { isSameTimelineFilter, isTypedTimelineChange, type TimelineFilter } from '../timeline-filter/index.ts'
import type { TimelineState } from './model.ts'
import { heldIn } from './rules/index.ts'
import { lettersOffKey, monthTableKey, newEntriesPolls, searchTyping } from './tables.ts'
import {
  type Feeds,
  initialState,
  makeFeeds,
  type Own,
  type Parts,
  retrying,
  type TimelinePorts,
} from './use-cases/index.ts'

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
