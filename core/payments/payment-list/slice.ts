import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import { answering } from '../../kernel/attempt.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { wait } from '../../kernel/load.ts'
import { makeScope, type Scope } from '../../kernel/scope.ts'
import type { Live, Store, Stores } from '../../kernel/store.ts'
import { whileHeard } from '../../kernel/while-heard.ts'
import type { Clock, Log } from '../../platform/ports.ts'
import type { InvoiceCurrency, WholeActivity, WholeInvoice } from '../model.ts'
import {
  emptyList,
  isShort,
  type ListPage,
  loadingPage,
  nextPage,
  type PagedList,
  withoutPage,
  withPage,
} from '../paged-list/index.ts'
import { dateRefresh } from '../recent-activity/index.ts'
import { noPaymentLists, type PaymentListState, type PaymentPlace } from './model.ts'
import type { PaymentLists } from './ports.ts'
import {
  belongsTo,
  confirmingOf,
  isSamePlace,
  type Latest,
  listKeyOf,
  movingOf,
  recentOf,
  withLatest,
  withMoreAt,
  withoutConfirming,
  withoutNews,
  withoutPlace,
} from './rules.ts'
import { confirmingList, confirmingPatience, confirmingPoll, listRefresh } from './tables.ts'
import { makeReadPayments, makeStartDates, type ReadPayments } from './use-cases.ts'

/** What the lists of the page need from outside. */
export interface PaymentListPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly lists: PaymentLists
}

/** The lists of the page, and what is unconfirmed. */
export interface PaymentList {
  /** While it is listened to, relative dates are kept up with the clock. */
  readonly state: Live<PaymentListState>
  /**
   * To be called when the page is opened and whenever its address says something else. The first time loads what the page
   * needs; a list that was loaded is shown as it is, another one is loaded (PAY-029). As long as the page is open, what is
   * unconfirmed, and the list while something of it is moving, is asked for every so often.
   */
  readonly enter: (place: PaymentPlace) => void
  /** Shows more rows, and loads a page where few are left (PAY-015). */
  readonly more: () => void
  /** As `more`, of what is unconfirmed. */
  readonly moreConfirming: () => void
  /** After a failure: asks again for what failed. */
  readonly tryAgain: () => void
  /** Asks for the latest a second later; the rows stay, and what is open stays where it is (PAY-014). */
  readonly refresh: () => void
  /** The page is left: what is loaded is kept, what is on its way is dropped. */
  readonly leave: () => void
}

type Answer<A> = E.Either<Fault, A>

/** What the parts of the slice share. */
interface Parts {
  readonly ports: PaymentListPorts
  readonly state: Store<PaymentListState>
  readonly scope: Scope
  /** For the session of the moment. */
  readonly read: () => ReadPayments
  /** From when on a list is asked for: the same for all its pages. */
  readonly startDate: (place: PaymentPlace) => string | null
  /** Pages wait for a refresh that is on its way, and one that is wanted waits for pages. */
  readonly refreshing: Store<{ readonly isWanted: boolean; readonly isRunning: boolean }>
}

const resting = { isWanted: false, isRunning: false }

const failed = ({ ports }: Parts, what: string, fault: Fault): void =>
  ports.log.error(`The ${what} could not be loaded: ${describeFault(fault)}`)

