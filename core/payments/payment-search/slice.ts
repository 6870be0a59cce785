import { either as E, type taskEither as TE } from 'fp-ts'
import { type UnsupportedCall, unsupported } from '../../kernel/capability.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makePagedResource, type PagedResource } from '../../kernel/paged-resource.ts'
import { makeScope, type Scope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Store, type Stores } from '../../kernel/store.ts'
import { filled } from '../../kernel/text.ts'
import type { Clock, Device, FetchedFile, Log } from '../../platform/ports.ts'
import { confirmingPoll, listRefresh } from '../payment-list/index.ts'
import { paymentSavingTexts, payoutExportTexts } from '../texts.ts'
import {
  type FoundPage,
  type FoundPayments,
  noPaymentSearch,
  nothingFound,
  type PaymentFilter,
  type PaymentQuery,
  type PaymentSearchState,
  type SaveFormat,
} from './model.ts'
import type { PaymentSearches } from './ports.ts'
import {
  hasProgressed,
  isSamePaymentFilter,
  isSearch,
  isTypedChange,
  inProgressOf,
  noPaymentFilter,
  paymentQueryOf,
  savedName,
  withFound,
  withRefreshed,
} from './rules.ts'
import { searchTyping } from './tables.ts'
import { makeDownloadPayments, makeFindInProgress, makeFindPayments, makeProbe } from './use-cases.ts'

/** Ports of the payment search. */
export interface PaymentSearchPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly paymentSearches: PaymentSearches
  /** True if the start URL requests hidden currencies (CUR-011). */
  readonly showHidden: boolean
}

/** Search by text, status, coin, amount and dates. */
export interface PaymentSearch extends Pick<PaymentSearchPorts, 'showHidden'> {
  readonly state: Live<PaymentSearchState>
  /**
   * Applies a filter. Call it when the page opens and at every change of the filter. Typed text is debounced. Stale
   * responses are ignored. The first filter also makes the slice check whether the provider can search.
   */
  readonly search: (filter: PaymentFilter) => void
  /** Loads the next page, or retries a failed page. No effect while a page is loading. */
  readonly more: () => void
  /** Retries the failed page or refresh. */
  readonly tryAgain: () => void
  /** Refreshes the results after one second (PAY-014). The rows stay visible. No effect during a refresh. */
  readonly refresh: () => void
  /** Saves all listed items as a file (ERR-048). Leaving the page cancels the save. No effect during a save. */
  readonly save: (format: SaveFormat) => void
  /** Leaves the page and ignores pending responses. */
  readonly leave: () => void
}

type Answer<A> = E.Either<Fault, A | UnsupportedCall>

/** State of the slice except the results. */
type Own = Pick<PaymentSearchState, 'isSupported' | 'filter' | 'saving' | 'outcome' | 'seenAt'>

const initialState: Own = noPaymentSearch

/** Values that the parts of the slice share. */
interface Parts {
  readonly ports: PaymentSearchPorts
  readonly own: Store<Own>
  readonly update: (change: Partial<Own>) => void
  /** Scope of the current visit to the page. */
  readonly visits: Scope
}

/** Makes the paged search results. */
const makeFound = ({ ports, own, update }: Parts): PagedResource<PaymentQuery, FoundPayments> => {
  const { stores, clock, log, device, paymentSearches: searches } = ports
  const [find, probe] = [makeFindPayments(searches), makeProbe(searches)]
  /** Fetches a page. If the first search is unsupported, checks with a minimal search whether any search is supported. */
  const findPage =
    (query: PaymentQuery, after: string | null): TE.TaskEither<Fault, FoundPage | UnsupportedCall> =>
    async () => {
      const page = await find(query, after)()
      if (E.isLeft(page) || page.right !== unsupported || own.get().isSupported !== null) return page
      const smallest = await probe(paymentQueryOf(noPaymentFilter, clock.now(), device.timeZone()))()
      const isStale = found.get().query !== query
      if (E.isLeft(smallest) || smallest.right === unsupported || isStale) return smallest
      update({ isSupported: true })
      return find(query, after)()
    }
  const found = makePagedResource<PaymentQuery, FoundPayments, FoundPage | UnsupportedCall>({
    stores,
    clock,
    empty: nothingFound,
    page: (query, { total, after }) => (total !== null && after === null ? null : findPage(query, after)),
    append: withFound,
    isEnough: (beginning, present) => beginning.items.length >= present.items.length,
    merge: withRefreshed,
    refreshDelay: listRefresh,
    onFault: (fault, of) =>
      of === 'page'
        ? log.error(`Payments could not be searched: ${describeFault(fault)}`)
        : log.warn(`Payments could not be searched anew: ${describeFault(fault)}`),
    landed: () => {
      const { list, status } = found.get()
      if (list.isUnsupported) {
        update({ isSupported: false })
        found.open(null)
      } else if (status === 'success' || status === 'endOfList') update({ isSupported: true })
    },
  })
  return found
}

