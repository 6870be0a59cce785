import { either as E, type taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { atLeast, wait } from '../../kernel/load.ts'
import { makePagedResource } from '../../kernel/paged-resource.ts'
import { makeOperation, type Status } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, project, type Store, type Stores } from '../../kernel/store.ts'
import type { Clock, Device, Log } from '../../platform/ports.ts'
import { type ActivityWindow, activityWindow } from '../activity-filter/index.ts'
import { type CardList, readableCards } from '../card-list/index.ts'
import type { DebitCard } from '../model.ts'
import {
  type ActivityOverview,
  type ActivityPlace,
  type ActivityQuery,
  type CardActivityState,
  noCardActivity,
  noSettled,
  type SettledList,
  type SettledPage,
} from './model.ts'
import type { CardActivities } from './ports.ts'
import { overviewOf, withSettledPage } from './rules.ts'
import { cardActivityOperations, cardPages, cardScrolling } from './tables.ts'

/** Ports of the lists of a card. */
export interface ListPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly cardActivities: CardActivities
  readonly cards: Pick<CardList, 'state'>
}

/** Settled transactions loaded so far, and the time window, which is the same for all their pages. */
interface Settled extends SettledList {
  readonly range: ActivityWindow | null
}
const empty: Settled = { ...noSettled, range: null }

/** Page of settled transactions, and the time window of its request. */
type SettledIn = SettledPage & { readonly range: ActivityWindow }

/** Part of the state that the slice itself stores. The paged resource stores the settled transactions. */
interface Own extends Omit<CardActivityState, 'settled' | 'list' | 'refresh'> {
  /**
   * Response to the overview request of the latest refresh; 'loading' until it arrives. A new overview is stored here until
   * the refreshed rows have loaded, and then both are applied together. Otherwise a transaction could be missing from both
   * lists for a moment. A fault is stored here until the next load or refresh. Null in all other cases.
   */
  readonly latest: 'loading' | E.Either<Fault, ActivityOverview> | null
}
const nothing: Own = { ...noCardActivity, latest: null }

const refreshOf = (latest: Own['latest'], pages: Status): Status => {
  if (latest === 'loading' || pages === 'loading') return 'loading'
  return pages === 'failed' || (latest !== null && E.isLeft(latest)) ? 'failed' : null
}

/** Dependencies that `makePages` and `makeOverview` share. */
interface Parts {
  readonly ports: ListPorts
  readonly own: Store<Own>
  readonly patch: (change: Partial<Own>) => void
  /** Returns the card that `place` names; undefined if the card does not exist or has no lists. */
  readonly cardOf: (place: ActivityPlace | null) => DebitCard | undefined
  readonly windowOf: (place: ActivityPlace) => ActivityWindow | null
  readonly onFault: (what: string, fault: Fault) => void
}

const makeParts = (ports: ListPorts): Parts => {
  const { stores, clock, log, device, cards } = ports
  const own = stores.make<Own>(nothing)
  const cardOf: Parts['cardOf'] = (place) =>
    readableCards(cards.state.get().cards).find((card) => card.id === place?.cardId)
  return {
    ports,
    own,
    cardOf,
    patch: (change) => own.update((now) => ({ ...now, ...change })),
    windowOf: (place) => {
      const card = cardOf(place)
      return card === undefined ? null : activityWindow(place.filter, card.provider, clock.now(), device.timeZone())
    },
    onFault: (what, fault) => log.error(`The ${what} could not be loaded: ${describeFault(fault)}`),
  }
}

/** Makes the paged resource that loads the settled transactions. */
const makePages = ({ ports, windowOf, onFault }: Parts, onLoaded: () => void) => {
  const { stores, clock, cardActivities: activities } = ports
  const requestPage =
    (cardId: string, range: ActivityWindow, page: number): TE.TaskEither<Fault, SettledIn> =>
    async () => {
      const query = { cardId, ...range, page, pageSize: cardPages.fetch.value }
      return E.map((settled: SettledPage) => ({ ...settled, range }))(await activities.settled(query)())
    }
  return makePagedResource<ActivityPlace, Settled, SettledIn>({
    stores,
    clock,
    empty,
    page: (place, { range, nextPage }) => {
      const within = range ?? windowOf(place)
      if (within === null || nextPage === null) return null
      const request = requestPage(place.cardId, within, nextPage)
      // The first page appears immediately; a further page takes at least the minimum wait (CARD-056).
      return range === null ? request : atLeast(wait(clock, cardScrolling.minimumWait), request)
    },
    append: (list, page) => ({ ...withSettledPage(list, page), range: page.range }),
    landed: onLoaded,
    onFault: (fault, of) => onFault(of === 'page' ? 'settled card transactions' : 'latest card transactions', fault),
  })
}

