import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import { wait } from '../../kernel/load.ts'
import { logged } from '../../kernel/logged.ts'
import { oncePerSession } from '../../kernel/once.ts'
import { makeScope } from '../../kernel/scope.ts'
import { type Live, makeStores, type Store, type Stores } from '../../kernel/store.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import { type BillActivityList, dateRefresh } from '../../payments/index.ts'
import type { Clock, Log, Modals, TextStorage } from '../../platform/ports.ts'
import type { BillPaymentRecord } from '../model.ts'
import { unpayableBillTexts } from '../texts.ts'
import { type BillListModal, BillOrder, type BillPart, type BillPayState } from './model.ts'
import type { BillRecords } from './ports.ts'
import { withPart, withPayment } from './rules.ts'
import {
  billActivityPage,
  billOrderKey,
  defaultOrder,
  refreshIndicator,
  reloadAgain,
  slowReload,
  reloadTries,
  initialBillPayState,
} from './tables.ts'
import { makeReadBills, makeReadPart } from './use-cases.ts'

/** Ports of the slice. */
export interface BillListPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly billRecords: BillRecords
  /** Stores the order of the bills. */
  readonly storage: TextStorage
  readonly modals: Modals<BillListModal>
}

/** List of the user's bills. */
export interface BillList {
  /** State of the bills. While the state has a subscriber, due dates follow the clock. */
  readonly state: Live<BillPayState>
  /** Order of the bills. The browser stores one order for all users (BILL-109). */
  readonly order: Live<BillOrder>
  readonly tasks: {
    /**
     * Loads user, accounts and payments once per session; all callers share the result (BILL-010). A failure is stored and
     * logged, and the next call retries (BILL-012, ERR-058 to ERR-060). Each call also reloads the parts in `behind`.
     */
    readonly load: TE.TaskEither<Fault, void>
    /**
     * Reloads one part, even if the part is not loaded yet (BILL-077, BILL-078, BILL-151). A failure is logged and changes
     * nothing on the screen. Up to four retries follow, 5 seconds apart. A failed or slow part is listed in `behind` until
     * it arrives. After the last retry the user has to refresh or re-enter Bill Pay. If reloads overlap, only the latest one
     * takes effect.
     */
    readonly reload: (part: BillPart) => TE.TaskEither<Fault, void>
  }
  /** Removes a bill from the list after the provider has removed it, and reloads the accounts. */
  readonly drop: (accountId: string) => void
  /** Reloads payments and accounts: both determine how much of a bill can be paid. */
  readonly refetch: () => void
  /** Lists a new payment immediately, then refetches (BILL-151). */
  readonly add: (payment: BillPaymentRecord) => void
  /** Reloads payments and user. Does nothing while a refresh runs (BILL-090, BILL-091). */
  readonly refresh: () => void
  /** Shows 10 more rows of an activity list (BILL-111). */
  readonly more: (list: BillActivityList) => void
  /** Sets the order of the bills and stores it in the browser (BILL-109). */
  readonly chooseOrder: (order: BillOrder) => void
  /** Opens the modal that explains why a bill cannot be paid (BILL-101). */
  readonly learnMore: (accountId: string) => void
}

type Ports = Pick<BillListPorts, 'stores' | 'clock' | 'log' | 'billRecords'>

/** Makes the functions that reload single parts. */
const makeReload = ({ stores, clock, log, billRecords: records }: Ports, state: Store<BillPayState>) => {
  const readPart = makeReadPart(records)
  /**
   * Scope of the latest request of each part. A later request for a part renews the part's scope, which cancels the retries
   * of the earlier request.
   */
  const requests = {
    user: makeScope(stores, clock),
    accounts: makeScope(stores, clock),
    payments: makeScope(stores, clock),
  }
  /** Parts whose reload has not succeeded yet and has retries left. */
  const awaited = stores.make<ReadonlyArray<BillPart>>([])
  const setAwaited = (part: BillPart, isAwaited: boolean): void =>
    awaited.update((now) => withPart(now, part, isAwaited))
  const setBehind = (part: BillPart, isBehind: boolean): void =>
    state.update((now) => {
      const behind = withPart(now.behind, part, isBehind)
      return behind === now.behind ? now : { ...now, behind }
    })
  /**
   * Sends one request and calls `onFailure` if it fails. If `isAwaited` is true and the response is slow, lists the part in
   * `behind`.
   */
  const request =
    (part: BillPart, onFailure: () => void, isAwaited: boolean): TE.TaskEither<Fault, void> =>
    () => {
      const request = requests[part]
      request.renew()
      if (isAwaited) request.later(slowReload, () => setBehind(part, true))
      const apply = request.whileOpen((change: Partial<BillPayState>) => {
        request.renew()
        // If a retry loads the payments, the failure of the refresh button is cleared.
        const isMended = part === 'payments' && state.get().refresh === 'failed'
        state.update((now) => ({ ...now, ...change, ...(isMended && { refresh: null }), seenAt: clock.now() }))
        setBehind(part, false)
        setAwaited(part, false)
      })
      const fail = request.whileOpen<void>(onFailure)
      return F.pipe(
        readPart(part),
        TE.map(apply),
        logged(log.warn, `The ${part} of Bill Pay could not be loaded again`),
        TE.orElseFirstIOK(() => () => fail()),
      )()
    }
  const reloadWithRetries =
    (part: BillPart, tries: number): TE.TaskEither<Fault, void> =>
    () => {
      setAwaited(part, true)
      const missed = (): void => {
        setBehind(part, true)
        if (tries <= 1) setAwaited(part, false)
        else requests[part].later(reloadAgain, () => void reloadWithRetries(part, tries - 1)())
      }
      return request(part, missed, true)()
    }
  const reload = (part: BillPart) => reloadWithRetries(part, reloadTries.value)
  return {
    reload,
    requests,
    /**
     * Reloads without retries, because the user can press the button again. A part with scheduled retries is reloaded with
     * retries, because this request cancels the scheduled ones.
     */
    reloadByButton: (part: BillPart): TE.TaskEither<Fault, void> =>
      awaited.get().includes(part) ? reload(part) : request(part, () => undefined, false),
  }
}