/** Starts and polls searches. Typed text is debounced. */
const makeSearching = ({ ports, own, update, visits }: Parts, found: PagedResource<PaymentQuery, FoundPayments>) => {
  const { stores, clock, log, device, paymentSearches: searches } = ports
  const typing = makeScope(stores, clock)
  const polls = makeScope(stores, clock)
  const [probe, findInProgress] = [makeProbe(searches), makeFindInProgress(searches)]

  /** Polls the results in progress. If the status of any of them has progressed, refreshes all results. */
  const poll = (): void => {
    const { query, list, status, refresh } = found.get()
    const inProgress = inProgressOf(list)
    if (query === null || status === 'loading' || refresh === 'loading' || inProgress.length === 0) return
    polls.request(findInProgress(query), (answer: Answer<FoundPage>) => {
      if (E.isLeft(answer)) log.warn(`Payments could not be searched anew: ${describeFault(answer.left)}`)
      else if (
        answer.right !== unsupported &&
        found.get().refresh !== 'loading' &&
        hasProgressed(inProgress, answer.right)
      )
        found.refreshSilently()
    })
  }
  // A search that has just started or refreshed is up to date, so the interval starts again.
  project(found, ({ requestedAt }) => requestedAt).changes$.subscribe(() => {
    polls.renew()
    if (found.get().query !== null) polls.every(confirmingPoll, poll)
  })
  /** Starts the search of the filter and drops the previous results. */
  const start = (): void => {
    typing.renew()
    const { filter, isSupported } = own.get()
    const now = clock.now()
    update({ seenAt: now })
    const isNeeded = filter !== null && isSearch(filter) && isSupported !== false
    found.open(isNeeded ? paymentQueryOf(filter, now, device.timeZone()) : null)
  }
  return {
    start,
    startLater: (): void => {
      typing.renew()
      typing.later(searchTyping, start)
    },
    cancel: (): void => {
      typing.renew()
      found.open(null)
    },
    /** Checks with a minimal request whether the provider can search. */
    probeSupport: (filter: PaymentFilter): void => {
      const request = probe(paymentQueryOf(filter, clock.now(), device.timeZone()))
      visits.request(request, (answer: Answer<FoundPage>) => {
        if (E.isLeft(answer)) log.warn(`Whether payments can be searched is not known: ${describeFault(answer.left)}`)
        // An error does not prove that search is unsupported.
        const isSupported = E.isLeft(answer) || answer.right !== unsupported
        update({ isSupported: own.get().isSupported ?? isSupported })
      })
    },
  }
}

/** Makes `save`. A later change of the filter does not stop a save. */
const makeSaving = ({ ports, own, update, visits }: Parts, found: PagedResource<PaymentQuery, FoundPayments>) => {
  const { clock, log, device, paymentSearches: searches } = ports
  const download = makeDownloadPayments(searches)
  return (format: SaveFormat): void => {
    const { filter, saving, isSupported } = own.get()
    if (filter === null || saving !== null || isSupported !== true) return
    const now = clock.now()
    const query = found.get().query ?? paymentQueryOf(filter, now, device.timeZone())
    const file = savedName(query, format, now)
    update({ saving: format, outcome: null })
    visits.request(download(query, format, now), (answer: Answer<FetchedFile>) => {
      update({ saving: null })
      if (E.isLeft(answer)) {
        log.error(`Payments could not be saved: ${describeFault(answer.left)}`)
        update({ outcome: { kind: 'failed', text: payoutExportTexts.failed } })
      } else if (answer.right === unsupported) {
        update({ isSupported: false })
        found.open(null)
      } else {
        answer.right.save()
        update({ outcome: { kind: 'saved', text: filled(paymentSavingTexts.saved, { file }) } })
      }
    })
  }
}

/**
 * Makes the search. Sends no request before `search`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const search = makePaymentSearch({ ...ports, showHidden: false })
 * search.search({ ...noPaymentFilter, text: 'coffee' })
 * await ports.clock.advance(1000)
 * search.state.get().items.map(({ merchantName }) => merchantName) // ['Glasshouse Coffee']
 */
export const makePaymentSearch = (ports: PaymentSearchPorts): PaymentSearch => {
  const { stores, clock, showHidden } = ports
  const own = stores.make<Own>(initialState)
  const update = (change: Partial<Own>): void => own.update((now) => ({ ...now, ...change }))
  const parts: Parts = { ports, own, update, visits: makeScope(stores, clock) }
  const found = makeFound(parts)
  const searching = makeSearching(parts, found)
  return {
    state: project(combine({ own, found }), (now) => ({
      ...now.own,
      ...now.found.list,
      seenAt: Math.max(now.own.seenAt, now.found.requestedAt),
      activeQuery: now.found.query,
      status: now.found.status,
      refresh: now.found.refresh,
    })),
    showHidden,
    search: (filter) => {
      const before = own.get()
      if (before.filter !== null && isSamePaymentFilter(before.filter, filter)) return update({ filter })
      update({ filter, outcome: null })
      if (before.filter === null && before.isSupported === null && !isSearch(filter)) searching.probeSupport(filter)
      if (before.filter !== null && isTypedChange(before.filter, filter)) searching.startLater()
      else searching.start()
    },
    more: found.more,
    tryAgain: () => {
      const { status, refresh } = found.get()
      if (status === 'error') found.more()
      if (refresh === 'failed') found.refresh()
    },
    refresh: found.refresh,
    save: makeSaving(parts, found),
    leave: () => {
      searching.cancel()
      parts.visits.renew()
      own.update(({ isSupported }) => ({ ...initialState, isSupported }))
    },
  }
}
