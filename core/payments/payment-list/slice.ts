import { either as E } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import type { Live } from '../../kernel/store.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import type { InvoiceCurrency } from '../model.ts'
import { isShort, nextPage, withMore } from '../paged-list/index.ts'
import { dateRefresh } from '../recent-activity/index.ts'
import type { PaymentListState, PaymentPlace } from './model.ts'
import {
  confirmingOf,
  isSamePlace,
  type Latest,
  listKeyOf,
  movingOf,
  recentOf,
  startDateOf,
  withLatest,
  withoutNews,
} from './rules.ts'
import { confirmingPatience, confirmingPoll, listRefresh } from './tables.ts'
import { type LatestQuery, type ListPorts, type Lists, makeLists } from './use-cases.ts'

/** Ports of the lists of the page. */
export type PaymentListPorts = ListPorts

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

/** Loads the latest: at once for a user, and regularly while something of it is moving. */
const makeRefresh = ({ ports, own, put, state, visits, read, listAt, reveal, confirming }: Lists) => {
  const { stores, clock, log } = ports
  /** Lists that were loaded before something changed. */
  const outdated = stores.make<ReadonlySet<string>>(new Set())
  const startDateAt = (place: PaymentPlace): string | null => listAt(place).get().query?.startDate ?? null
  const loading = makeOperation<LatestQuery, Fault, Latest>({
    stores,
    clock,
    run: (query) => read().latest(query, startDateAt(query.place), state.get),
    resetAfter: { success: null, failed: null },
  })
  /** Scope of the latest request: a refresh replaces a poll. */
  const requests = makeScope(stores, clock)
  const drop = (): void => {
    requests.renew()
    loading.reset()
  }
  const take = (latest: Latest): void => {
    const { place, list } = latest
    const next = withLatest(state.get(), latest)
    // The list first, so that a payment that leaves one section is in the other already.
    const recent = next.lists[listKeyOf(place)]
    if (recent !== undefined) {
      if (list === null) reveal(place, recent.wanted)
      else listAt(place).replace(() => recent)
    }
    confirming.replace(() => next.confirming)
    put({ news: next.news, seenAt: clock.now() })
    const others = Object.keys(state.get().lists).filter((key) => key !== listKeyOf(place))
    if (list !== null) outdated.update(() => new Set(others))
  }
  const run = (query: LatestQuery): void => {
    const { isAsked } = query
    void loading
      .start(query)()
      .then(
        requests.whileOpen((answer: E.Either<Fault, Latest>) => {
          if (E.isLeft(answer)) log.warn(`The latest payments could not be loaded: ${describeFault(answer.left)}`)
          else take(answer.right)
          if (isAsked) put({ refresh: E.isLeft(answer) ? 'failed' : null })
        }),
      )
  }
  const poll = (): void => {
    const { place, refresh } = own.get()
    if (place === null || refresh === 'loading' || loading.get().status === 'loading') return
    const isLoading = [confirming, listAt(place)].some((list) => list.get().status === 'loading')
    const isMoving = confirming.get().list.rows.length > 0 || movingOf(state.get(), place).length > 0
    if (!isLoading && isMoving) run({ place, isAsked: false })
  }
  return {
    drop,
    /** Loads regularly from now on, until the page is left. */
    keepUp: () => visits.every(confirmingPoll, poll),
    isOutdated: (place: PaymentPlace): boolean => outdated.get().has(listKeyOf(place)),
    refresh: (): void => {
      const { place, refresh } = own.get()
      if (place === null || refresh === 'loading') return
      put({ refresh: 'loading' })
      visits.later(listRefresh, () => {
        const { place: now } = own.get()
        drop()
        if (now !== null) run({ place: now, isAsked: true })
      })
    },
  }
}

/** Makes the lists; they request nothing before `enter` runs. */
export const makePaymentList = (ports: PaymentListPorts): PaymentList => {
  const { clock, log } = ports
  const parts = makeLists(ports)
  const { own, put, state, visits, read, listAt, reveal, lists, confirming } = parts
  const refresh = makeRefresh(parts)
  const loadCurrencies = (): void =>
    visits.request(read().currencies, (answer: E.Either<Fault, ReadonlyArray<InvoiceCurrency>>) => {
      if (E.isLeft(answer)) log.warn(`The invoice currencies could not be loaded: ${describeFault(answer.left)}`)
      else put({ currencies: new Map(answer.right.map((currency) => [currency.code, currency])) })
    })
  const loadConfirming = (): void => (confirming.get().query === null ? confirming.open(true) : confirming.more())
  /** What is unconfirmed stands above the list, which waits for it. */
  const hold = (): void => {
    put({ isHeld: true })
    visits.later(confirmingPatience, () => put({ isHeld: false }))
    loadConfirming()
  }
  const load = (place: PaymentPlace): void => {
    const list = listAt(place)
    if (list.get().query !== null) return list.more()
    list.open({ ...place, startDate: startDateOf(place.list, place.pill, clock.now()) })
  }
  /** Loads on where fewer rows have come than are to be shown. */
  const fill = (place: PaymentPlace): void => {
    if (isShort(recentOf(state.get(), place))) load(place)
    const { status } = confirming.get()
    const isOfOthers = place.list !== 'payouts' && confirmingOf(state.get(), place.list).length === 0
    if (status === null || (status === 'success' && isOfOthers)) loadConfirming()
  }
  return {
    state: whileObserved(state, own, clock, dateRefresh),
    enter: (place) => {
      const { place: before, news } = own.get()
      if (isSamePlace(before, place)) return
      const isKept = !['error', null].includes(listAt(place).get().status)
      put({ place, news: withoutNews(news), seenAt: clock.now() })
      if (before === null) {
        loadCurrencies()
        refresh.keepUp()
        if (!isKept) hold()
      }
      if (!isKept) load(place)
      else if (before === null || refresh.isOutdated(place)) refresh.refresh()
      fill(place)
    },
    more: () => {
      const { place } = own.get()
      if (place === null) return
      const { wanted } = withMore(recentOf(state.get(), place))
      reveal(place, wanted)
      if (nextPage(recentOf(state.get(), place)) !== null) load(place)
    },
    moreConfirming: loadConfirming,
    tryAgain: () => {
      const { place, refresh: latest } = own.get()
      if (place === null) return
      if (confirming.get().status === 'error') loadConfirming()
      if (listAt(place).get().status === 'error') load(place)
      if (latest === 'failed') refresh.refresh()
    },
    refresh: refresh.refresh,
    leave: () => {
      visits.renew()
      refresh.drop()
      for (const list of [...lists, confirming]) list.rest()
      put({ place: null, isHeld: false, refresh: null, news: withoutNews(own.get().news) })
    },
  }
}
