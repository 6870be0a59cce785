import { describeFault } from '../../kernel/fault.ts'
import { makePagedResource } from '../../kernel/paged-resource.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Device, Log, TextStorage } from '../../platform/ports.ts'
import { makeStoredSwitch } from '../../platform/stored-switch.ts'
import { daysAhead } from '../activity-filter/index.ts'
import { type CardActivities, type CardActivity, cardPages, type SettledPage } from '../card-activity/index.ts'
import type { CardList } from '../card-list/index.ts'
import { programmes } from '../card-programme/index.ts'
import { visibleCards } from '../rules.ts'
import { day } from '../tables.ts'
import { type CardSpendingState, noSpending, nothingSpent, type SpendingDisplay, type SpendingSums } from './model.ts'
import { spendingStart, withTransactions } from './rules.ts'
import { spendingDisplayKey, spendingRange } from './tables.ts'
import { type CardSpendingView, cardSpendingView } from './view.ts'

/** Ports of the slice `cardSpending`. */
export interface CardSpendingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly cardActivities: Pick<CardActivities, 'settled'>
  readonly cards: Pick<CardList, 'state'>
  /** Storage of the browser, which keeps the choice between chart and table. */
  readonly storage: TextStorage
  /** Activity of the card. The spending loads after the activity's lists. */
  readonly activity: Pick<CardActivity, 'loadedCardId'>
}

/** Spending with a card in the last six months, independent of the filter of the card's lists. */
export interface CardSpending {
  /** Null if no card is shown, or its programme has ended. */
  readonly view: Live<CardSpendingView | null>
  /** Loads the spending as soon as the lists of the page have loaded. Another call for the same card does nothing. */
  readonly show: (cardId: string) => void
  /** Resets the state when the user leaves the page. */
  readonly leave: () => void
  /** Requests the failed page again and continues from there. */
  readonly tryAgain: () => void
  /** Sets for all cards whether the months are shown as a chart or as a table. */
  readonly choose: (look: SpendingDisplay) => void
}

/** Card, time and time zone of one load. */
interface SpendingQuery {
  readonly cardId: string
  readonly currency: string
  /** Time of the load, milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
}

/** Sums of the transactions in the pages loaded so far. */
interface Counted {
  readonly sums: SpendingSums
  /** Ids of the transactions in the sums; emptied after the last page. */
  readonly ids: ReadonlySet<string>
  /** Number of the next page, from 1; null after the last one. */
  readonly nextPage: number | null
}
const nothingCounted: Counted = { sums: nothingSpent, ids: new Set(), nextPage: 1 }

const withPage = (
  { sums, ids, nextPage }: Counted,
  { transactionList, totalPageCount }: SettledPage,
  query: SpendingQuery,
): Counted => {
  // A page repeats transactions of the previous page if new ones arrive between the two requests.
  const fresh = transactionList.filter(({ id }) => !ids.has(id))
  const page = nextPage ?? totalPageCount
  const isLast = page >= Math.min(totalPageCount, spendingRange.pages.value) || transactionList.length === 0
  return {
    sums: withTransactions(sums, fresh, query),
    ids: isLast ? nothingCounted.ids : new Set([...ids, ...fresh.map(({ id }) => id)]),
    nextPage: isLast ? null : page + 1,
  }
}

/** Makes the resource that loads all pages of a card's spending in order. */
const makePages = ({ stores, clock, log, cardActivities: activities }: CardSpendingPorts) =>
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

/**
 * Makes the slice `cardSpending`. The slice sends no request before `show`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.cardholder })
 * const { cardList, cardActivity, cardSpending } = makePaydeck(ports)
 * await cardList.tasks.reload()
 * const cardId = cardList.state.get().cards[0].id
 * cardSpending.show(cardId)
 * cardActivity.show({ cardId, filter: defaultFilter })
 * await settle()
 * cardSpending.view.get().figure.sum // '$226.90'
 */
export const makeCardSpending = (ports: CardSpendingPorts): CardSpending => {
  const { stores, clock, device, cards, storage, activity } = ports
  const cardId = stores.make<string | null>(null)
  const table = makeStoredSwitch(storage, spendingDisplayKey)
  const look = project(table.isOn, (isOn): SpendingDisplay => (isOn ? 'table' : 'chart'))
  const pages = makePages(ports)
  const state = project(combine({ cardId, pages }), (now): CardSpendingState => {
    const { query, list, status } = now.pages
    return {
      cardId: now.cardId,
      status: status === 'endOfList' ? 'success' : status === 'error' ? 'failed' : status,
      sums: list.sums,
      requestedAt: query?.now ?? noSpending.requestedAt,
      timeZone: query?.timeZone ?? noSpending.timeZone,
    }
  })
  const begin = (): void => {
    const card = visibleCards(cards.state.get().cards).find(({ id }) => id === cardId.get())
    if (card === undefined || pages.get().query !== null || activity.loadedCardId.get() !== card.id) return
    if (programmes[card.provider].isClosed) return
    pages.open({ cardId: card.id, currency: card.currency.code, now: clock.now(), timeZone: device.timeZone() })
  }
  const selectCard = (next: string | null): void => {
    pages.open(null)
    cardId.update(() => next)
  }
  activity.loadedCardId.changes$.subscribe(begin)
  return {
    view: project(combine({ state, cards: cards.state, look }), (now) =>
      cardSpendingView({ ...now, cards: now.cards.cards }),
    ),
    show: (next) => {
      if (cardId.get() === next) return
      selectCard(next)
      begin()
    },
    leave: () => selectCard(null),
    tryAgain: () => {
      if (pages.get().status === 'error') pages.more()
    },
    choose: (next) => table.set(next === 'table'),
  }
}