/** @param landed runs after a page has come, or has failed to */
const makePages = (parts: Parts, landed: () => void) => {
  const { state, scope, read, startDate, refreshing } = parts
  const put = (place: PaymentPlace, change: (list: PagedList<WholeActivity>) => PagedList<WholeActivity>): void =>
    state.update((now) => {
      const key = listKeyOf(place)
      return { ...now, lists: { ...now.lists, [key]: change(now.lists[key] ?? emptyList) } }
    })
  const putConfirming = (change: (list: PagedList<WholeInvoice>) => PagedList<WholeInvoice>): void =>
    state.update((now) => ({ ...now, confirming: change(now.confirming) }))

  const load = (place: PaymentPlace): void => {
    const asked = nextPage(recentOf(state.get(), place))
    if (asked === null || refreshing.get().isRunning) return
    put(place, loadingPage)
    const settle = scope.whileOpen((answer: Answer<ListPage>) => {
      const known = (): number => recentOf(state.get(), place).items.length + recentOf(state.get(), place).unread
      const before = known()
      if (E.isLeft(answer)) failed(parts, place.list, answer.left)
      put(place, (list) => (E.isLeft(answer) ? withoutPage(list) : withPage(list, answer.right, belongsTo(place.list))))
      landed()
      // What brings nothing new at all is not asked for over and over.
      if (known() > before) fill()
    })
    void answering(read().page(place, startDate(place), asked), F.identity<Fault>)().then(settle)
  }
  /** Goes on where fewer rows have come than are to be shown: a page may hold none of this list. */
  const fill = (): void => {
    const { place } = state.get()
    const list = place === null ? emptyList : recentOf(state.get(), place)
    if (place !== null && (list.status === null || isShort(list))) load(place)
  }
  const loadConfirming = (): void => {
    const { status, received } = state.get().confirming
    if (status === 'loading' || status === 'endOfList' || refreshing.get().isRunning) return
    putConfirming(loadingPage)
    const settle = scope.whileOpen((answer: Answer<ListPage<WholeInvoice>>) => {
      const before = state.get().confirming.items.length
      if (E.isLeft(answer)) failed(parts, 'unconfirmed payments', answer.left)
      putConfirming((list) =>
        E.isLeft(answer) ? withoutPage(list) : withPage(list, answer.right, () => true, confirmingList.page.value),
      )
      state.update((now) => ({ ...now, isHeld: false }))
      landed()
      if (state.get().confirming.items.length > before) fillConfirming()
    })
    void answering(read().unconfirmed(received), F.identity<Fault>)().then(settle)
  }
  /** Asks where nothing came yet, and goes on where all that came is of another list. */
  const fillConfirming = (): void => {
    const { place, confirming } = state.get()
    const isOfOthers = place !== null && place.list !== 'payouts' && confirmingOf(state.get(), place.list).length === 0
    if (confirming.status === null || (confirming.status === 'success' && isOfOthers)) loadConfirming()
  }
  return { load, fill, loadConfirming, fillConfirming }
}

/** @param landed runs after the latest has come, or has failed to */
const makeRefresh = (parts: Parts, landed: () => void) => {
  const { ports, state, scope, read, startDate, refreshing } = parts
  /** Lists that were loaded before something changed. */
  const outdated = ports.stores.make<ReadonlySet<string>>(new Set())
  const isLoading = (): boolean => {
    const now = state.get()
    return now.confirming.status === 'loading' || (now.place !== null && recentOf(now, now.place).status === 'loading')
  }
  /** What is unconfirmed, and the list where something of that left or of it is moving, or where it is wanted. */
  const latest = (place: PaymentPlace, isAsked: boolean): TE.TaskEither<Fault, Latest> => {
    const reads = read()
    return F.pipe(
      reads.confirming(state.get().confirming),
      TE.flatMap((confirming): TE.TaskEither<Fault, Latest> => {
        const left = withoutConfirming(state.get().confirming.rows, confirming.items)
        const moving = movingOf(state.get(), place)
        if (!isAsked && left.length + moving.length === 0) return TE.right({ place, confirming, list: null })
        const lookedFor = [...left.filter(belongsTo(place.list)), ...moving]
        return F.pipe(
          TE.fromTask<void, Fault>(isAsked ? T.of(undefined) : wait(ports.clock, listRefresh)),
          TE.flatMap(() => reads.start(place, startDate(place), recentOf(state.get(), place), lookedFor)),
          TE.map((list) => ({ place, confirming, list })),
        )
      }),
    )
  }
  const settle = (answer: Answer<Latest>, isAsked: boolean): void => {
    refreshing.update((now) => ({ ...now, isRunning: false }))
    if (E.isLeft(answer)) {
      ports.log.warn(`The latest payments could not be loaded: ${describeFault(answer.left)}`)
      if (isAsked) state.update((now) => ({ ...now, refresh: 'failed' }))
    } else {
      const { place, list } = answer.right
      const seenAt = ports.clock.now()
      state.update((now) => {
        const next = withLatest(now, answer.right)
        return { ...next, seenAt, refresh: isAsked ? null : now.refresh }
      })
      const others = Object.keys(state.get().lists).filter((key) => key !== listKeyOf(place))
      if (list !== null) outdated.update(() => new Set(others))
    }
    landed()
  }
  const run = (place: PaymentPlace, isAsked: boolean): void => {
    refreshing.update((now) => ({ isWanted: now.isWanted && !isAsked, isRunning: true }))
    const settled = scope.whileOpen((answer: Answer<Latest>) => settle(answer, isAsked))
    void answering(latest(place, isAsked), F.identity<Fault>)().then(settled)
  }
  /** Begins what is wanted, once nothing else is on its way. */
  const begin = (): void => {
    const { place } = state.get()
    const { isWanted, isRunning } = refreshing.get()
    if (isWanted && !isRunning && place !== null && !isLoading()) run(place, true)
  }
  const poll = (): void => {
    scope.later(confirmingPoll, poll)
    const { place, confirming, refresh } = state.get()
    if (place === null || refresh === 'loading' || refreshing.get().isRunning || isLoading()) return
    if (confirming.rows.length > 0 || movingOf(state.get(), place).length > 0) run(place, false)
  }
  return {
    begin,
    /** Asks every so often from now on, until the page is left. */
    keepUp: () => scope.later(confirmingPoll, poll),
    isOutdated: (place: PaymentPlace): boolean => outdated.get().has(listKeyOf(place)),
    refresh: (): void => {
      if (state.get().place === null || state.get().refresh === 'loading') return
      state.update((now) => ({ ...now, refresh: 'loading' }))
      scope.later(listRefresh, () => {
        refreshing.update((now) => ({ ...now, isWanted: true }))
        begin()
      })
    },
  }
}

