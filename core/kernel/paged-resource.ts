import { either as E, type taskEither as TE } from 'fp-ts'
import type { SchedulerLike } from 'rxjs'
import type { Fault } from './fault.ts'
import type { PageStatus, Status } from './remote.ts'
import { makeScope, type Scope } from './scope.ts'
import type { Live, Store, Stores } from './store.ts'
import type { Delay } from './timings.ts'

/** State of a list that is loaded page by page. */
export interface Paged<Q, L> {
  /** Query of the list; null if nothing is listed. */
  readonly query: Q | null
  readonly list: L
  /** Time of the latest request for the first page, in milliseconds since 1970; 0 if there was none. */
  readonly requestedAt: number
  readonly status: PageStatus
  /** Status of the latest refresh by the user; null after its success. */
  readonly refresh: Exclude<Status, 'success'>
}

/**
 * List that is loaded page by page, for one session. Ignores stale responses: responses to an earlier query, and pages that
 * were requested before a refresh replaced the list.
 */
export interface PagedResource<Q, L> extends Live<Paged<Q, L>> {
  /** Empties the list, and loads the first page for a query. If the query is null, the list stays empty. */
  readonly open: (query: Q | null) => void
  /** Loads the next page, also after a failure. Has no effect while a page is loading, or at the end of the list. */
  readonly more: () => void
  /**
   * Reloads the first pages of the list, for a refresh button. The old list stays until the response arrives. Has no effect
   * during a refresh.
   */
  readonly refresh: () => void
  /** Reloads the first pages of the list immediately, without changing the status `refresh`. A failure is only logged. */
  readonly refreshSilently: () => void
  /**
   * Replaces the list, for example when another request has loaded its first pages. If a page is loading, that request is
   * replaced by a request for the page that follows the new list.
   */
  readonly replace: (change: (list: L) => L) => void
  /** Changes the list without sending a request. */
  readonly update: (change: (list: L) => L) => void
  /** Drops the requests in flight and keeps the list. */
  readonly rest: () => void
}

/** Ports and rules of a paged resource. `Q` is the query, `L` the list, `P` a page. */
export interface PagedResourceSpec<Q, L, P> {
  readonly stores: Stores
  readonly clock: SchedulerLike
  /** The list before its first page. */
  readonly empty: L
  /** Returns the request for the page that follows a list; null if the list is complete. */
  readonly page: (query: Q, list: L) => TE.TaskEither<Fault, P> | null
  /** Appends a page to a list. */
  readonly append: (list: L, page: P, query: Q) => L
  /**
   * True if the latest page added so few rows to the list `before` that the next page must load immediately. If omitted,
   * this is never the case.
   */
  readonly isShort?: (list: L, before: L, query: Q) => boolean
  /**
   * True if the reloaded first pages can replace the start of the old list. If false, another page is loaded. If omitted,
   * one page is enough.
   */
  readonly isEnough?: (beginning: L, present: L) => boolean
  /** Merges the reloaded first pages into the old list. If omitted, these pages replace the whole list. */
  readonly merge?: (present: L, beginning: L) => L
  /** Delay before `refresh` sends its request. If omitted, there is no delay. */
  readonly refreshDelay?: Delay
  /** Runs after the last response of a load or a refresh, even if the response is a failure. */
  readonly landed?: () => void
  /** Logs a failure. */
  readonly onFault: (fault: Fault, of: 'page' | 'refresh') => void
}

/** Values that the parts of a paged resource share. */
interface Parts<Q, L, P> {
  readonly spec: PagedResourceSpec<Q, L, P>
  readonly state: Store<Paged<Q, L>>
  readonly put: (change: Partial<Paged<Q, L>>) => void
  /** Lifetime of the page requests. A new query, and a refresh that replaces the list, begin a new lifetime. */
  readonly pages: Scope
}

/** Makes the function that loads the page that follows the list. */
const makeLoad =
  <Q, L, P>({ spec, state, put, pages }: Parts<Q, L, P>) =>
  (query: Q): void => {
    const { page, append, isShort = () => false, landed, onFault } = spec
    const fail = (fault: Fault): void => {
      onFault(fault, 'page')
      put({ status: 'error' })
      landed?.()
    }
    const load = (): void => {
      const request = page(query, state.get().list)
      if (request === null) return put({ status: 'endOfList' })
      put({ status: 'loading' })
      const take = (response: P): void => {
        const { list } = state.get()
        const next = append(list, response, query)
        const isComplete = page(query, next) === null
        const isEnough = isComplete || !isShort(next, list, query)
        put({ list: next, ...(isEnough && { status: isComplete ? 'endOfList' : 'success' }) })
        if (isEnough) landed?.()
        else load()
      }
      pages.request(request, E.match(fail, take))
    }
    load()
  }

