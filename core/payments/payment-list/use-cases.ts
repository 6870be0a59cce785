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
  joins,
  type ListPage,
  type PagedList,
  withPage,
} from '../paged-list/index.ts'
import { type ListQuery, noPaymentLists, type PaymentListState, type PaymentPlace, type PlaceInTime } from './model.ts'
import type { PaymentLists } from './ports.ts'
import {
  belongsTo,
  confirmingOf,
  isSamePlace,
  type KnownLists,
  type Latest,
  listKeyOf,
  mapLists,
  movingOf,
  recentOf,
  withoutConfirming,
  withoutThose,
} from './rules.ts'
import { confirmingList, listRefresh, paymentLists } from './tables.ts'

/**
 * Asks for the beginning of a list, page by page.
 * @param isEnough told all that came so far
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

/** A request for the latest. */
export interface LatestQuery {
  readonly place: PaymentPlace
  /** True if a user asked: the list is then loaded, too. */
  readonly isAsked: boolean
}

/** Requests to the provider. */
export interface ReadPayments {
  /** A page of a list, from its start date on (CALL-038 to CALL-040, PAY-030). */
  readonly page: (place: PlaceInTime, asked: Pick<ListQuery, 'limit' | 'skip'>) => TE.TaskEither<Fault, ListPage>
  /** A page of what is unconfirmed (CALL-041, PAY-024). */
  readonly unconfirmed: (skip: number) => TE.TaskEither<Fault, ListPage<WholeInvoice>>
  readonly currencies: TE.TaskEither<Fault, ReadonlyArray<InvoiceCurrency>>
  /**
   * All that is unconfirmed, as far as it was loaded before; and the beginning of the list, where something of it is moving,
   * has left the other section, or a user asked: until it joins what is loaded and holds all that is looked for.
   */
  readonly latest: (
    query: LatestQuery,
    startDate: string | null,
    known: () => KnownLists,
  ) => TE.TaskEither<Fault, Latest>
}

/** For the session that lasts when it is made: later its calls are not sent. */
export const makeReadPayments = (
  { lists, clock }: { readonly lists: PaymentLists; readonly clock: Clock },
  stores: Pick<Stores, 'epoch'>,
): ReadPayments => {
  const mine = inSession(stores)
  const page: ReadPayments['page'] = ({ list, startDate }, asked) =>
    mine(lists.page({ list, ...asked, startDate, merchantStatus: paymentLists.merchantStatus }))
  const unconfirmed: ReadPayments['unconfirmed'] = (skip) =>
    mine(lists.unconfirmed({ limit: confirmingList.page.value, skip, merchantStatus: confirmingList.merchantStatus }))
  const start = (
    place: PlaceInTime,
    before: PagedList<WholeActivity>,
    lookedFor: ReadonlyArray<WholeActivity>,
  ): TE.TaskEither<Fault, FreshStart<WholeActivity>> =>
    readStart(
      (skip) => page(place, { limit: paymentLists.page.value, skip }),
      paymentLists.page.value,
      ({ items, received }) => received >= before.received || (joins(before, items) && hasAll(items, lookedFor)),
    )
  const confirming = (before: PagedList<WholeInvoice>): TE.TaskEither<Fault, FreshStart<WholeInvoice>> =>
    readStart(unconfirmed, confirmingList.page.value, ({ received }) => received >= before.received)
  return {
    page,
    unconfirmed,
    currencies: mine(lists.currencies),
    latest: ({ place, isAsked }, startDate, known) =>
      F.pipe(
        confirming(known().confirming),
        TE.flatMap((fresh): TE.TaskEither<Fault, Latest> => {
          const left = withoutConfirming(known().confirming.rows, fresh.items)
          const moving = movingOf(known(), place)
          if (!isAsked && left.length + moving.length === 0) return TE.right({ place, confirming: fresh, list: null })
          const lookedFor = [...left.filter(belongsTo(place.list)), ...moving]
          return F.pipe(
            TE.fromTask<void, Fault>(isAsked ? T.of(undefined) : wait(clock, listRefresh)),
            TE.flatMap(() => start({ ...place, startDate }, recentOf(known(), place), lookedFor)),
            TE.map((list) => ({ place, confirming: fresh, list })),
          )
        }),
      ),
  }
}

