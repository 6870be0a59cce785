import { either as E, function as F } from 'fp-ts'
import { answering } from '../../kernel/attempt.ts'
import { type NotOffered, notOffered } from '../../kernel/capability.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeScope, type Scope } from '../../kernel/scope.ts'
import type { Live, Store, Stores } from '../../kernel/store.ts'
import { filled } from '../../kernel/text.ts'
import type { Clock, Device, FetchedFile, Log } from '../../platform/ports.ts'
import { confirmingPoll, listRefresh } from '../payment-list/index.ts'
import { payoutExport } from '../payout-export/index.ts'
import {
  type FoundPage,
  noPaymentSearch,
  nothingAnew,
  type PaymentFilter,
  type PaymentQuery,
  type PaymentSearchState,
  type SaveFormat,
} from './model.ts'
import type { PaymentSearches } from './ports.ts'
import {
  hasMovedOn,
  isSamePaymentFilter,
  isSearch,
  isTyped,
  movingFound,
  noPaymentFilter,
  paymentQueryOf,
  savedName,
  withFound,
  withFoundAnew,
} from './rules.ts'
import { savingTexts, searchTyping } from './tables.ts'
import { makeDownloadPayments, makeFindMoving, makeFindPayments, makeProbe } from './use-cases.ts'

/** What the search needs from outside. */
export interface PaymentSearchPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly searches: PaymentSearches
  /** True if the address that the app was opened by asks for hidden currencies (CUR-011). */
  readonly showHidden: boolean
}

/** The search of the page: by text, status, coin, amount and free dates. */
export interface PaymentSearch extends Pick<PaymentSearchPorts, 'showHidden'> {
  readonly state: Live<PaymentSearchState>
  /**
   * Narrows the page, on opening it and at every change: typed text a moment after the last key, everything else at once.
   * Stale responses are ignored. The first filter also finds out whether the provider can search.
   */
  readonly search: (filter: PaymentFilter) => void
  /** Loads the next page, also where it failed before; does nothing while one is on its way. */
  readonly more: () => void
  /** After a failure: goes on where it was, and refreshes where that failed. */
  readonly tryAgain: () => void
  /** Loads what was found again, a second later (PAY-014); the rows stay meanwhile. No effect during a refresh. */
  readonly refresh: () => void
  /** Saves exactly what is listed, all of it (ERR-048), unless the page is left first; does nothing while something is being saved. */
  readonly save: (format: SaveFormat) => void
  /** The page is left: what is on its way is dropped. */
  readonly leave: () => void
}

/** Where nothing is asked for. */
const nothing = {
  asked: null,
  status: null,
  items: [],
  after: null,
  total: null,
  refresh: null,
  renewed: nothingAnew,
} as const

/** What the parts of the slice share. */
interface Parts {
  readonly ports: PaymentSearchPorts
  readonly state: Store<PaymentSearchState>
  /** One for each time that the page is open. */
  readonly visits: Scope
}

const withoutSearch = ({ state }: Parts): void => state.update((now) => ({ ...now, ...nothing, isOffered: false }))

type Answer<A> = E.Either<Fault, A | NotOffered>

/** The pages of a search, while the opening of that search lasts. */
const makePages = (parts: Parts, scope: Scope) => {
  const { ports, state } = parts
  const { clock, log, device, searches } = ports
  const [find, probe] = [makeFindPayments(searches), makeProbe(searches)]

  const load = (after: string | null): void => {
    const { asked } = state.get()
    if (asked === null) return
    state.update((now) => ({ ...now, status: 'loading' }))
    const settle = scope.whileOpen((answer: Answer<FoundPage>) => {
      if (E.isLeft(answer)) {
        log.error(`Payments could not be searched: ${describeFault(answer.left)}`)
        return state.update((now) => ({ ...now, status: 'failed' }))
      }
      const page = answer.right
      if (page !== notOffered) return state.update((now) => withFound(now, page))
      if (state.get().isOffered === null) return doubt(after)
      withoutSearch(parts)
    })
    void answering(find(asked, after), F.identity<Fault>)().then(settle)
  }
  /** What is refused of the first search may be what it looks for: the smallest one there is says whether any is answered. */
  const doubt = (after: string | null): void => {
    const settle = scope.whileOpen((answer: Answer<FoundPage>) => {
      if (E.isLeft(answer)) {
        log.error(`Whether payments can be searched is not known: ${describeFault(answer.left)}`)
        return state.update((now) => ({ ...now, status: 'failed' }))
      }
      if (answer.right === notOffered) return withoutSearch(parts)
      state.update((now) => ({ ...now, isOffered: true }))
      load(after)
    })
    void answering(probe(paymentQueryOf(noPaymentFilter, clock.now(), device.timeZone())), F.identity<Fault>)().then(
      settle,
    )
  }
  return load
}

