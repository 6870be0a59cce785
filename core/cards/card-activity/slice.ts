import { either as E, function as F, type task as T } from 'fp-ts'
import { answering } from '../../kernel/attempt.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { wait } from '../../kernel/load.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { makeThrottle } from '../../kernel/throttle.ts'
import { whileHeard } from '../../kernel/while-heard.ts'
import type { Clock, Device, Log } from '../../platform/ports.ts'
import {
  type ActivityFilter,
  type ActivityWindow,
  activityWindow,
  isSameFilter,
  isSameWindow,
  withFilterChange,
} from '../activity-filter/index.ts'
import type { ShownActivity } from '../activity-items/index.ts'
import { type CardList, isActivationRequired } from '../card-list/index.ts'
import type { CardTransactionPage } from '../card-transaction/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import {
  type ActivityOverview,
  type ActivityPlace,
  type ActivityQuery,
  type CardActivityState,
  type ListPlace,
  noCardActivity,
  noSettled,
  type SettledList,
  type SettledPage,
} from './model.ts'
import type { CardActivities } from './ports.ts'
import {
  isLoadingFirst,
  isNearEnd,
  overviewOf,
  pageStep,
  prefilledRows,
  pressesFor,
  settledCard,
  wantedActivities,
  withSettledPage,
} from './rules.ts'
import { cardActivityOperations, cardDateRefresh, cardPages, cardScrolling } from './tables.ts'
import { type CardActivityView, makeCardActivityView, shownActivity } from './view.ts'

/** What the activity of a card needs from outside. */
export interface CardActivityPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly activities: CardActivities
  readonly cards: Pick<CardList, 'state'>
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

type Answer<A> = E.Either<Fault, A>

/** As it was, where no answer came. */
const withOverview = (now: CardActivityState, answer: Answer<ActivityOverview>): CardActivityState =>
  E.isRight(answer) ? { ...now, overview: 'success', pending: answer.right.pending } : now
const withPage = (now: CardActivityState, list: SettledList, answer: Answer<SettledPage>): CardActivityState =>
  E.isRight(answer) ? { ...now, settled: null, list: withSettledPage(list, answer.right) } : now

/**
 * What is known, and the requests that change it: an answer for an earlier place, or of a session that is over, is skipped.
 * @param landed runs after rows have come
 */
const makeLists = ({ stores, clock, log, device, activities, cards }: CardActivityPorts, landed: () => void) => {
  const state = stores.make<CardActivityState>(noCardActivity)
  const scope = makeScope(stores, clock)
  const overview = makeOperation<ActivityQuery, Fault, ActivityOverview>({
    stores,
    clock,
    run: activities.overview,
    resetAfter: cardActivityOperations.overview,
  })
  /** The card that is looked at; undefined: it is not there, or has no lists. */
  const cardOf = (place: ActivityPlace | null): DebitCard | undefined =>
    visibleCards(cards.state.get().cards).find((card) => card.id === place?.cardId && !isActivationRequired(card))
  const windowOf = ({ filter }: ActivityPlace, { provider }: DebitCard): ActivityWindow | null =>
    activityWindow(filter, provider, clock.now(), device.timeZone())
  const failed = (what: string, fault: Fault): void =>
    log.error(`The ${what} could not be loaded: ${describeFault(fault)}`)

  const askOverview = (card: DebitCard, range: ActivityWindow) =>
    overview.start({ cardId: card.id, ...range, form: overviewOf(card), askedAt: clock.now() })()
  const askPage = (card: DebitCard, range: ActivityWindow, page: number) =>
    answering(
      activities.settled({ cardId: card.id, ...range, page, pageSize: cardPages.fetch.value }),
      F.identity<Fault>,
    )()

  const loadOverview = (card: DebitCard, range: ActivityWindow): void => {
    state.update((now) => ({ ...now, overview: 'loading' }))
    const settle = scope.whileOpen((answer: Answer<ActivityOverview>) => {
      if (E.isLeft(answer)) failed('pending card transactions', answer.left)
      state.update((now) => withOverview({ ...now, overview: 'failed' }, answer))
      landed()
    })
    void askOverview(card, range).then(settle)
  }
  /** The first page comes as soon as it can, and the others do not come in a rush (CARD-056). */
  const loadPage = (card: DebitCard, range: ActivityWindow): void => {
    const list = state.get().list ?? noSettled
    if (list.nextPage === null) return
    state.update((now) => ({ ...now, settled: 'loading' }))
    const settle = scope.whileOpen(([answer]: readonly [Answer<SettledPage>, void]) => {
      if (E.isLeft(answer)) failed('settled card transactions', answer.left)
      state.update((now) => withPage({ ...now, settled: 'failed' }, list, answer))
      landed()
    })
    const least = state.get().list === null ? Promise.resolve() : wait(clock, cardScrolling.minimumWait)()
    void Promise.all([askPage(card, range, list.nextPage), least]).then(settle)
  }
  /** What there was goes, and what is still to come is skipped (CARD-063 to CARD-065). */
  const load = (place: ActivityPlace | null): void => {
    scope.renew()
    overview.reset()
    const card = cardOf(place)
    const range = place === null || card === undefined ? null : windowOf(place, card)
    state.update(({ height }) => ({ ...noCardActivity, place, range, height, seenAt: clock.now() }))
    if (card === undefined || range === null) return
    loadOverview(card, range)
    loadPage(card, range)
  }
  const refresh = (card: DebitCard, range: ActivityWindow): void => {
    scope.renew()
    state.update((now) => ({ ...now, refresh: 'loading', settled: now.settled === 'failed' ? 'failed' : null }))
    const settle = scope.whileOpen(([recent, page]: readonly [Answer<ActivityOverview>, Answer<SettledPage>]) => {
      for (const answer of [recent, page]) if (E.isLeft(answer)) failed('latest card transactions', answer.left)
      const isWhole = E.isRight(recent) && E.isRight(page)
      state.update((now) => ({
        ...withPage(withOverview(now, recent), noSettled, page),
        refresh: isWhole ? null : 'failed',
        range: E.isRight(page) ? range : now.range,
        seenAt: clock.now(),
      }))
      landed()
    })
    void Promise.all([askOverview(card, range), askPage(card, range, 1)]).then(settle)
  }
  return { state, overview, cardOf, windowOf, load, loadOverview, loadPage, refresh }
}
type Lists = ReturnType<typeof makeLists>

