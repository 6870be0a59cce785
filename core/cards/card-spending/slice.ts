import { either as E, option as O } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, makeStores, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Device, Log, TextStorage } from '../../platform/ports.ts'
import { daysAhead } from '../activity-filter/index.ts'
import { type CardActivities, type CardActivity, cardPages, type SettledPage } from '../card-activity/index.ts'
import type { CardList } from '../card-list/index.ts'
import { programmes } from '../card-programme/index.ts'
import { visibleCards } from '../rules.ts'
import { day } from '../tables.ts'
import { type CardSpendingState, noSpending, type SpendingLook } from './model.ts'
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

/** One load of a card: where it stands, and what was counted. Nothing of it stays once it is done. */
interface Load {
  readonly cardId: string
  readonly currency: string
  readonly now: number
  readonly timeZone: string
  readonly counted: Set<string>
  page: number
}

/** Nothing is asked for until `show` runs. */
export const makeCardSpending = (ports: CardSpendingPorts): CardSpending => {
  const { stores, clock, log, device, activities, cards, storage, activity } = ports
  const state = stores.make<CardSpendingState>(noSpending)
  // Not of the user but of the browser: sign-out leaves it as it is.
  const look = makeStores().make<SpendingLook>(O.isSome(storage.read(spendingLookKey)) ? 'table' : 'chart')
  const scope = makeScope(stores, clock)
  let load: Load | null = null

  const take = (mine: Load, { transactionList, totalPageCount }: SettledPage): void => {
    // Rows that came in meanwhile make pages repeat others.
    const fresh = transactionList.filter(({ id }) => !mine.counted.has(id))
    for (const { id } of fresh) mine.counted.add(id)
    const isLast = mine.page >= Math.min(totalPageCount, spendingRange.pages.value) || transactionList.length === 0
    state.update((now) => ({
      ...now,
      status: isLast ? 'success' : 'loading',
      sums: withTransactions(now.sums, fresh, mine),
    }))
    if (isLast) load = null
    else {
      mine.page += 1
      ask(mine)
    }
  }
  const ask = (mine: Load): void => {
    const settle = scope.whileOpen((answer: E.Either<Fault, SettledPage>) => {
      if (E.isRight(answer)) return take(mine, answer.right)
      log.error(`The spending of a card could not be summed up: ${describeFault(answer.left)}`)
      state.update((now) => ({ ...now, status: 'failed' }))
    })
    void activities
      .settled({
        cardId: mine.cardId,
        startDate: spendingStart(mine.now, mine.timeZone),
        endDate: mine.now + daysAhead.value * day,
        page: mine.page,
        pageSize: cardPages.fetch.value,
      })()
      .then(settle)
  }
  const begin = (): void => {
    const { cardId, status } = state.get()
    const card = visibleCards(cards.state.get().cards).find(({ id }) => id === cardId)
    if (card === undefined || status !== null || activity.settledCard.get() !== card.id) return
    if (programmes[card.provider].isClosed) return
    const [now, timeZone] = [clock.now(), device.timeZone()]
    load = { cardId: card.id, currency: card.currency.code, now, timeZone, counted: new Set(), page: 1 }
    state.update((before) => ({ ...before, status: 'loading', askedAt: now, timeZone }))
    ask(load)
  }
  const put = (cardId: string | null): void => {
    scope.renew()
    load = null
    state.update(() => ({ ...noSpending, cardId }))
  }
  activity.settledCard.changes$.subscribe(begin)
  return {
    view: project(combine({ state, cards: cards.state, look }), (now) =>
      cardSpendingView({ ...now, cards: now.cards.cards }),
    ),
    show: (cardId) => {
      if (state.get().cardId === cardId) return
      put(cardId)
      begin()
    },
    leave: () => put(null),
    tryAgain: () => {
      if (load === null || state.get().status !== 'failed') return
      state.update((now) => ({ ...now, status: 'loading' }))
      ask(load)
    },
    choose: (next) => {
      look.update(() => next)
      if (next === 'table') storage.write(spendingLookKey, 'yes')
      else storage.remove(spendingLookKey)
    },
  }
}