/** Asks anew for what was found. */
const makeRefresh = (parts: Parts, scope: Scope, load: (after: string) => void) => {
  const { ports, state } = parts
  const { clock, log, searches } = ports
  const [find, findMoving] = [makeFindPayments(searches), makeFindMoving(searches)]

  const refreshed = (page: FoundPage): void => {
    const { status, after } = state.get()
    const isMoreWanted = status === 'loading' && after !== null
    // A page of before would leave a gap behind this one.
    scope.renew()
    state.update((now) => withFoundAnew(now, page))
    if (isMoreWanted && page.after !== null) load(page.after)
    keepUp()
  }
  /** Nobody is told of a failure of what was asked for by itself: a refresh that runs beside it goes on. */
  const missed = (fault: Fault): void => log.warn(`Payments could not be searched anew: ${describeFault(fault)}`)
  const failed = (fault: Fault): void => {
    missed(fault)
    state.update((now) => (now.refresh === 'loading' ? { ...now, refresh: 'failed' } : now))
  }
  /** Page by page, until there is as much as was found before. */
  const askAnew = (asked: PaymentQuery, onFault: (fault: Fault) => void): void => {
    const ask = (before: FoundPage['items'], after: string | null): void => {
      const settle = scope.whileOpen((answer: Answer<FoundPage>) => {
        if (E.isLeft(answer)) return onFault(answer.left)
        const page = answer.right
        if (page === notOffered) return withoutSearch(parts)
        const items = [...before, ...page.items]
        const isEnough = page.items.length === 0 || items.length >= state.get().items.length
        if (page.after === null || isEnough) refreshed({ ...page, items })
        else ask(items, page.after)
      })
      void answering(find(asked, after), F.identity<Fault>)().then(settle)
    }
    ask([], null)
  }
  /** What moves on by itself is asked for every so often, and all of it once something has. */
  const poll = (): void => {
    keepUp()
    const { asked, status, refresh } = state.get()
    const moving = movingFound(state.get())
    if (asked === null || status === 'loading' || refresh === 'loading' || moving.length === 0) return
    const settle = scope.whileOpen((answer: Answer<FoundPage>) => {
      if (E.isLeft(answer)) return missed(answer.left)
      const isFree = state.get().refresh !== 'loading'
      if (answer.right !== notOffered && isFree && hasMovedOn(moving, answer.right)) askAnew(asked, missed)
    })
    void answering(findMoving(asked), F.identity<Fault>)().then(settle)
  }
  const keepUp = (): void => scope.later(confirmingPoll, poll)
  const refresh = (): void => {
    const { asked, refresh: now } = state.get()
    if (asked === null || now === 'loading') return
    state.update((last) => ({ ...last, refresh: 'loading' }))
    scope.later(listRefresh, () => {
      state.update((last) => ({ ...last, seenAt: clock.now() }))
      askAnew(asked, failed)
    })
  }
  return { refresh, keepUp }
}