/** Shows more rows as they are needed, and asks for the next page where there are none left to show. */
const makeScrolling = ({ clock }: CardActivityPorts, { state, cardOf, loadPage }: Lists, shownRows: () => number) => {
  const isResting = ({ settled, refresh, list }: CardActivityState): boolean =>
    settled === null && refresh !== 'loading' && list !== null
  const press = (presses: number): void =>
    state.update((now) =>
      now.presses.settled === presses ? now : { ...now, presses: { ...now.presses, settled: presses } },
    )
  /** Loads a page where fewer rows are shown than are wanted, and there may be more. */
  const loadUpTo = (wanted: number): void => {
    const { place, range } = state.get()
    const card = cardOf(place)
    if (card !== undefined && range !== null && shownRows() < wanted) loadPage(card, range)
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
  const reports = makeThrottle<ListPlace>(clock, cardScrolling.throttle, ({ distance, height }) => {
    const before = state.get()
    state.update((now) => (now.height === height ? now : { ...now, height }))
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
  })
  return { fill, reports }
}

/** Nothing is asked for until `show` runs. */
export const makeCardActivity = (ports: CardActivityPorts): CardActivity => {
  const { clock, device, cards, transactions, reloadBalances } = ports
  const lists = makeLists(ports, () => {
    // What was told of the list's end is out of date.
    reports.drop()
    fill()
    probe()
  })
  const { state, overview, cardOf } = lists
  const isAsking = project(overview, ({ status }) => status === 'loading')
  const source = combine({ state, cards: cards.state, isAsking, hasPages: transactions.isOffered })
  const viewOf = makeCardActivityView()
  const view = project(source, (now) => viewOf({ ...now, cards: now.cards.cards, timeZone: device.timeZone() }))
  const { fill, reports } = makeScrolling(ports, lists, () => view.get().lists?.settled?.rows.length ?? 0)

  /** Whether rows have pages of their own is found out by the first that might. */
  const probe = (): void => {
    const { place, list, pending } = state.get()
    const first = list?.rows[0] ?? pending.find(({ isTopUp }) => !isTopUp)
    if (place !== null && first !== undefined) transactions.probe({ cardId: place.cardId, transactionId: first.id })
  }
  const narrowTo = (place: ActivityPlace, filter: ActivityFilter): void => {
    if (!isSameWindow(place.filter, filter)) return lists.load({ ...place, filter })
    reports.drop()
    state.update((now) => ({ ...now, place: { ...place, filter }, presses: noCardActivity.presses }))
    fill()
  }
  cards.state.changes$.subscribe(() => {
    const { place, range } = state.get()
    // It may not have been there, or not have been active yet.
    if (place !== null && range === null && cardOf(place) !== undefined) lists.load(place)
  })
  return {
    view: whileHeard(view, state, clock, cardDateRefresh),
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
      const { place, list, refresh } = state.get()
      const card = cardOf(place)
      if (place === null || card === undefined || refresh === 'loading' || isLoadingFirst(state.get(), isAsking.get()))
        return
      const range = lists.windowOf(place, card)
      if (list === null || range === null) lists.load(place)
      else lists.refresh(card, range)
      void reloadBalances()
    },
    tryAgain: () => {
      const { place, range, refresh, overview: known, settled } = state.get()
      const card = cardOf(place)
      // A refresh brings the list anew: a page of the one before would take its place.
      if (card === undefined || range === null || refresh === 'loading') return
      if (known === 'failed') lists.loadOverview(card, range)
      if (settled === 'failed') lists.loadPage(card, range)
    },
    more: () => state.update((now) => ({ ...now, presses: { ...now.presses, pending: now.presses.pending + 1 } })),
    scrolled: reports.hear,
  }
}
