import { option as O } from 'fp-ts'
import { describeFault } from '../../kernel/fault.ts'
import { makePagedResource } from '../../kernel/paged-resource.ts'
import { combine, type Live, makeStores, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Device, Log, TextStorage } from '../../platform/ports.ts'
import { daysAhead } from '../activity-filter/index.ts'
import { type CardActivities, type CardActivity, cardPages, type SettledPage } from '../card-activity/index.ts'
import type { CardList } from '../card-list/index.ts'
import { programmes } from '../card-programme/index.ts'
import { visibleCards } from '../rules.ts'
import { day } from '../tables.ts'
import { type CardSpendingState, noSpending, nothingSpent, type SpendingLook, type SpendingSums } from './model.ts'
import { spendingStart, withTransactions } from './rules.ts'
import { spendingLookKey, spendingRange } from './tables.ts'
import { type CardSpendingView, cardSpendingView } from './view.ts'

/** What the spending of a card needs from outside. */
export interface CardSpendingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly activities: Pick<CardActivities, 'settled'>
  readonly cards: Pick<CardList, 'state'>
  /** Remembers how the months are shown. */
  readonly storage: TextStorage
  /** Its lists come first. */
  readonly activity: Pick<CardActivity, 'settledCard'>
}

/** What was spent with a card in the last six months, whatever its lists are narrowed to. */
export interface CardSpending {
  /** null: no card is looked at, or its programme has ended. */
  readonly view: Live<CardSpendingView | null>
  /** Loads once the lists of the page are there; the same card again asks for nothing. */
  readonly show: (cardId: string) => void
  /** Nothing is looked at any more. */
  readonly leave: () => void
  /** Goes on where it stopped, after a failure. */
  readonly tryAgain: () => void
  /** How the months are shown from now on, for this card and others. */
  readonly choose: (look: SpendingLook) => void
}

/** Card, time and zone of one load. */
interface SpendingQuery {
  readonly cardId: string
  readonly currency: string
  /** Time of the load, milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
}

/** The sums of the pages that have come. */
interface Counted {
  readonly sums: SpendingSums
  /** Ids of the transactions in the sums; none is kept once all pages have come. */
  readonly ids: ReadonlySet<string>
  /** Pages count from 1; null: all have come. */
  readonly nextPage: number | null
}
const nothingCounted: Counted = { sums: nothingSpent, ids: new Set(), nextPage: 1 }

const withPage = (
  { sums, ids, nextPage }: Counted,
  { transactionList, totalPageCount }: SettledPage,
  query: SpendingQuery,
): Counted => {
  // Transactions that are new at the provider make pages repeat others.
  const fresh = transactionList.filter(({ id }) => !ids.has(id))
  const page = nextPage ?? totalPageCount
  const isLast = page >= Math.min(totalPageCount, spendingRange.pages.value) || transactionList.length === 0
  return {
    sums: withTransactions(sums, fresh, query),
    ids: isLast ? nothingCounted.ids : new Set([...ids, ...fresh.map(({ id }) => id)]),
    nextPage: isLast ? null : page + 1,
  }
}

/** All pages of a card's spending, one after the other. */
const makePages = ({ stores, clock, log, activities }: CardSpendingPorts) =>
  makePagedResource<SpendingQuery, Counted, SettledPage>({
    stores,
    clock,
    empty: nothingCounted,
    page: ({ cardId, now, timeZone }, { nextPage }) =>
      nextPage === null
        ? null
        : activities.settled({
            cardId,
            startDate: spendingStart(now, timeZone),
            endDate: now + daysAhead.value * day,
            page: nextPage,
            pageSize: cardPages.fetch.value,
          }),
    append: withPage,
    isShort: () => true,
    onFault: (fault) => log.error(`The spending of a card could not be summed up: ${describeFault(fault)}`),
  })

/** Makes the spending; it requests nothing before `show` runs. */
export const makeCardSpending = (ports: CardSpendingPorts): CardSpending => {
  const { stores, clock, device, cards, storage, activity } = ports
  const cardId = stores.make<string | null>(null)
  // Of the browser, not of the user: sign-out leaves it as it is.
  const look = makeStores().make<SpendingLook>(O.isSome(storage.read(spendingLookKey)) ? 'table' : 'chart')
  const pages = makePages(ports)
  const state = project(combine({ cardId, pages }), (now): CardSpendingState => {
    const { query, list, status } = now.pages
    return {
      cardId: now.cardId,
      status: status === 'endOfList' ? 'success' : status === 'error' ? 'failed' : status,
      sums: list.sums,
      askedAt: query?.now ?? noSpending.askedAt,
      timeZone: query?.timeZone ?? noSpending.timeZone,
    }
  })
  const begin = (): void => {
    const card = visibleCards(cards.state.get().cards).find(({ id }) => id === cardId.get())
    if (card === undefined || pages.get().query !== null || activity.settledCard.get() !== card.id) return
    if (programmes[card.provider].isClosed) return
    pages.open({ cardId: card.id, currency: card.currency.code, now: clock.now(), timeZone: device.timeZone() })
  }
  const put = (next: string | null): void => {
    pages.open(null)
    cardId.update(() => next)
  }
  activity.settledCard.changes$.subscribe(begin)
  return {
    view: project(combine({ state, cards: cards.state, look }), (now) =>
      cardSpendingView({ ...now, cards: now.cards.cards }),
    ),
    show: (next) => {
      if (cardId.get() === next) return
      put(next)
      begin()
    },
    leave: () => put(null),
    tryAgain: () => {
      if (pages.get().status === 'error') pages.more()
    },
    choose: (next) => {
      look.update(() => next)
      if (next === 'table') storage.write(spendingLookKey, 'yes')
      else storage.remove(spendingLookKey)
    },
  }
}