/**
 * Makes the slice. Sends no request before `load`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const { billList } = makePaydeck(ports)
 * await billList.tasks.load()
 * sortedBills('alphabetical', billList.state.get().accounts)[0].liability.merchantName // 'Cedar Valley Electric'
 */
export const makeBillList = (ports: BillListPorts): BillList => {
  const { stores, clock, log, billRecords: records, storage, modals } = ports
  const state = stores.make<BillPayState>(initialBillPayState)
  const kept = storage.read(billOrderKey)
  // The order belongs to the browser, not to the user, so sign-out does not reset the order.
  const order = makeStores().make<BillOrder>(O.isSome(kept) && BillOrder.is(kept.value) ? kept.value : defaultOrder)
  const { whileSignedIn } = makeScope(stores, clock)
  const patch = (change: Partial<BillPayState>): void => state.update((now) => ({ ...now, ...change }))
  const read = makeReadBills(records)
  const { reload, reloadByButton, requests } = makeReload(ports, state)
  const load = oncePerSession<Fault, void>(stores, () => {
    const emit = whileSignedIn(patch)
    emit({ status: 'loading', error: null })
    return F.pipe(
      read(emit),
      TE.map(() => emit({ status: 'success', isInitialised: true, seenAt: clock.now() })),
      logged(log.error, 'The bills could not be loaded'),
      TE.orElseFirstIOK((fault) => () => emit({ status: 'failed', isInitialised: false, error: messageOf(fault) })),
    )()
  })
  /** Reloads the parts that are out of date. Returns for each part the outcome of its first try. */
  const catchUp = () => new Map(state.get().behind.map((part) => [part, reload(part)()]))
  const loadOrCatchUp: typeof load = () => {
    catchUp()
    return load()
  }
  const refresh = (): void => {
    if (state.get().refresh === 'loading') return
    patch({ refresh: 'loading' })
    // A part that `catchUp` reloads is not requested again, because a second request would cancel the first one and its
    // retries.
    const asked = catchUp()
    const payments = asked.get('payments') ?? reloadByButton('payments')()
    // The indicator turns until the response has arrived, and at least for its minimum time (BILL-091). If a later request
    // was sent, the indicator shows the outcome of that request.
    const end = requests.payments.whileSignedIn(([answer]: readonly [E.Either<Fault, void>, void], isLatest) =>
      patch({ refresh: E.isLeft(answer) && isLatest ? 'failed' : null }),
    )
    void Promise.all([payments, wait(clock, refreshIndicator)()]).then(end)
    // The user's record says whether bills can be paid now. A failure of this request is only logged.
    if (!asked.has('user')) void reloadByButton('user')()
  }
  const refetch = (): void => {
    void reload('payments')()
    void reload('accounts')()
  }
  return {
    state: whileObserved(state, state, clock, dateRefresh),
    order,
    tasks: { load: loadOrCatchUp, reload },
    drop: (accountId) => {
      patch({ accounts: state.get().accounts.filter(({ id }) => id !== accountId) })
      void reload('accounts')()
    },
    refetch,
    add: (payment) => {
      patch({ payments: withPayment(state.get().payments, payment) })
      refetch()
    },
    refresh,
    more: (list) =>
      state.update((now) => ({
        ...now,
        shown: { ...now.shown, [list]: now.shown[list] + billActivityPage.value },
      })),
    chooseOrder: (next) => {
      order.update(() => next)
      storage.write(billOrderKey, next)
    },
    learnMore: (accountId) => modals.open({ name: 'unpayable-bill', about: accountId, text: unpayableBillTexts.text }),
  }
}
