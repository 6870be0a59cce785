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
import { type BillListModal, BillOrder, type BillPart, type BillPayState } from './model.ts'
import type { BillRecords } from './ports.ts'
import { withPart, withPayment } from './rules.ts'
import {
  billActivityPage,
  billOrderKey,
  defaultOrder,
  refreshIndicator,
  reloadAgain,
  reloadTold,
  reloadTries,
  unknownBillPay,
  unpayableText,
} from './tables.ts'
import { makeReadBills, makeReadPart } from './use-cases.ts'

/** What the bills need from outside. */
export interface BillListPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly records: BillRecords
  /** Keeps the order of the bills. */
  readonly storage: TextStorage
  readonly modals: Modals<BillListModal>
}

/** The user's bills. */
export interface BillList {
  /** While it is listened to, due dates are kept up with the clock. */
  readonly state: Live<BillPayState>
  /** The browser remembers it for every user (BILL-109). */
  readonly order: Live<BillOrder>
  readonly tasks: {
    /**
     * Loads user, accounts and payments, once for every caller of a session (BILL-010). A failure is stored and logged,
     * and the next caller tries again (BILL-012, ERR-058 to ERR-060). What is behind is asked for by each caller.
     */
    readonly load: TE.TaskEither<Fault, void>
    /**
     * Asks again for one of the three, whatever is there (BILL-077, BILL-078, BILL-151). A failure is logged, changes
     * nothing that is shown, and is tried again some seconds later, four times. What has failed or takes long is behind
     * until it comes; after that somebody has to refresh or to enter Bill Pay. Of several that overlap the one that was asked
     * last counts.
     */
    readonly reload: (part: BillPart) => TE.TaskEither<Fault, void>
  }
  /** A bill was removed: it is gone at once, and the accounts are asked for again. */
  readonly drop: (accountId: string) => void
  /** Loads the payments and the accounts again: both decide how much of a bill can be paid. */
  readonly refetch: () => void
  /** Lists a payment that was just made at once, and refetches (BILL-151). */
  readonly add: (payment: BillPaymentRecord) => void
  /** Loads the payments again, and the user; while the payments load it does nothing (BILL-090, BILL-091). */
  readonly refresh: () => void
  /** Shows 10 more rows of an activity list (BILL-111). */
  readonly more: (list: BillActivityList) => void
  /** Lists the bills in this order from now on, which the browser keeps (BILL-109). */
  readonly chooseOrder: (order: BillOrder) => void
  /** Opens why a bill cannot be paid (BILL-101). */
  readonly learnMore: (accountId: string) => void
}

type Ports = Pick<BillListPorts, 'stores' | 'clock' | 'log' | 'records'>

