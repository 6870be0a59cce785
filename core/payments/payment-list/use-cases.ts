import { function as F, task as T, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { wait } from '../../kernel/load.ts'
import { makePagedResource, type PagedResource } from '../../kernel/paged-resource.ts'
import { inSession, makeScope, type Scope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Store, type Stores } from '../../kernel/store.ts'
import type { Clock, Log } from '../../platform/ports.ts'
import type { InvoiceCurrency, WholeActivity, WholeInvoice } from '../model.ts'
import {
  emptyList,
  type FreshStart,
  hasAll,
  isShort,
  overlaps,
  type ListPage,
  type PagedList,
  withPage,
} from '../paged-list/index.ts'
import {
  type ListQuery,
  noPaymentLists,
  type PaymentListState,
  type ListSelection,
  type DatedSelection,
} from './model.ts'
import type { PaymentLists } from './ports.ts'
import {
  belongsTo,
  confirmingOf,
  isSameSelection,
  type KnownLists,
  type Latest,
  listKeyOf,
  mapLists,
  inProgressOf,
  recentOf,
  withoutConfirming,
  withoutItems,
} from './rules.ts'
import { confirmingList, listRefresh, paymentLists } from './tables.ts'

/**
 * Loads a list from its start, page by page.
 * @param isEnough true if the items loaded so far suffice
 */
const readStart = <A>(
  read: (skip: number) => TE.TaskEither<Fault, ListPage<A>>,
  pageSize: number,
  isEnough: (soFar: ListPage<A>) => boolean,
): TE.TaskEither<Fault, FreshStart<A>> => {
  const after = (before: ListPage<A>): TE.TaskEither<Fault, FreshStart<A>> =>
    F.pipe(
      read(before.received),
      TE.flatMap((page) => {
        const soFar = { items: [...before.items, ...page.items], received: before.received + page.received }
        const isWhole = page.received < pageSize
        return isWhole || isEnough(soFar) ? TE.right({ ...soFar, isWhole }) : after(soFar)
      }),
    )
  return after({ items: [], received: 0 })
}

/** Request for a refresh. */
export interface LatestQuery {
  readonly selection: ListSelection
  /** True if the user requested the refresh, which then always loads the list. */
  readonly isUserRequest: boolean
}

/** Requests to the provider. */
export interface ReadPayments {
  /** Fetches a page of a list from its start date (CALL-038 to CALL-040, PAY-030). */
  readonly page: (selection: DatedSelection, range: Pick<ListQuery, 'limit' | 'skip'>) => TE.TaskEither<Fault, ListPage>
  /** Fetches a page of unconfirmed payments (CALL-041, PAY-024). */
  readonly unconfirmed: (skip: number) => TE.TaskEither<Fault, ListPage<WholeInvoice>>
  readonly currencies: TE.TaskEither<Fault, ReadonlyArray<InvoiceCurrency>>
  /**
   * Fetches as many unconfirmed payments as were loaded before. Also fetches the start of the list if a row is in progress,
   * a payment has left the Confirming section, or the user requested the refresh. Fetching stops once the pages overlap the
   * loaded items and contain every item whose status may have changed.
   */
  readonly latest: (
    query: LatestQuery,
    startDate: string | null,
    known: () => KnownLists,
  ) => TE.TaskEither<Fault, Latest>
}

/** Makes the requests for the current session. After the end of this session, calling them sends nothing. */
export const makeReadPayments = (
  { paymentLists: lists, clock }: { readonly paymentLists: PaymentLists; readonly clock: Clock },
  stores: Pick<Stores, 'epoch'>,
): ReadPayments => {
  const inThisSession = inSession(stores)
  const page: ReadPayments['page'] = ({ list, startDate }, range) =>
    inThisSession(lists.page({ list, ...range, startDate, merchantStatus: paymentLists.merchantStatus }))
  const unconfirmed: ReadPayments['unconfirmed'] = (skip) =>
    inThisSession(
      lists.unconfirmed({ limit: confirmingList.page.value, skip, merchantStatus: confirmingList.merchantStatus }),
    )
  const start = (
    selection: DatedSelection,
    before: PagedList<WholeActivity>,
    targets: ReadonlyArray<WholeActivity>,
  ): TE.TaskEither<Fault, FreshStart<WholeActivity>> =>
    readStart(
      (skip) => page(selection, { limit: paymentLists.page.value, skip }),
      paymentLists.page.value,
      ({ items, received }) => received >= before.received || (overlaps(before, items) && hasAll(items, targets)),
    )
  const confirming = (before: PagedList<WholeInvoice>): TE.TaskEither<Fault, FreshStart<WholeInvoice>> =>
    readStart(unconfirmed, confirmingList.page.value, ({ received }) => received >= before.received)
  return {
    page,
    unconfirmed,
    currencies: inThisSession(lists.currencies),
    latest: ({ selection, isUserRequest }, startDate, known) =>
      F.pipe(
        confirming(known().confirming),
        TE.flatMap((fresh): TE.TaskEither<Fault, Latest> => {
          const left = withoutConfirming(known().confirming.rows, fresh.items)
          const inProgress = inProgressOf(known(), selection)
          if (!isUserRequest && left.length + inProgress.length === 0)
            return TE.right({ selection, confirming: fresh, list: null })
          const targets = [...left.filter(belongsTo(selection.list)), ...inProgress]
          return F.pipe(
            TE.fromTask<void, Fault>(isUserRequest ? T.of(undefined) : wait(clock, listRefresh)),
            TE.flatMap(() => start({ ...selection, startDate }, recentOf(known(), selection), targets)),
            TE.map((list) => ({ selection, confirming: fresh, list })),
          )
        }),
      ),
  }
}

/** Ports of the payment lists. */
export interface ListPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly paymentLists: PaymentLists
}

