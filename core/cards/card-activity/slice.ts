import type { task as T } from 'fp-ts'
import { combine, type Live, project } from '../../kernel/store.ts'
import { makeThrottle } from '../../kernel/throttle.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import { type ActivityFilter, isSameFilter, isSameWindow, withFilterChange } from '../activity-filter/index.ts'
import type { ShownActivity } from '../activity-items/index.ts'
import type { CardTransactionPage } from '../card-transaction/index.ts'
import { type ActivityPlace, type CardActivityState, type ListPosition, noCardActivity } from './model.ts'
import { isLoadingFirst, isNearEnd, pageStep, prefilledRows, pressesFor, loadedCardId, requestedRows } from './rules.ts'
import { cardDateRefresh, cardScrolling } from './tables.ts'
import { type ListPorts, type Lists, makeLists } from './use-cases.ts'
import { type CardActivityView, makeCardActivityView, shownActivity } from './view/index.ts'

/** Ports of the slice `cardActivity`. */
export interface CardActivityPorts extends ListPorts {
  /**
   * Reports whether the provider supports requests for single transactions. Only then do the rows link to the pages of their
   * transactions.
   */
  readonly transactions: Pick<CardTransactionPage, 'isSupported' | 'probe'>
  /** Reloads the balances during a refresh. */
  readonly reloadBalances: T.Task<unknown>
}

/** Activity of the card on the page. */
export interface CardActivity {
  /** Live view. While it has subscribers, its relative dates follow the clock. */
  readonly view: Live<CardActivityView>
  /**
   * Id of the card once its lists have loaded or failed to load; null before that. Less urgent requests wait until the id is
   * set.
   */
  readonly loadedCardId: Live<string | null>
  /** Activity items in the visible rows, with all fields that the provider sends. */
  readonly shown: Live<ShownActivity>
  /**
   * Shows a card with a filter. The screen calls this when the page opens and when the URL changes. A new card clears the
   * lists, and responses for the previous card are dropped (CARD-063, CARD-065). If only the filter is new, this does the
   * same as `narrow`. If both are unchanged, this does nothing.
   */
  readonly show: (place: ActivityPlace) => void
  /** Clears the lists when the user leaves the page; requests nothing. */
  readonly leave: () => void
  /** Changes the filter. A new time window reloads the lists (CARD-064); any other change only filters the loaded items. */
  readonly narrow: (change: Partial<ActivityFilter>) => void
  /** Reloads the lists; the rows stay visible meanwhile. */
  readonly refresh: () => void
  /** Retries the failed requests; the settled list continues from the failed page. Does nothing during a refresh. */
  readonly tryAgain: () => void
  /** Shows more pending items (CARD-052). */
  readonly more: () => void
  /**
   * Handles a new position of the list's end. The screen calls this on scrolling, on resizing, and after the list has grown.
   * Throttled to one position per 200 ms (CARD-057).
   */
  readonly onScroll: (place: ListPosition) => void
}

const isIdle = ({ settled, refresh, list }: CardActivityState): boolean =>
  settled !== 'loading' && settled !== 'error' && refresh !== 'loading' && list !== null

/** Shows more rows as the user scrolls, and loads the next page when every loaded row is shown. */
const makeScrolling = ({ state, patch, cardOf, pages }: Lists, shownRows: () => number) => {
  const press = (settled: number): void => {
    const { presses } = state.get()
    if (presses.settled !== settled) patch({ presses: { ...presses, settled } })
  }
  /** Loads a page if fewer than `wanted` rows are shown. */
  const loadUpTo = (wanted: number): void => {
    if (shownRows() < wanted) pages.more()
  }
  /** Shows enough rows to fill the viewport (CARD-055). */
  const fill = (): void => {
    const { place, height, presses } = state.get()
    const card = cardOf(place)
    if (card === undefined || height === 0 || !isIdle(state.get())) return
    const wanted = prefilledRows(height)
    press(Math.max(presses.settled, pressesFor(wanted, pageStep(card))))
    loadUpTo(wanted)
  }
  const reportPosition = ({ distance, height }: ListPosition): void => {
    const before = state.get()
    if (before.height !== height) patch({ height })
    fill()
    const { place, presses, list, settled } = state.get()
    const card = cardOf(place)
    // Filling the viewport changed the list, so this position is out of date.
    const isMoved = presses !== before.presses || settled !== before.settled
    if (card === undefined || isMoved || !isNearEnd(distance) || !isIdle(state.get())) return
    const step = pageStep(card)
    if (shownRows() < requestedRows(presses.settled, step) && (list?.nextPage ?? null) === null) return
    press(presses.settled + 1)
    loadUpTo(requestedRows(presses.settled + 1, step))
  }
  return { fill, reportPosition }
}