/** Loads one part again. */
const makeReload = ({ stores, clock, log, records }: Ports, state: Store<BillPayState>) => {
  const readPart = makeReadPart(records)
  /** Scope of the latest request of each part: a later one replaces it, with the tries that would follow it. */
  const requests = {
    user: makeScope(stores, clock),
    accounts: makeScope(stores, clock),
    payments: makeScope(stores, clock),
  }
  /** Parts that are tried again until they come, and have neither come nor been given up. */
  const awaited = stores.make<ReadonlyArray<BillPart>>([])
  const setAwaited = (part: BillPart, isAwaited: boolean): void =>
    awaited.update((now) => withPart(now, part, isAwaited))
  const setBehind = (part: BillPart, isBehind: boolean): void =>
    state.update((now) => {
      const behind = withPart(now.behind, part, isBehind)
      return behind === now.behind ? now : { ...now, behind }
    })
  /** Sends one request. `missed` runs if it fails. A part that `isAwaited` is behind as soon as it takes long. */
  const ask =
    (part: BillPart, missed: () => void, isAwaited: boolean): TE.TaskEither<Fault, void> =>
    () => {
      const request = requests[part]
      request.renew()
      if (isAwaited) request.later(reloadTold, () => setBehind(part, true))
      const take = request.whileOpen((change: Partial<BillPayState>) => {
        request.renew()
        // Payments that come with a later try are no failure of the button any more.
        const isMended = part === 'payments' && state.get().refresh === 'failed'
        state.update((now) => ({ ...now, ...change, ...(isMended && { refresh: null }), seenAt: clock.now() }))
        setBehind(part, false)
        setAwaited(part, false)
      })
      const fail = request.whileOpen<void>(missed)
      return F.pipe(
        readPart(part),
        TE.map(take),
        logged(log.warn, `The ${part} of Bill Pay could not be loaded again`),
        TE.orElseFirstIOK(() => () => fail()),
      )()
    }
  const insist =
    (part: BillPart, tries: number): TE.TaskEither<Fault, void> =>
    () => {
      setAwaited(part, true)
      const missed = (): void => {
        setBehind(part, true)
        if (tries <= 1) setAwaited(part, false)
        else requests[part].later(reloadAgain, () => void insist(part, tries - 1)())
      }
      return ask(part, missed, true)()
    }
  const reload = (part: BillPart) => insist(part, reloadTries.value)
  return {
    reload,
    requests,
    /**
     * As a button does, which is there to be pressed again. What is awaited already is asked for as before: the try that is
     * taken over would end with this one.
     */
    reloadByButton: (part: BillPart): TE.TaskEither<Fault, void> =>
      awaited.get().includes(part) ? reload(part) : ask(part, () => undefined, false),
  }
}

/** Nothing is asked for until `load` runs. */
export const makeBillList = (ports: BillListPorts): BillList => {
  const { stores, clock, log, records, storage, modals } = ports
  const state = stores.make<BillPayState>(unknownBillPay)
  const kept = storage.read(billOrderKey)
  // Not of the user but of the browser: sign-out leaves it as it is.
  const order = makeStores().make<BillOrder>(O.isSome(kept) && BillOrder.is(kept.value) ? kept.value : defaultOrder)
  const { whileSignedIn } = makeScope(stores, clock)
  const put = (change: Partial<BillPayState>): void => state.update((now) => ({ ...now, ...change }))
  const read = makeReadBills(records)
  const { reload, reloadByButton, requests } = makeReload(ports, state)
  const load = oncePerSession<Fault, void>(stores, () => {
    const tell = whileSignedIn(put)
    tell({ status: 'loading', error: null })
    return F.pipe(
      read(tell),
      TE.map(() => tell({ status: 'success', isInitialised: true, seenAt: clock.now() })),
      logged(log.error, 'The bills could not be loaded'),
      TE.orElseFirstIOK((fault) => () => tell({ status: 'failed', isInitialised: false, error: messageOf(fault) })),
    )()
  })
  /** What comes of the first try of each part that is behind. */
  const catchUp = () => new Map(state.get().behind.map((part) => [part, reload(part)()]))
  const loadOrCatchUp: typeof load = () => {
    catchUp()
    return load()
  }
  const refresh = (): void => {
    if (state.get().refresh === 'loading') return
    put({ refresh: 'loading' })
    // Asked a second time, what is behind would drop the first answer, and the tries that follow it.
    const asked = catchUp()
    const payments = asked.get('payments') ?? reloadByButton('payments')()
    // Whichever is later: the indicator's time, or the end of the load (BILL-091). A later request shows its own outcome.
    const end = requests.payments.whileSignedIn(([answer]: readonly [E.Either<Fault, void>, void], isLatest) =>
      put({ refresh: E.isLeft(answer) && isLatest ? 'failed' : null }),
    )
    void Promise.all([payments, wait(clock, refreshIndicator)()]).then(end)
    // Whether bills can be paid by now; its failure is logged, and changes nothing.
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
      put({ accounts: state.get().accounts.filter(({ id }) => id !== accountId) })
      void reload('accounts')()
    },
    refetch,
    add: (payment) => {
      put({ payments: withPayment(state.get().payments, payment) })
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
    learnMore: (accountId) => modals.open({ name: 'unpayable-bill', about: accountId, text: unpayableText }),
  }
}
