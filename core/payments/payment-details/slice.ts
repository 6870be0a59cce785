import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { Observable, Subscription } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, makeLive, makeStores, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Log, Slide } from '../../platform/ports.ts'
import type { HiddenAmount } from '../../presentation/hidden-amount.ts'
import type { Activity, ItemReference } from '../model.ts'
import { confirmingPoll, isConfirming, noAnnouncement, type PaymentAnnouncement } from '../payment-list/index.ts'
import { type CurrencyBook, paymentRow } from '../recent-activity/index.ts'
import type { DetailEnvironment, DetailSource, InvoiceRecord, KnownRecord, PaymentDetailsState } from './model.ts'
import type { InvoiceRecords } from './ports.ts'
import { findItem, isRecordOf, newestOf, statusKey } from './rules/index.ts'
import { tooManyRequests } from './tables/index.ts'
import { type PaymentDetail, paymentDetailView } from './view/index.ts'

/** Ports of the payment details. */
export interface PaymentDetailsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly records: InvoiceRecords
  /** Items of the home page. A lookup searches these items last, after the lists that `follow` has added. */
  readonly source: Live<DetailSource>
  /** Text and label that replace hidden amounts. Null if amounts are visible. */
  readonly hidden: Live<HiddenAmount | null>
  readonly environment: DetailEnvironment
}

/** Details of single payments and payouts. */
export interface PaymentDetails {
  /** Input of `paymentDetailOf`. */
  readonly state: Live<PaymentDetailsState>
  /** Item whose slide was shown last. Null if no slide was shown. */
  readonly shown: Live<ItemReference | null>
  readonly act: {
    /** Adds a list. Lookups search the list before the lists added earlier. */
    readonly follow: (source: Live<DetailSource>) => void
    /** Removes a list. */
    readonly unfollow: (source: Live<DetailSource>) => void
    /**
     * Opens the slide of an item. Fetches an invoice by id each time, and again when a list reports a new status of the
     * invoice. Polls a confirming invoice for its number of confirmations.
     */
    readonly open: (reference: ItemReference) => void
    /** Closes the slide that was opened last. */
    readonly leave: () => void
  }
  readonly tasks: {
    /**
     * Returns the slide of a listed item. For an unlisted item, fetches the invoice by id (CALL-045). Null if the item does
     * not exist or is an unlisted payout. Faults: any.
     */
    readonly find: (reference: ItemReference) => TE.TaskEither<Fault, Slide | null>
  }
}

/**
 * Combines the added lists; the list that was added last comes first. The lists outlive the session: a page that stays open
 * after sign-out keeps its list.
 */
const makeLists = (first: Live<DetailSource>) => {
  const followed = makeStores().make<ReadonlyArray<Live<DetailSource>>>([first])
  let last: ReadonlyArray<DetailSource> = []
  const get = (): ReadonlyArray<DetailSource> => {
    const now = followed.get().map((source) => source.get())
    if (now.length !== last.length || now.some((source, index) => source !== last[index])) last = now
    return last
  }
  const all = makeLive(
    get,
    new Observable<ReadonlyArray<DetailSource>>((listener) => {
      let sources = new Subscription()
      const emit = (): void => listener.next(get())
      const resubscribe = (): void => {
        sources.unsubscribe()
        sources = new Subscription()
        for (const { changes$ } of followed.get()) sources.add(changes$.subscribe(emit))
      }
      resubscribe()
      const listening = followed.changes$.subscribe(() => {
        resubscribe()
        emit()
      })
      listening.add(() => sources.unsubscribe())
      return listening
    }),
  )
  const unfollow = (source: Live<DetailSource>): void => followed.update((now) => now.filter((one) => one !== source))
  const follow = (source: Live<DetailSource>): void => followed.update((now) => [source, ...now])
  return { all, follow, unfollow }
}

const noCurrencies: CurrencyBook = new Map()

/**
 * Details of an item. `isAnnounced` is true if the item's list announces changes, so that the slide does not announce them
 * again.
 */
type ListedDetail = PaymentDetail & { readonly isAnnounced: boolean }

/**
 * Returns the live details of one item, without computing other items. Null if no list contains the item and the item was
 * not found by id.
 */