type Recent = PagedResource<DatedSelection, PagedList<WholeActivity>>
type Confirming = PagedResource<true, PagedList<WholeInvoice>>

/** State of the slice except the lists. */
type Own = Omit<PaymentListState, 'lists' | 'confirming'>

/** Payment lists, and the values that the parts of the slice share. */
export interface Lists {
  readonly ports: ListPorts
  readonly own: Store<Own>
  readonly update: (change: Partial<Own>) => void
  readonly state: Live<PaymentListState>
  /** Scope of the current visit to the page. */
  readonly visits: Scope
  /** Returns the requests of the current session. */
  readonly read: () => ReadPayments
  readonly listAt: (selection: ListSelection) => Recent
  /** Sets the display limit of a list. */
  readonly reveal: (selection: ListSelection, displayLimit: number) => void
  readonly lists: ReadonlyArray<Recent>
  readonly confirming: Confirming
}

const onFault =
  ({ log }: ListPorts, what: string) =>
  (fault: Fault): void =>
    log.error(`The ${what} could not be loaded: ${describeFault(fault)}`)

/** Makes one resource for each list, so that a list keeps its items while another list is selected. */
export const makeLists = (ports: ListPorts): Lists => {
  const { stores, clock } = ports
  const { lists: _lists, confirming: _confirming, ...initialState } = noPaymentLists
  const own = stores.make<Own>(initialState)
  const update: Lists['update'] = (change) => own.update((now) => ({ ...now, ...change }))
  const read = (): ReadPayments => makeReadPayments(ports, stores)
  const confirming: Confirming = makePagedResource<true, PagedList<WholeInvoice>, ListPage<WholeInvoice>>({
    stores,
    clock,
    empty: emptyList,
    page: (_, list) => (list.status === 'endOfList' ? null : read().unconfirmed(list.received)),
    append: (list, page) => withPage(list, page, () => true, confirmingList.page.value),
    // A page may contain only items of other lists.
    isShort: (list, before) => {
      const { selection } = own.get()
      const hasOnlyOtherLists =
        selection !== null &&
        selection.list !== 'payouts' &&
        confirmingOf({ confirming: list }, selection.list).length === 0
      return hasOnlyOtherLists && list.items.length > before.items.length
    },
    landed: () => update({ isAwaitingConfirming: false }),
    onFault: onFault(ports, 'unconfirmed payments'),
  })
  const isSelected = (selection: ListSelection): boolean => isSameSelection(own.get().selection, selection)
  const makeList = (): Recent =>
    makePagedResource<DatedSelection, PagedList<WholeActivity>, ListPage>({
      stores,
      clock,
      empty: emptyList,
      page: (selection, list) =>
        list.status === 'endOfList'
          ? null
          : read().page(selection, { limit: paymentLists.page.value, skip: list.received }),
      append: (list, page, selection) => withPage(list, page, belongsTo(selection.list)),
      // A page may contain no item of this list, so further pages are loaded. The loading stops after a page without any new
      // item.
      isShort: (list, before, selection) =>
        isSelected(selection) &&
        list.items.length + list.unreadable > before.items.length + before.unreadable &&
        isShort(withoutItems(list, confirmingOf({ confirming: confirming.get().list }, selection.list))),
      onFault: onFault(ports, 'payments'),
    })
  const all = mapLists(makeList)
  return {
    ports,
    own,
    update,
    read,
    confirming,
    visits: makeScope(stores, clock),
    listAt: (selection) => all[listKeyOf(selection)],
    reveal: (selection, displayLimit) =>
      all[listKeyOf(selection)].update((list) =>
        list.displayLimit === displayLimit ? list : { ...list, displayLimit },
      ),
    lists: Object.values(all),
    state: project(combine({ own, confirming, lists: combine(all) }), (now): PaymentListState => ({
      ...now.own,
      confirming: { ...now.confirming.list, status: now.confirming.status },
      lists: mapLists((key) => ({ ...now.lists[key].list, status: now.lists[key].status })),
    })),
  }
}