/** Makes the functions that reload the first pages of the list. */
const makeRefresh = <Q, L, P>({ spec, state, put, pages }: Parts<Q, L, P>, more: () => void) => {
  const { page, append, isEnough = () => true, merge = (_: L, beginning: L) => beginning, landed, onFault } = spec
  const refreshes = makeScope(spec.stores, spec.clock)
  const replace = (query: Q, list: L): void => {
    const isLoading = state.get().status === 'loading'
    // A page that follows the old list would leave a gap after the new list.
    pages.renew()
    refreshes.renew()
    put({ list, refresh: null, status: page(query, list) === null ? 'endOfList' : 'success' })
    if (isLoading) more()
  }
  const take = (query: Q, beginning: L): void => {
    replace(query, merge(state.get().list, beginning))
    landed?.()
  }
  const load = (query: Q, onFailure: () => void): void => {
    const fail = (fault: Fault): void => {
      onFault(fault, 'refresh')
      onFailure()
      landed?.()
    }
    const loadAfter = (beginning: L): void => {
      const request = page(query, beginning)
      const hasLoaded = beginning !== spec.empty
      if (request === null || (hasLoaded && isEnough(beginning, state.get().list))) return take(query, beginning)
      const appendResponse = (response: P): void => loadAfter(append(beginning, response, query))
      refreshes.request(request, E.match(fail, appendResponse))
    }
    put({ requestedAt: spec.clock.now() })
    loadAfter(spec.empty)
  }
  return {
    /** Drops the refresh in flight. */
    drop: refreshes.renew,
    replace: (change: (list: L) => L): void => {
      const { query, list } = state.get()
      if (query !== null) replace(query, change(list))
    },
    refresh: (): void => {
      const { query, refresh } = state.get()
      if (query === null || refresh === 'loading') return
      put({ refresh: 'loading' })
      const start = (): void => load(query, () => put({ refresh: 'failed' }))
      if (spec.refreshDelay === undefined) start()
      else refreshes.later(spec.refreshDelay, start)
    },
    refreshSilently: (): void => {
      const { query } = state.get()
      if (query !== null) load(query, () => undefined)
    },
  }
}

/**
 * Makes a paged resource. The resource loads nothing before `open`.
 * @example
 * const numbers = makePagedResource({
 *   stores: makeStores(), clock: fakeClock(), empty: [], onFault: () => {},
 *   page: (last, list) => (list.length < last ? TE.right([list.length + 1, list.length + 2]) : null),
 *   append: (list, page) => [...list, ...page],
 * })
 * numbers.open(4)
 * await settle()
 * numbers.get().list // [1, 2]
 * numbers.more()
 * await settle()
 * numbers.get() // { query: 4, list: [1, 2, 3, 4], requestedAt: 0, status: 'endOfList', refresh: null }
 */
export const makePagedResource = <Q, L, P>(spec: PagedResourceSpec<Q, L, P>): PagedResource<Q, L> => {
  const { stores, clock, empty } = spec
  const nothing: Paged<Q, L> = { query: null, list: empty, requestedAt: 0, status: null, refresh: null }
  const state = stores.make(nothing)
  const put: Parts<Q, L, P>['put'] = (change) => state.update((now) => ({ ...now, ...change }))
  const parts: Parts<Q, L, P> = { spec, state, put, pages: makeScope(stores, clock) }
  const load = makeLoad(parts)
  const more = (): void => {
    const { query, status } = state.get()
    if (query !== null && status !== 'loading' && status !== 'endOfList') load(query)
  }
  const { drop, ...refreshing } = makeRefresh(parts, more)
  return {
    ...state,
    more,
    ...refreshing,
    update: (change) =>
      state.update((now) => {
        const list = change(now.list)
        return list === now.list ? now : { ...now, list }
      }),
    rest: () => {
      parts.pages.renew()
      drop()
      state.update((now) => ({
        ...now,
        refresh: null,
        status: now.status !== 'loading' ? now.status : now.list === empty ? null : 'success',
      }))
    },
    open: (query) => {
      parts.pages.renew()
      drop()
      state.update(() => nothing)
      if (query === null) return
      put({ query, requestedAt: clock.now() })
      load(query)
    },
  }
}
