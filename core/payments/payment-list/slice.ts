import { either as E } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import type { Live } from '../../kernel/store.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import type { InvoiceCurrency } from '../model.ts'
import { isShort, nextPage, withMore } from '../paged-list/index.ts'
import { dateRefresh } from '../recent-activity/index.ts'
import type { PaymentListState, ListSelection } from './model.ts'
import {
  confirmingOf,
  isSameSelection,
  type Latest,
  listKeyOf,
  inProgressOf,
  recentOf,
  startDateOf,
  withLatest,
  withoutAnnouncement,
} from './rules.ts'
import { confirmingWait, confirmingPoll, listRefresh } from './tables.ts'
import { type LatestQuery, type ListPorts, type Lists, makeLists } from './use-cases.ts'

/** Ports of the payment lists. */
export type PaymentListPorts = ListPorts

/** Payment lists of the page, including the unconfirmed payments. */
export interface PaymentList {
  /** State of the lists. While it has subscribers, `seenAt` follows the clock, which updates relative dates. */
  readonly state: Live<PaymentListState>
  /**
   * Opens a list. Call it when the page opens and when its URL changes. The first call also loads currencies and unconfirmed
   * payments. A list that is not loaded yet is loaded (PAY-029). While the page is open, the unconfirmed payments are
   * polled. The list is polled too while any of its rows is in progress.
   */
  readonly enter: (selection: ListSelection) => void
  /** Shows more rows, and loads a page if few rows are left (PAY-015). */
  readonly more: () => void
  /** Loads the next page of unconfirmed payments. */
  readonly moreConfirming: () => void
  /** Repeats the failed requests. */
  readonly tryAgain: () => void
  /** Refreshes the list after one second. Rows and open slides stay in place (PAY-014). */
  readonly refresh: () => void
  /** Leaves the page. Loaded lists stay loaded; pending responses are ignored. */
  readonly leave: () => void
}

/** Makes the refresh, which runs on request of the user and by polling while a row is in progress. */
const makeRefresh = ({ ports, own, update, state, visits, read, listAt, reveal, confirming }: Lists) => {
  const { stores, clock, log } = ports
  /** Keys of lists that were loaded before the refresh of another list, and are therefore outdated. */
  const outdated = stores.make<ReadonlySet<string>>(new Set())
  const startDateAt = (selection: ListSelection): string | null => listAt(selection).get().query?.startDate ?? null
  const loading = makeOperation<LatestQuery, Fault, Latest>({
    stores,
    clock,
    run: (query) => read().latest(query, startDateAt(query.selection), state.get),
    resetAfter: { success: null, failed: null },
  })
  /** Scope of the current refresh. A refresh by the user replaces a poll. */
  const requests = makeScope(stores, clock)
  const cancel = (): void => {
    requests.renew()
    loading.reset()
  }
  const applyLatest = (latest: Latest): void => {
    const { selection, list } = latest
    const next = withLatest(state.get(), latest)
    // The list is updated first, so that a payment is never missing from both sections.
    const recent = next.lists[listKeyOf(selection)]
    if (recent !== undefined) {
      if (list === null) reveal(selection, recent.displayLimit)
      else listAt(selection).replace(() => recent)
    }
    confirming.replace(() => next.confirming)
    update({ announcement: next.announcement, seenAt: clock.now() })
    const others = Object.keys(state.get().lists).filter((key) => key !== listKeyOf(selection))
    if (list !== null) outdated.update(() => new Set(others))
  }
  const run = (query: LatestQuery): void => {
    const { isUserRequest } = query
    void loading
      .start(query)()
      .then(
        requests.whileOpen((answer: E.Either<Fault, Latest>) => {
          if (E.isLeft(answer)) log.warn(`The latest payments could not be loaded: ${describeFault(answer.left)}`)
          else applyLatest(answer.right)
          if (isUserRequest) update({ refresh: E.isLeft(answer) ? 'failed' : null })
        }),
      )
  }
  const poll = (): void => {
    const { selection, refresh } = own.get()
    if (selection === null || refresh === 'loading' || loading.get().status === 'loading') return
    const isLoading = [confirming, listAt(selection)].some((list) => list.get().status === 'loading')
    const isInProgress = confirming.get().list.rows.length > 0 || inProgressOf(state.get(), selection).length > 0
    if (!isLoading && isInProgress) run({ selection, isUserRequest: false })
  }
  return {
    drop: cancel,
    /** Polls until the page is left. */
    startPolling: () => visits.every(confirmingPoll, poll),
    isOutdated: (selection: ListSelection): boolean => outdated.get().has(listKeyOf(selection)),
    refresh: (): void => {
      const { selection, refresh } = own.get()
      if (selection === null || refresh === 'loading') return
      update({ refresh: 'loading' })
      visits.later(listRefresh, () => {
        const { selection: now } = own.get()
        cancel()
        if (now !== null) run({ selection: now, isUserRequest: true })
      })
    },
  }
}