/** Ports of the lists of the page. */
export interface ListPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly lists: PaymentLists
}

type Recent = PagedResource<PlaceInTime, PagedList<WholeActivity>>
type Confirming = PagedResource<true, PagedList<WholeInvoice>>

/** State of the slice beside the lists. */
type Own = Omit<PaymentListState, 'lists' | 'confirming'>

/** The lists of the page, and what the parts of the slice share. */
export interface Lists {
  readonly ports: ListPorts
  readonly own: Store<Own>
  readonly put: (change: Partial<Own>) => void
  readonly state: Live<PaymentListState>
  /** Scope of the present visit to the page. */
  readonly visits: Scope
  /** For the present session. */
  readonly read: () => ReadPayments
  readonly listAt: (place: PaymentPlace) => Recent
  /** Sets how many rows of a list are to be shown. */
  readonly reveal: (place: PaymentPlace, wanted: number) => void
  readonly lists: ReadonlyArray<Recent>
  readonly confirming: Confirming
}

const onFault =
  ({ log }: ListPorts, what: string) =>
  (fault: Fault): void =>
    log.error(`The ${what} could not be loaded: ${describeFault(fault)}`)

/** The lists, each for itself: what has come of one stays when another is looked at. */
export const makeLists = (ports: ListPorts): Lists => {
  const { stores, clock } = ports
  const { lists: _lists, confirming: _confirming, ...nothing } = noPaymentLists
  const own = stores.make<Own>(nothing)
  const put: Lists['put'] = (change) => own.update((now) => ({ ...now, ...change }))
  const read = (): ReadPayments => makeReadPayments(ports, stores)
  const confirming: Confirming = makePagedResource<true, PagedList<WholeInvoice>, ListPage<WholeInvoice>>({
    stores,
    clock,
    empty: emptyList,
    page: (_, list) => (list.status === 'endOfList' ? null : read().unconfirmed(list.received)),
    append: (list, page) => withPage(list, page, () => true, confirmingList.page.value),
    // All that came may be of another list.
    isShort: (list, before) => {
      const { place } = own.get()
      const isOfOthers =
        place !== null && place.list !== 'payouts' && confirmingOf({ confirming: list }, place.list).length === 0
      return isOfOthers && list.items.length > before.items.length
    },
    landed: () => put({ isHeld: false }),
    onFault: onFault(ports, 'unconfirmed payments'),
  })
  const isLookedAt = (place: PaymentPlace): boolean => isSamePlace(own.get().place, place)
  const makeList = (): Recent =>
    makePagedResource<PlaceInTime, PagedList<WholeActivity>, ListPage>({
      stores,
      clock,
      empty: emptyList,
      page: (place, list) =>
        list.status === 'endOfList'
          ? null
          : read().page(place, { limit: paymentLists.page.value, skip: list.received }),
      append: (list, page, place) => withPage(list, page, belongsTo(place.list)),
      // A page may hold none of this list. What brings nothing new at all is not asked for over and over.
      isShort: (list, before, place) =>
        isLookedAt(place) &&
        list.items.length + list.unread > before.items.length + before.unread &&
        isShort(withoutThose(list, confirmingOf({ confirming: confirming.get().list }, place.list))),
      onFault: onFault(ports, 'payments'),
    })
  const all = mapLists(makeList)
  return {
    ports,
    own,
    put,
    read,
    confirming,
    visits: makeScope(stores, clock),
    listAt: (place) => all[listKeyOf(place)],
    reveal: (place, wanted) =>
      all[listKeyOf(place)].update((list) => (list.wanted === wanted ? list : { ...list, wanted })),
    lists: Object.values(all),
    state: project(combine({ own, confirming, lists: combine(all) }), (now): PaymentListState => ({
      ...now.own,
      confirming: { ...now.confirming.list, status: now.confirming.status },
      lists: mapLists((key) => ({ ...now.lists[key].list, status: now.lists[key].status })),
    })),
  }
}