/**
 * Makes the slice `cardActivity`. The slice sends no request before `show`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.cardholder })
 * const app = makePaydeck(ports)
 * await app.cardList.tasks.reload()
 * app.cardActivity.show({ cardId: app.cardList.state.get().cards[0].id, filter: defaultFilter })
 * await settle()
 * app.cardActivity.shown.get().pending[0].displayMerchant // 'Glasshouse Coffee'
 */
export const makeCardActivity = (ports: CardActivityPorts): CardActivity => {
  const { clock, device, cards, transactions, reloadBalances } = ports
  const lists = makeLists(ports, () => {
    // The lists have changed, so a pending report of the scroll position is out of date.
    reports.drop()
    fill()
    probe()
  })
  const { state, own, patch, pages, cardOf, isOverviewLoading } = lists
  const source = combine({ state, cards: cards.state, isOverviewLoading, hasPages: transactions.isSupported })
  const viewOf = makeCardActivityView()
  const view = project(source, (now) => viewOf({ ...now, cards: now.cards.cards, timeZone: device.timeZone() }))
  const { fill, reportPosition } = makeScrolling(lists, () => view.get().lists?.settled?.rows.length ?? 0)
  const reports = makeThrottle(clock, cardScrolling.throttle, reportPosition)

  /**
   * Finds out whether the provider supports requests for single transactions, by requesting the first transaction in the
   * lists.
   */
  const probe = (): void => {
    const { place, list, pending } = state.get()
    const first = list?.rows[0] ?? pending.find(({ isTopUp }) => !isTopUp)
    if (place !== null && first !== undefined) transactions.probe({ cardId: place.cardId, transactionId: first.id })
  }
  const narrowTo = (place: ActivityPlace, filter: ActivityFilter): void => {
    if (!isSameWindow(place.filter, filter)) return lists.load({ ...place, filter })
    reports.drop()
    patch({ place: { ...place, filter }, presses: noCardActivity.presses })
    fill()
  }
  cards.state.changes$.subscribe(() => {
    const { place, range } = state.get()
    // If the card was missing or not activated when the user opened its page, its lists load now.
    if (place !== null && range === null && cardOf(place) !== undefined) lists.load(place)
  })
  return {
    view: whileObserved(view, own, clock, cardDateRefresh),
    shown: project(combine({ view, state }), shownActivity),
    loadedCardId: project(combine({ state, isOverviewLoading }), (now) =>
      loadedCardId(now.state, now.isOverviewLoading),
    ),
    show: (next) => {
      const { place } = state.get()
      const filter = withFilterChange(next.filter, {})
      if (place?.cardId !== next.cardId) lists.load({ ...next, filter })
      else if (!isSameFilter(place.filter, filter)) narrowTo(place, filter)
    },
    leave: () => lists.load(null),
    narrow: (change) => {
      const { place } = state.get()
      if (place !== null) narrowTo(place, withFilterChange(place.filter, change))
    },
    refresh: () => {
      const { place, list, range, refresh } = state.get()
      if (place === null || cardOf(place) === undefined || refresh === 'loading') return
      if (isLoadingFirst(state.get(), isOverviewLoading.get())) return
      if (list === null || range === null) lists.load(place)
      else lists.refresh(place)
      void reloadBalances()
    },
    tryAgain: () => {
      const { overview, settled, refresh } = state.get()
      // A refresh in progress already reloads every list.
      if (refresh === 'loading') return
      if (overview === 'failed') lists.loadOverview()
      if (settled === 'error') pages.more()
    },
    more: () => patch({ presses: { ...state.get().presses, pending: state.get().presses.pending + 1 } }),
    onScroll: reports.push,
  }
}