/**
 * Makes the lists. Sends no request before `enter`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const list = makePaymentList(ports)
 * list.enter({ list: 'donations', pill: '3m' })
 * await settle()
 * list.state.get().lists['donations 3m'].rows[0].merchantName // 'River Conservancy'
 */
export const makePaymentList = (ports: PaymentListPorts): PaymentList => {
  const { clock, log } = ports
  const parts = makeLists(ports)
  const { own, update, state, visits, read, listAt, reveal, lists, confirming } = parts
  const refresh = makeRefresh(parts)
  const loadCurrencies = (): void =>
    visits.request(read().currencies, (answer: E.Either<Fault, ReadonlyArray<InvoiceCurrency>>) => {
      if (E.isLeft(answer)) log.warn(`The invoice currencies could not be loaded: ${describeFault(answer.left)}`)
      else update({ currencies: new Map(answer.right.map((currency) => [currency.code, currency])) })
    })
  const loadConfirming = (): void => (confirming.get().query === null ? confirming.open(true) : confirming.more())
  /** Makes the list wait for the unconfirmed payments, which appear above it. */
  const awaitConfirming = (): void => {
    update({ isAwaitingConfirming: true })
    visits.later(confirmingWait, () => update({ isAwaitingConfirming: false }))
    loadConfirming()
  }
  const load = (selection: ListSelection): void => {
    const list = listAt(selection)
    if (list.get().query !== null) return list.more()
    list.open({ ...selection, startDate: startDateOf(selection.list, selection.pill, clock.now()) })
  }
  /** Loads further pages if fewer rows are loaded than the display limit. */
  const loadMissingRows = (selection: ListSelection): void => {
    if (isShort(recentOf(state.get(), selection))) load(selection)
    const { status } = confirming.get()
    const hasOnlyOtherLists = selection.list !== 'payouts' && confirmingOf(state.get(), selection.list).length === 0
    if (status === null || (status === 'success' && hasOnlyOtherLists)) loadConfirming()
  }
  return {
    state: whileObserved(state, own, clock, dateRefresh),
    enter: (selection) => {
      const { selection: before, announcement } = own.get()
      if (isSameSelection(before, selection)) return
      const isLoaded = !['error', null].includes(listAt(selection).get().status)
      update({ selection, announcement: withoutAnnouncement(announcement), seenAt: clock.now() })
      if (before === null) {
        loadCurrencies()
        refresh.startPolling()
        if (!isLoaded) awaitConfirming()
      }
      if (!isLoaded) load(selection)
      else if (before === null || refresh.isOutdated(selection)) refresh.refresh()
      loadMissingRows(selection)
    },
    more: () => {
      const { selection } = own.get()
      if (selection === null) return
      const { displayLimit } = withMore(recentOf(state.get(), selection))
      reveal(selection, displayLimit)
      if (nextPage(recentOf(state.get(), selection)) !== null) load(selection)
    },
    moreConfirming: loadConfirming,
    tryAgain: () => {
      const { selection, refresh: latest } = own.get()
      if (selection === null) return
      if (confirming.get().status === 'error') loadConfirming()
      if (listAt(selection).get().status === 'error') load(selection)
      if (latest === 'failed') refresh.refresh()
    },
    refresh: refresh.refresh,
    leave: () => {
      visits.renew()
      refresh.drop()
      for (const list of [...lists, confirming]) list.rest()
      update({
        selection: null,
        isAwaitingConfirming: false,
        refresh: null,
        announcement: withoutAnnouncement(own.get().announcement),
      })
    },
  }
}
