import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { distinctUntilChanged, Observable, Subscription } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, makeStores, project, type Stores } from '../../kernel/store.ts'
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

/** What the details need from outside. */
export interface PaymentDetailsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly records: InvoiceRecords
  /** What home lists: followed from the start. */
  readonly source: Live<DetailSource>
  /** null: amounts are shown. */
  readonly hidden: Live<HiddenAmount | null>
  readonly environment: DetailEnvironment
}

/** What the user paid and was paid, in detail. */
export interface PaymentDetails {
  /** What `paymentDetailOf` shows one item of. */
  readonly state: Live<PaymentDetailsState>
  /** Whose slide was shown last; null: none was. */
  readonly shown: Live<ItemReference | null>
  readonly act: {
    /** Looks for items on this list too, and there first. */
    readonly follow: (source: Live<DetailSource>) => void
    /** Does not look there any more. */
    readonly unfollow: (source: Live<DetailSource>) => void
    /**
     * Its slide is shown: an invoice is asked for by its id, each time, again once its list says another status, and every so
     * often while it confirms, as its confirmations are counted.
     */
    readonly open: (reference: ItemReference) => void
    /** The slide that was shown last is gone. */
    readonly leave: () => void
  }
  readonly tasks: {
    /**
     * The slide of an item: of a list, or else by its id, as only an invoice can be asked for (CALL-045); null: there is
     * none, or it is a payout that no list has loaded. Faults: any but Rejected.
     */
    readonly find: (reference: ItemReference) => TE.TaskEither<Fault, Slide | null>
  }
}

/** The lists that are followed, the last one first. Not of the user: whoever follows one is still there after a sign-out. */
const makeLists = (first: Live<DetailSource>) => {
  const followed = makeStores().make<ReadonlyArray<Live<DetailSource>>>([first])
  let last: ReadonlyArray<DetailSource> = []
  const get = (): ReadonlyArray<DetailSource> => {
    const now = followed.get().map((source) => source.get())
    if (now.length !== last.length || now.some((source, index) => source !== last[index])) last = now
    return last
  }
  const all: Live<ReadonlyArray<DetailSource>> = {
    get,
    changes$: new Observable<ReadonlyArray<DetailSource>>((listener) => {
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
    }).pipe(distinctUntilChanged()),
  }
  const unfollow = (source: Live<DetailSource>): void => followed.update((now) => now.filter((one) => one !== source))
  const follow = (source: Live<DetailSource>): void => followed.update((now) => [source, ...now])
  return { all, follow, unfollow }
}

const noCurrencies: CurrencyBook = new Map()

/** An item in detail, and whether what comes of it is among what its list reads aloud: its slide need not, then. */
type ListedDetail = PaymentDetail & { readonly isAnnounced: boolean }

/** One item in detail: of no other is anything computed. null: it is on no list and was not found by its id. */
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

/** What the lists read aloud, for the slide that lies over them. */
export const listedAnnouncementOf = ({ state }: Pick<PaymentDetails, 'state'>): Live<PaymentAnnouncement> =>
  project(
    state,
    ({ lists }) => lists.find(({ announcement }) => announcement !== undefined)?.announcement ?? noAnnouncement,
  )

const slideOf = (item: Activity): Slide => {
  const { slide, id, title } = paymentRow(0, item)
  return { kind: slide, id, name: title }
}

/** It is not there, or another user's. */
const isMissing = (fault: Fault): boolean =>
  fault._tag === 'Rejected' && fault.status < 500 && fault.status !== tooManyRequests

/** Nothing is asked for until `open` or `find` runs. */
export const makePaymentDetails = (ports: PaymentDetailsPorts): PaymentDetails => {
  const { stores, clock, log, records, source, hidden, environment } = ports
  const lists = makeLists(source)
  const known = stores.make<KnownRecord | null>(null)
  const shown = stores.make<ItemReference | null>(null)
  const scope = makeScope(stores, clock)
  // What is looked for lasts until something else is asked for.
  const searches = makeScope(stores, clock)
  let listening = Subscription.EMPTY
  // What was found and not shown yet: it was asked for a moment ago.
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