/** Nothing is asked for until `enter` runs. */
export const makePaymentList = (ports: PaymentListPorts): PaymentList => {
  const { stores, clock, lists, log } = ports
  const state = stores.make(noPaymentLists)
  const scope = makeScope(stores, clock)
  const refreshing = stores.make<{ readonly isWanted: boolean; readonly isRunning: boolean }>(resting)
  const read = (): ReadPayments => makeReadPayments(lists, stores)
  const parts: Parts = { ports, state, scope, read, startDate: makeStartDates(stores, clock), refreshing }
  const pages = makePages(parts, () => refresh.begin())
  const refresh = makeRefresh(parts, () => {
    refresh.begin()
    pages.fill()
    pages.fillConfirming()
  })
  const loadCurrencies = (): void => {
    const settle = scope.whileOpen((answer: Answer<ReadonlyArray<InvoiceCurrency>>) => {
      if (E.isLeft(answer)) return log.warn(`The invoice currencies could not be loaded: ${describeFault(answer.left)}`)
      const currencies = new Map(answer.right.map((currency) => [currency.code, currency]))
      state.update((now) => ({ ...now, currencies }))
    })
    void answering(read().currencies, F.identity<Fault>)().then(settle)
  }
  /** What is unconfirmed stands above the list, which waits for it. */
  const hold = (): void => {
    state.update((now) => ({ ...now, isHeld: true }))
    scope.later(confirmingPatience, () => state.update((now) => ({ ...now, isHeld: false })))
    pages.loadConfirming()
  }
  const listAt = (place: PaymentPlace) => recentOf(state.get(), place)

  return {
    state: whileHeard(state, state, clock, dateRefresh),
    enter: (place) => {
      const before = state.get().place
      if (isSamePlace(before, place)) return
      const isKept = !['error', null].includes(listAt(place).status)
      state.update((now) => ({ ...now, place, news: withoutNews(now.news), seenAt: clock.now() }))
      if (before === null) {
        loadCurrencies()
        refresh.keepUp()
        if (!isKept) hold()
      }
      if (!isKept) pages.load(place)
      else if (before === null || refresh.isOutdated(place)) refresh.refresh()
      pages.fill()
      pages.fillConfirming()
    },
    more: () => {
      const { place } = state.get()
      if (place === null) return
      state.update((now) => withMoreAt(now, place))
      pages.load(place)
    },
    moreConfirming: pages.loadConfirming,
    tryAgain: () => {
      const { place, confirming, refresh: latest } = state.get()
      if (place === null) return
      if (confirming.status === 'error') pages.loadConfirming()
      if (listAt(place).status === 'error') pages.load(place)
      if (latest === 'failed') refresh.refresh()
    },
    refresh: refresh.refresh,
    leave: () => {
      scope.renew()
      refreshing.update(() => resting)
      state.update(withoutPlace)
    },
  }
}
