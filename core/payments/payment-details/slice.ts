import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { distinctUntilChanged, Observable, Subscription } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, makeStores, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Log, Slide } from '../../platform/ports.ts'
import type { HiddenAmount } from '../../presentation/hidden-amount.ts'
import type { Activity } from '../model.ts'
import { confirmingPoll, isConfirming, noNews, type PaymentNews } from '../payment-list/index.ts'
import { type CurrencyBook, paymentRow } from '../recent-activity/index.ts'
import type {
  DetailPlace,
  DetailPlaces,
  DetailSource,
  InvoiceRecord,
  KnownRecord,
  PaymentDetailsState,
} from './model.ts'
import type { InvoiceRecords } from './ports.ts'
import { foundIn, isOf, newestOf, statusKey } from './rules/index.ts'
import { tooMany } from './tables/index.ts'
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
  readonly places: DetailPlaces
}

/** What the user paid and was paid, in detail. */
export interface PaymentDetails {
  /** What `paymentDetailOf` shows one item of. */
  readonly state: Live<PaymentDetailsState>
  /** Whose slide was shown last; null: none was. */
  readonly shown: Live<DetailPlace | null>
  readonly act: {
    /** Looks for items on this list too, and there first. */
    readonly follow: (source: Live<DetailSource>) => void
    /** Does not look there any more. */
    readonly unfollow: (source: Live<DetailSource>) => void
    /**
     * Its slide is shown: an invoice is asked for by its id, each time, again once its list says another status, and every so
     * often while it confirms, as its confirmations are counted.
     */
    readonly open: (place: DetailPlace) => void
    /** The slide that was shown last is gone. */
    readonly leave: () => void
  }
  readonly tasks: {
    /**
     * The slide of an item: of a list, or else by its id, as only an invoice can be asked for (CALL-045); null: there is
     * none, or it is a payout that no list has loaded. Faults: any but Rejected.
     */
    readonly find: (place: DetailPlace) => TE.TaskEither<Fault, Slide | null>
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
      const tell = (): void => listener.next(get())
      const listen = (): void => {
        sources.unsubscribe()
        sources = new Subscription()
        for (const { changes$ } of followed.get()) sources.add(changes$.subscribe(tell))
      }
      listen()
      const listening = followed.changes$.subscribe(() => {
        listen()
        tell()
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
type ListedDetail = PaymentDetail & { readonly isRead: boolean }

/** One item in detail: of no other is anything computed. null: it is on no list and was not found by its id. */
export const paymentDetailOf = (
  { state }: Pick<PaymentDetails, 'state'>,
  place: DetailPlace,
): Live<ListedDetail | null> => {
  const listed = project(state, ({ lists }) => foundIn(lists, place))
  const isRead = project(state, ({ lists }) => lists.some((list) => list.news && foundIn([list], place) !== null))
  const known = project(state, ({ known: record }) => (isOf(record, place) ? record : null))
  const hidden = project(state, (now) => now.hidden)
  const places = project(state, (now) => now.places)
  const currencies = project(state, ({ lists }) => lists.find((list) => list.currencies)?.currencies ?? noCurrencies)
  return project(combine({ listed, isRead, known, hidden, places, currencies }), (now) => {
    const item = newestOf(now.listed, now.known)
    const record = now.known?.record ?? null
    return item && { ...paymentDetailView(now.places)({ ...now, item, record }), isRead: now.isRead }
  })
}

/** What the lists read aloud, for the slide that lies over them. */
export const listedNewsOf = ({ state }: Pick<PaymentDetails, 'state'>): Live<PaymentNews> =>
  project(state, ({ lists }) => lists.find(({ news }) => news !== undefined)?.news ?? noNews)

const slideOf = (item: Activity): Slide => {
  const { slide, id, title } = paymentRow(0, item)
  return { kind: slide, id, name: title }
}

/** It is not there, or another user's. */
const isMissing = (fault: Fault): boolean => fault._tag === 'Rejected' && fault.status < 500 && fault.status !== tooMany

/** Nothing is asked for until `open` or `find` runs. */
export const makePaymentDetails = (ports: PaymentDetailsPorts): PaymentDetails => {
  const { stores, clock, log, records, source, hidden, places } = ports
  const lists = makeLists(source)
  const known = stores.make<KnownRecord | null>(null)
  const shown = stores.make<DetailPlace | null>(null)
  const scope = makeScope(stores, clock)
  // What is looked for lasts until something else is asked for.
  const searches = makeScope(stores, clock)
  let listening = Subscription.EMPTY
  // What was found and not shown yet: it was asked for a moment ago.
  const found = stores.make<string | null>(null)

  const itemAt = (place: DetailPlace) => project(lists.all, (all) => foundIn(all, place))
  const isMoving = (place: DetailPlace): boolean => {
    const record = known.get()
    const item = newestOf(itemAt(place).get(), isOf(record, place) ? record : null)
    return item?.kind === 'invoice' && isConfirming(item)
  }
  const keepUp = (place: DetailPlace, listed: string): void =>
    scope.later(confirmingPoll, () => (isMoving(place) ? ask(place, listed) : keepUp(place, listed)))
  const ask = (place: DetailPlace, listed: string): void => {
    const settle = scope.whileOpen((answer: E.Either<Fault, InvoiceRecord>) => {
      if (E.isRight(answer)) known.update(() => ({ listed, record: answer.right }))
      keepUp(place, listed)
    })
    void logged(log.error, 'An invoice could not be loaded')(records.find(place.id))().then(settle)
  }
  const leave = (): void => {
    scope.renew()
    listening.unsubscribe()
  }
  const open = (place: DetailPlace): void => {
    leave()
    searches.renew()
    shown.update(() => place)
    const isFound = found.get() === place.id
    found.update(() => null)
    if (place.kind === 'payout') return
    const item = itemAt(place)
    let asked = statusKey(item.get())
    if (isFound) keepUp(place, asked)
    else ask(place, asked)
    listening = item.changes$.subscribe((now) => {
      const key = statusKey(now)
      if (now === null || key === asked) return
      asked = key
      scope.renew()
      ask(place, key)
    })
  }
  const find: PaymentDetails['tasks']['find'] = (place) => {
    const listed = foundIn(lists.all.get(), place)
    if (listed !== null || place.kind === 'payout') return TE.right(listed === null ? null : slideOf(listed))
    searches.renew()
    const keep = searches.whileOpen((record: InvoiceRecord) => {
      known.update(() => ({ listed: statusKey(null), record }))
      found.update(() => place.id)
    })
    return F.pipe(
      records.find(place.id),
      TE.map((record): Slide | null => {
        keep(record)
        return slideOf(record)
      }),
      TE.orElse((fault) => (isMissing(fault) ? TE.right(null) : TE.left(fault))),
    )
  }
  return {
    state: project(combine({ lists: lists.all, known, hidden }), (now) => ({ ...now, places })),
    shown,
    act: { follow: lists.follow, unfollow: lists.unfollow, open, leave },
    tasks: { find },
  }
}