/** What is asked for: each search is an opening of its own. */
const makeAsking = (parts: Parts) => {
  const { ports, state, visits } = parts
  const { stores, clock, log, device, searches } = ports
  const scope = makeScope(stores, clock)
  const typing = makeScope(stores, clock)
  const probe = makeProbe(searches)
  const load = makePages(parts, scope)
  const { refresh, keepUp } = makeRefresh(parts, scope, load)

  /** What is on its way, and what waits for the next key, is dropped. */
  const drop = (): void => {
    typing.renew()
    scope.renew()
  }
  /** Begins what the filter asks for; what was found before goes. */
  const begin = (): void => {
    drop()
    const { filter, isOffered } = state.get()
    const isAsked = filter !== null && isSearch(filter) && isOffered !== false
    const seenAt = clock.now()
    const asked = isAsked ? paymentQueryOf(filter, seenAt, device.timeZone()) : null
    state.update((now) => ({ ...now, ...nothing, asked, seenAt }))
    load(null)
    if (isAsked) keepUp()
  }
  const findOut = (filter: PaymentFilter): void => {
    const settle = visits.whileOpen((answer: Answer<FoundPage>) => {
      // Whoever cannot answer now may be able to search.
      if (E.isLeft(answer)) log.warn(`Whether payments can be searched is not known: ${describeFault(answer.left)}`)
      const isOffered = E.isLeft(answer) || answer.right !== notOffered
      state.update((now) => ({ ...now, isOffered: now.isOffered ?? isOffered }))
    })
    void answering(probe(paymentQueryOf(filter, clock.now(), device.timeZone())), F.identity<Fault>)().then(settle)
  }
  const beginLater = (): void => {
    typing.renew()
    typing.later(searchTyping, begin)
  }
  return { load, refresh, drop, begin, beginLater, findOut }
}

/** What is saved: a further key does not stop a file. */
const makeSaving = (parts: Parts) => {
  const { ports, state, visits } = parts
  const { clock, log, device, searches } = ports
  const download = makeDownloadPayments(searches)
  const told = (answer: E.Either<Fault, unknown>, file: string): PaymentSearchState['told'] => {
    if (E.isRight(answer)) return { kind: 'saved', text: filled(savingTexts.saved, { file }) }
    log.error(`Payments could not be saved: ${describeFault(answer.left)}`)
    return { kind: 'failed', text: payoutExport.failed }
  }
  return (format: SaveFormat): void => {
    const { filter, asked, saving, isOffered } = state.get()
    if (filter === null || saving !== null || isOffered !== true) return
    const now = clock.now()
    const query = asked ?? paymentQueryOf(filter, now, device.timeZone())
    state.update((last) => ({ ...last, saving: format, told: null }))
    const settle = visits.whileOpen((answer: Answer<FetchedFile>) => {
      state.update((last) => ({ ...last, saving: null }))
      if (E.isRight(answer) && answer.right === notOffered) return withoutSearch(parts)
      if (E.isRight(answer) && answer.right !== notOffered) answer.right.keep()
      const outcome = told(answer, savedName(query, format, now))
      state.update((last) => ({ ...last, told: outcome }))
    })
    void answering(download(query, format, now), F.identity<Fault>)().then(settle)
  }
}

/** Nothing is asked for until `search` runs. */
export const makePaymentSearch = (ports: PaymentSearchPorts): PaymentSearch => {
  const state = ports.stores.make(noPaymentSearch)
  const parts: Parts = { ports, state, visits: makeScope(ports.stores, ports.clock) }
  const asking = makeAsking(parts)
  return {
    state,
    showHidden: ports.showHidden,
    search: (filter) => {
      const before = state.get()
      if (before.filter !== null && isSamePaymentFilter(before.filter, filter)) {
        return state.update((now) => ({ ...now, filter }))
      }
      state.update((now) => ({ ...now, filter, told: null }))
      if (before.filter === null && before.isOffered === null && !isSearch(filter)) asking.findOut(filter)
      if (before.filter !== null && isTyped(before.filter, filter)) asking.beginLater()
      else asking.begin()
    },
    more: () => {
      const { status, after } = state.get()
      if (status !== 'loading' && after !== null) asking.load(after)
    },
    tryAgain: () => {
      const { status, after, refresh } = state.get()
      if (status === 'failed') asking.load(after)
      if (refresh === 'failed') asking.refresh()
    },
    refresh: asking.refresh,
    save: makeSaving(parts),
    leave: () => {
      asking.drop()
      parts.visits.renew()
      state.update(({ isOffered }) => ({ ...noPaymentSearch, isOffered }))
    },
  }
}