/** Makes the functions that load the overview with the pending transactions. */
const makeOverview = ({ ports, own, patch, cardOf, onFault }: Parts, onLoaded: () => void) => {
  const { stores, clock, cardActivities: activities } = ports
  const scope = makeScope(stores, clock)
  const overview = makeOperation<ActivityQuery, Fault, ActivityOverview>({
    stores,
    clock,
    run: activities.overview,
    resetAfter: cardActivityOperations.overview,
  })
  const request = (range: ActivityWindow, onResult: (answer: E.Either<Fault, ActivityOverview>) => void): void => {
    const card = cardOf(own.get().place)
    if (card === undefined) return
    const query = { cardId: card.id, ...range, form: overviewOf(card), requestedAt: clock.now() }
    scope.request(overview.start(query), onResult)
  }
  const applyOverview = (answer: E.Either<Fault, ActivityOverview>): void => {
    if (E.isRight(answer)) patch({ overview: 'success', pending: answer.right.pending })
  }
  return {
    scope,
    request,
    applyOverview,
    isOverviewLoading: project(overview, ({ status }) => status === 'loading'),
    reset: (): void => {
      scope.renew()
      overview.reset()
    },
    load: (): void => {
      const { range } = own.get()
      if (range === null) return
      patch({ overview: 'loading' })
      request(range, (answer) => {
        if (E.isLeft(answer)) {
          onFault('pending card transactions', answer.left)
          patch({ overview: 'failed' })
        }
        applyOverview(answer)
        onLoaded()
      })
    },
  }
}

/**
 * Makes the lists of a card. Sends no request before `load`.
 * @param onLoaded runs after rows have loaded or failed to load
 */
export const makeLists = (ports: ListPorts, onLoaded: () => void) => {
  const parts = makeParts(ports)
  const { own, patch, cardOf, windowOf, onFault } = parts
  const overview = makeOverview(parts, onLoaded)
  const pages = makePages(parts, () => {
    applyLatest()
    onLoaded()
  })
  const applyLatest = (): void => {
    const { latest } = own.get()
    if (latest === null || latest === 'loading' || pages.get().refresh === 'loading') return
    overview.applyOverview(latest)
    patch({ latest: E.isLeft(latest) ? latest : null })
  }
  return {
    own,
    patch,
    pages,
    cardOf,
    loadOverview: overview.load,
    isOverviewLoading: overview.isOverviewLoading,
    state: project(
      combine({ own, pages }),
      ({ own: { latest, ...now }, pages: { list, status, refresh } }): CardActivityState => ({
        ...now,
        range: list.range ?? now.range,
        settled: status,
        list: list === empty ? null : list,
        refresh: refreshOf(latest, refresh),
      }),
    ),
    /**
     * Loads the lists of a card with a filter. Responses for the previous card or filter are dropped (CARD-063 to CARD-065).
     */
    load: (place: ActivityPlace | null): void => {
      overview.reset()
      const range = place === null ? null : windowOf(place)
      own.update(({ height }) => ({ ...nothing, place, range, height, seenAt: ports.clock.now() }))
      overview.load()
      pages.open(range === null ? null : place)
    },
    refresh: (place: ActivityPlace): void => {
      const range = windowOf(place)
      if (range === null) return
      overview.scope.renew()
      patch({ latest: 'loading', seenAt: ports.clock.now() })
      overview.request(range, (latest) => {
        if (E.isLeft(latest)) onFault('latest card transactions', latest.left)
        patch({ latest })
        applyLatest()
        onLoaded()
      })
      pages.refresh()
    },
  }
}

/** State of a card's lists and the actions that change it. */
export type Lists = ReturnType<typeof makeLists>
