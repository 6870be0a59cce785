import type { task as T } from 'fp-ts'
import { combine, type Live, project } from '../../kernel/store.ts'
import { makeThrottle } from '../../kernel/throttle.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import { type ActivityFilter, isSameFilter, isSameWindow, withFilterChange } from '../activity-filter/index.ts'
import type { ShownActivity } from '../activity-items/index.ts'
import type { CardTransactionPage } from '../card-transaction/index.ts'
import { type ActivityPlace, type CardActivityState, type ListPlace, noCardActivity } from './model.ts'
import {
  isLoadingFirst,
  isNearEnd,
  pageStep,
  prefilledRows,
  pressesFor,
  settledCard,
  wantedActivities,
} from './rules.ts'
import { cardDateRefresh, cardScrolling } from './tables.ts'
import { type ListPorts, type Lists, makeLists } from './use-cases.ts'
import { type CardActivityView, makeCardActivityView, shownActivity } from './view/index.ts'

/** What the activity of a card needs from outside. */
export interface CardActivityPorts extends ListPorts {
  /** Says whether rows have pages of their own. */
  readonly transactions: Pick<CardTransactionPage, 'isOffered' | 'probe'>
  /** Asks for the balances again, with a refresh. */
  readonly reloadBalances: T.Task<unknown>
}

/** What happened on the card that is looked at. */
export interface CardActivity {
  /** While it is listened to, its relative dates are kept up with the clock. */
  readonly view: Live<CardActivityView>
  /** The card whose lists have come, or have failed to: what is less urgent may be asked for. null: they are on their way. */
  readonly settledCard: Live<string | null>
  /** What the rows of the view are, as the provider has it. */
  readonly shown: Live<ShownActivity>
  /**
   * To be called when the page is opened and whenever its address says something else. Another card: what was there goes, and
   * what is still to come is skipped (CARD-063, CARD-065). Another filter: as `narrow`. The same again does nothing.
   */
  readonly show: (place: ActivityPlace) => void
  /** The page is left: as another card, without asking for anything. */
  readonly leave: () => void
  /** Another window is asked for anew, without what was there (CARD-064); the rest narrows what is loaded. */
  readonly narrow: (change: Partial<ActivityFilter>) => void
  /** Asks for the latest; the rows stay meanwhile. */
  readonly refresh: () => void
  /** After a failure: goes on with what failed, at the page where it did. Does nothing during a refresh. */
  readonly tryAgain: () => void
  /** Shows more of what is pending (CARD-052). */
  readonly more: () => void
  /**
   * Where the list's end is: to be told on scrolling, on resizing, and after the list has grown. As often as one likes: it is
   * heard every 200 ms (CARD-057).
   */
  readonly scrolled: (place: ListPlace) => void
}

const isResting = ({ settled, refresh, list }: CardActivityState): boolean =>
  settled !== 'loading' && settled !== 'error' && refresh !== 'loading' && list !== null

/** Shows more rows as they are needed, and loads the next page where there are none left to show. */
const makeScrolling = ({ state, put, cardOf, pages }: Lists, shownRows: () => number) => {
  const press = (settled: number): void => {
    const { presses } = state.get()
    if (presses.settled !== settled) put({ presses: { ...presses, settled } })
  }
  /** Loads a page where fewer rows are shown than are wanted, and there may be more. */
  const loadUpTo = (wanted: number): void => {
    if (shownRows() < wanted) pages.more()
  }
  /** Fills the viewport (CARD-055). */
  const fill = (): void => {
    const { place, height, presses } = state.get()
    const card = cardOf(place)
    if (card === undefined || height === 0 || !isResting(state.get())) return
    const wanted = prefilledRows(height)
    press(Math.max(presses.settled, pressesFor(wanted, pageStep(card))))
    loadUpTo(wanted)
  }
  const scrolled = ({ distance, height }: ListPlace): void => {
    const before = state.get()
    if (before.height !== height) put({ height })
    fill()
    const { place, presses, list, settled } = state.get()
    const card = cardOf(place)
    // What the filling has changed moved the list's end.
    const isMoved = presses !== before.presses || settled !== before.settled
    if (card === undefined || isMoved || !isNearEnd(distance) || !isResting(state.get())) return
    const step = pageStep(card)
    if (shownRows() < wantedActivities(presses.settled, step) && (list?.nextPage ?? null) === null) return
    press(presses.settled + 1)
    loadUpTo(wantedActivities(presses.settled + 1, step))
  }
  return { fill, scrolled }
}

/** Makes the activity; it requests nothing before `show` runs. */
export const makeCardActivity = (ports: CardActivityPorts): CardActivity => {
  const { clock, device, cards, transactions, reloadBalances } = ports
  const lists = makeLists(ports, () => {
    // An earlier report of the list's end is out of date.
    reports.drop()
    fill()
    probe()
  })
  const { state, own, put, pages, cardOf, isAsking } = lists
  const source = combine({ state, cards: cards.state, isAsking, hasPages: transactions.isOffered })
  const viewOf = makeCardActivityView()
  const view = project(source, (now) => viewOf({ ...now, cards: now.cards.cards, timeZone: device.timeZone() }))
  const { fill, scrolled } = makeScrolling(lists, () => view.get().lists?.settled?.rows.length ?? 0)
  const reports = makeThrottle(clock, cardScrolling.throttle, scrolled)

  /** Whether rows have pages of their own is found out by the first that might. */
  const probe = (): void => {
    const { place, list, pending } = state.get()
    const first = list?.rows[0] ?? pending.find(({ isTopUp }) => !isTopUp)
    if (place !== null && first !== undefined) transactions.probe({ cardId: place.cardId, transactionId: first.id })
  }
  const narrowTo = (place: ActivityPlace, filter: ActivityFilter): void => {
    if (!isSameWindow(place.filter, filter)) return lists.load({ ...place, filter })
    reports.drop()
    put({ place: { ...place, filter }, presses: noCardActivity.presses })
    fill()
  }
  cards.state.changes$.subscribe(() => {
    const { place, range } = state.get()
    // It may not have been there, or not have been active yet.
    if (place !== null && range === null && cardOf(place) !== undefined) lists.load(place)
  })
  return {
    view: whileObserved(view, own, clock, cardDateRefresh),
    shown: project(combine({ view, state }), shownActivity),
    settledCard: project(combine({ state, isAsking }), (now) => settledCard(now.state, now.isAsking)),
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
      if (isLoadingFirst(state.get(), isAsking.get())) return
      if (list === null || range === null) lists.load(place)
      else lists.refresh(place)
      void reloadBalances()
    },
    tryAgain: () => {
      const { overview, settled, refresh } = state.get()
      // A refresh loads the whole list.
      if (refresh === 'loading') return
      if (overview === 'failed') lists.loadOverview()
      if (settled === 'error') pages.more()
    },
    more: () => put({ presses: { ...state.get().presses, pending: state.get().presses.pending + 1 } }),
    scrolled: reports.push,
  }
}