export const paymentDetailOf = (
  { state }: Pick<PaymentDetails, 'state'>,
  reference: ItemReference,
): Live<ListedDetail | null> => {
  const listed = project(state, ({ lists }) => findItem(lists, reference))
  const isAnnounced = project(state, ({ lists }) =>
    lists.some((list) => list.announcement && findItem([list], reference) !== null),
  )
  const known = project(state, ({ known: record }) => (isRecordOf(record, reference) ? record : null))
  const hidden = project(state, (now) => now.hidden)
  const environment = project(state, (now) => now.environment)
  const currencies = project(state, ({ lists }) => lists.find((list) => list.currencies)?.currencies ?? noCurrencies)
  return project(combine({ listed, isAnnounced, known, hidden, environment, currencies }), (now) => {
    const item = newestOf(now.listed, now.known)
    const record = now.known?.record ?? null
    return item && { ...paymentDetailView(now.environment)({ ...now, item, record }), isAnnounced: now.isAnnounced }
  })
}

/** Returns the announcement of the lists for a slide that covers the lists. */
export const listedAnnouncementOf = ({ state }: Pick<PaymentDetails, 'state'>): Live<PaymentAnnouncement> =>
  project(
    state,
    ({ lists }) => lists.find(({ announcement }) => announcement !== undefined)?.announcement ?? noAnnouncement,
  )

const slideOf = (item: Activity): Slide => {
  const { slide, id, title } = paymentRow(0, item)
  return { kind: slide, id, name: title }
}

/** True if the invoice does not exist or belongs to another user. */
const isMissing = (fault: Fault): boolean =>
  fault._tag === 'Rejected' && fault.status < 500 && fault.status !== tooManyRequests

/**
 * Makes the slice. Sends no request before `open` or `find`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const details = makePaydeck(ports).paymentDetails
 * details.tasks.find({ kind: 'invoice', id: 'no such id' })() // E.right(null)
 */
export const makePaymentDetails = (ports: PaymentDetailsPorts): PaymentDetails => {
  const { stores, clock, log, records, source, hidden, environment } = ports
  const lists = makeLists(source)
  const known = stores.make<KnownRecord | null>(null)
  const shown = stores.make<ItemReference | null>(null)
  const scope = makeScope(stores, clock)
  // Scope of `find`. The next `find` or `open` cancels a running `find`.
  const searches = makeScope(stores, clock)
  let listening = Subscription.EMPTY
  // Id of an invoice that `find` has just loaded, so that `open` does not fetch it again.
  const found = stores.make<string | null>(null)

  const itemAt = (reference: ItemReference) => project(lists.all, (all) => findItem(all, reference))
  const isInProgress = (reference: ItemReference): boolean => {
    const record = known.get()
    const item = newestOf(itemAt(reference).get(), isRecordOf(record, reference) ? record : null)
    return item?.kind === 'invoice' && isConfirming(item)
  }
  const schedulePoll = (reference: ItemReference, listed: string): void =>
    scope.later(confirmingPoll, () =>
      isInProgress(reference) ? fetchRecord(reference, listed) : schedulePoll(reference, listed),
    )
  const fetchRecord = (reference: ItemReference, listed: string): void => {
    const applyResponse = scope.whileOpen((answer: E.Either<Fault, InvoiceRecord>) => {
      if (E.isRight(answer)) known.update(() => ({ listed, record: answer.right }))
      schedulePoll(reference, listed)
    })
    void logged(log.error, 'An invoice could not be loaded')(records.find(reference.id))().then(applyResponse)
  }
  const leave = (): void => {
    scope.renew()
    listening.unsubscribe()
  }
  const open = (reference: ItemReference): void => {
    leave()
    searches.renew()
    shown.update(() => reference)
    const isFound = found.get() === reference.id
    found.update(() => null)
    if (reference.kind === 'payout') return
    const item = itemAt(reference)
    let fetchedKey = statusKey(item.get())
    if (isFound) schedulePoll(reference, fetchedKey)
    else fetchRecord(reference, fetchedKey)
    listening = item.changes$.subscribe((now) => {
      const key = statusKey(now)
      if (now === null || key === fetchedKey) return
      fetchedKey = key
      scope.renew()
      fetchRecord(reference, key)
    })
  }
  const find: PaymentDetails['tasks']['find'] = (reference) => {
    const listed = findItem(lists.all.get(), reference)
    if (listed !== null || reference.kind === 'payout') return TE.right(listed === null ? null : slideOf(listed))
    searches.renew()
    const storeRecord = searches.whileOpen((record: InvoiceRecord) => {
      known.update(() => ({ listed: statusKey(null), record }))
      found.update(() => reference.id)
    })
    return F.pipe(
      records.find(reference.id),
      TE.map((record): Slide | null => {
        storeRecord(record)
        return slideOf(record)
      }),
      TE.orElse((fault) => (isMissing(fault) ? TE.right(null) : TE.left(fault))),
    )
  }
  return {
    state: project(combine({ lists: lists.all, known, hidden }), (now) => ({ ...now, environment })),
    shown,
    act: { follow: lists.follow, unfollow: lists.unfollow, open, leave },
    tasks: { find },
  }
}
