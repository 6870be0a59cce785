import { either as E, type io as IO } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeScope, sessionCheck } from '../../kernel/scope.ts'
import { combine, type Live, type Store, type Stores } from '../../kernel/store.ts'
import type { InvoiceRecord, InvoiceRecords } from '../../payments/index.ts'
import type {
  Analytics,
  AppNavigation,
  ClosableModals,
  Clock,
  Device,
  Log,
  PaymentWindow,
  Randomness,
} from '../../platform/ports.ts'
import { wordsOf } from '../../presentation/failure-text.ts'
import {
  afterPress,
  type AmountOption,
  type Choosing,
  type everyBill,
  type InvoiceItem,
  invoiceItems,
  isSelectionValid,
  refreshed,
  selectedAtFirst,
  type SelectedBills,
  withEvery,
  withOption,
} from '../bill-amounts/index.ts'
import type { BillList } from '../bill-list/index.ts'
import { billsToPay, isPaused, paymentsOfBills } from '../rules.ts'
import type { BillPaymentModal, BillPayingState, InvoicedBill, InvoiceEvent, InvoiceState, PaidBills } from './model.ts'
import type { BillInvoices, BillQuotes } from './ports.ts'
import { invoicedBills, invoiceStarts, invoiceStates, makesInvoice, sameSelection } from './rules.ts'
import { afterPaid, type InvoiceAct, invoiceFailure, nothingInvoiced, paidModal, paidWords } from './tables.ts'
import {
  coinOf,
  makeAfterPaid,
  makeInvoicing,
  makeQuoting,
  makeReadInvoice,
  makeWindow,
  mayHaveWorked,
  type Present,
  unread,
} from './use-cases.ts'

/** What paying bills needs from outside. */
export interface BillPayingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<BillPaymentModal>
  readonly appNavigation: AppNavigation
  readonly analytics: Analytics
  readonly device: Pick<Device, 'userAgent'>
  readonly randomness: Randomness
  readonly paymentWindow: PaymentWindow
  readonly invoices: BillInvoices
  readonly quotes: BillQuotes
  readonly records: InvoiceRecords
  readonly bills: Pick<BillList, 'state' | 'refetch' | 'add'>
}

/** Bills being paid: the amounts, the invoice, and the window in which it is paid. */
export interface BillPaying {
  readonly state: Live<BillPayingState>
  /**
   * Opens the screen for one bill, or for all (BILL-028, BILL-029), and loads the bills again. The selection starts over,
   * unless bills are being paid.
   */
  readonly open: (accountId: string | null) => void
  /** An option of a bill was pressed (BILL-121). */
  readonly press: (pressed: { readonly accountId: string; readonly option: AmountOption }) => void
  /** Selects an option of every bill that can be paid with it, in place of what was selected (BILL-086). */
  readonly selectEvery: (option: keyof typeof everyBill) => void
  /** What stands in the field "Other Amount" of a bill now. */
  readonly type: (typed: { readonly accountId: string; readonly text: string }) => void
  /** "Clear Selected" (BILL-155). */
  readonly clear: IO.IO<void>
  /** "Pay" (BILL-152 to BILL-154). To be run by a press, which the browser asks for. */
  readonly pay: IO.IO<void>
  /** Opens the window of the invoice that is being paid once more. To be run by a press. */
  readonly showWindow: IO.IO<void>
  /** The coin that the overview tells the amount in. */
  readonly chooseCoin: (code: string) => void
  /** The screen is left. A payment window stays open, and what is paid in it counts. */
  readonly leave: IO.IO<void>
  /** The success was seen. */
  readonly dismiss: IO.IO<void>
}

/** Moves the invoice on by its table, starts what the table names, and says when that is done. */
const makeMoves = (stores: Stores, act: (what: InvoiceAct) => void, settled: () => void) => {
  const invoice = stores.make<InvoiceState>(nothingInvoiced)
  const send = (event: InvoiceEvent): void => {
    const before = invoice.get()
    const acts = invoiceStarts(before, event)
    for (const next of invoiceStates(before, event)) invoice.update(() => next)
    for (const what of acts) act(what)
    settled()
  }
  return { invoice, send }
}

/** From the press on "Pay" to the bills that are paid. */
const makeInvoiceFlow = (ports: BillPayingPorts, paid: Store<PaidBills | null>, settled: () => void) => {
  const { stores, clock, paymentWindow, bills } = ports
  const isCreating = stores.make(false)
  const present = stores.make<Present | null>(null)
  const readInvoice = makeReadInvoice(ports)
  const { whileSignedIn } = makeScope(stores, clock)
  const after = makeAfterPaid(ports, paid)

  const read = (one: Present, keep: (record: InvoiceRecord, now: Present) => void): void => {
    const now: Present = { ...one, reading: readInvoice(one.id)() }
    present.update((last) => (last === one ? now : last))
    const settle = whileSignedIn((answer: E.Either<Fault, InvoiceRecord>) => {
      if (E.isRight(answer)) keep(answer.right, now)
    })
    void now.reading.then(settle)
  }
  const isBusy = (): boolean => isCreating.get() || invoice.get().id !== null
  /** Whoever pays other bills by now is told, and stays with those. */
  const finishLate = (one: Present): void => {
    const leaves: ReadonlyArray<InvoiceAct> = isBusy() ? ['goHome', 'reset'] : []
    for (const what of afterPaid) if (!leaves.includes(what)) acts[what](one)
  }
  const acts: Readonly<Record<InvoiceAct, (one: Present) => void>> = {
    ...after,
    reset: () => send({ kind: 'reset' }),
    launch: ({ id }) => pages.show(id),
    readInvoice: (one) =>
      read(one, (record) => send({ kind: 'read', id: one.id, coin: coinOf(record), wallet: record.walletName })),
    lookAgain: (one) =>
      read(one, ({ invoice: { status } }, now) => {
        if (status !== null && paidWords.includes(status)) finishLate(now)
      }),
  }
  const { invoice, send } = makeMoves(
    stores,
    (what) => {
      const one = present.get()
      if (one !== null) acts[what](one)
    },
    settled,
  )
  const pages = makeWindow(ports, send)

  const invoicing = makeInvoicing(ports)
  /** The provider accepts every amount that is offered, so a refusal means that the bills have changed (BILL-127). */
  const fail = (fault: Fault): void => {
    paymentWindow.release()
    send({ kind: 'fail', text: wordsOf(fault) ?? invoiceFailure })
    if (!mayHaveWorked(fault)) bills.refetch()
  }
  const begin = (items: ReadonlyArray<InvoiceItem>, invoiced: ReadonlyArray<InvoicedBill>): void => {
    isCreating.update(() => true)
    // Within the press: a window that is opened once the invoice is there would be blocked.
    paymentWindow.reserve()
    const settle = whileSignedIn((answer: E.Either<Fault, string>) => {
      isCreating.update(() => false)
      if (E.isLeft(answer)) return fail(answer.left)
      present.update(() => ({ id: answer.right, bills: invoiced, reading: unread }))
      send({ kind: 'created', id: answer.right })
    })
    const isOver = sessionCheck(stores)
    void invoicing(items)().then((answer) => {
      // Whoever has signed out meanwhile wants no window; one that waits by now is of whoever has signed in since.
      if (isOver() && !isCreating.get()) paymentWindow.release()
      settle(answer)
    })
  }
  return { invoice, send, isCreating, isBusy, begin, pages }
}

/** The amounts of the screen that is open, which rest while bills are paid. */
const makeAmounts = (ports: BillPayingPorts, paid: Store<PaidBills | null>) => {
  const { stores } = ports
  const screen = stores.make<BillPayingState['screen']>(null)
  const texts = stores.make<BillPayingState['texts']>(new Map())
  const quoting = makeQuoting(ports)
  /** What is owed has changed while bills were paid. */
  let isBehind = false
  /** The screen whose bills are chosen. */
  const chosenOn = stores.make<BillPayingState['screen']>(null)
  const flow = makeInvoiceFlow(ports, paid, () => {
    if (flow.isBusy()) return
    // What was chosen for another screen is not paid on this one.
    if (chosenOn.get()?.accountId !== screen.get()?.accountId) startOver()
    else if (isBehind) follow()
  })
  const { invoice, send, isBusy, pages } = flow

  const choosing = (): Choosing => ({
    bills: billsToPay(screen.get()?.accountId ?? null, ports.bills.state.get().accounts),
    payments: paymentsOfBills(ports.bills.state.get().payments),
    texts: texts.get(),
  })
  const selected = (): SelectedBills => invoice.get().selectedInvoices
  const items = (): ReadonlyArray<InvoiceItem> => invoiceItems(choosing().bills, selected())
  const select = (next: SelectedBills, kind: 'select' | 'follow' = 'select'): void => {
    send({ kind, selected: next })
    quoting.follow(isSelectionValid(next) ? items() : [])
  }
  const startOver = (): void => {
    const now = screen.get()
    chosenOn.update(() => now)
    texts.update(() => new Map())
    send({ kind: 'reset' })
    if (now === null) return quoting.follow([])
    const { bills: offered, payments } = choosing()
    select(selectedAtFirst(now.accountId !== null, offered, payments))
  }
  const giveUp = (): void => pages.giveUp(invoice.get().id)
  // What is owed changes while the screen is open.
  const follow = (): void => {
    isBehind = isBusy()
    if (screen.get() === null || isBehind) return
    const next = refreshed(selected(), choosing())
    if (!sameSelection(selected(), next)) select(next, 'follow')
  }
  ports.bills.state.changes$.subscribe(follow)
  return {
    flow,
    parts: { screen, texts, quote: quoting.asked },
    choosing,
    selected,
    items,
    select,
    /** Another screen is there, or none. */
    turnTo: (next: BillPayingState['screen']): void => {
      screen.update(() => next)
      giveUp()
      if (!isBusy()) startOver()
    },
    /** Amounts can be changed: nothing is being paid, or its window is not there. */
    canChange: (): boolean => {
      giveUp()
      return screen.get() !== null && !isBusy()
    },
  }
}

/** Nothing is asked for until `open` runs. */
export const makeBillPaying = (ports: BillPayingPorts): BillPaying => {
  const { stores, clock, paymentWindow, bills, modals } = ports
  const coin = stores.make<string | null>(null)
  const paid = stores.make<PaidBills | null>(null)
  const { flow, parts, choosing, selected, items, select, turnTo, canChange } = makeAmounts(ports, paid)
  const { invoice, send, isCreating, isBusy, begin, pages } = flow
  const { texts } = parts

  const showWindow = (): void => {
    const { id } = invoice.get()
    if (id !== null) pages.show(id)
  }
  return {
    state: combine({ ...parts, invoice, isCreating, shown: pages.shown, coin, paid }),
    open: (accountId) => {
      void paymentWindow.prepare()
      turnTo({ accountId })
      bills.refetch()
    },
    press: ({ accountId, option }) => {
      const after = () => afterPress(selected(), accountId, option, choosing())
      // Asked anew: a window that is given up lets the selection follow what has changed meanwhile.
      if (after() !== selected() && canChange()) select(after())
    },
    selectEvery: (option) => {
      if (canChange()) select(withEvery(option, choosing()))
    },
    type: ({ accountId, text }) => {
      if (!canChange()) return
      texts.update((now) => new Map(now).set(accountId, text))
      select(withOption(selected(), accountId, 'otherAmount', choosing()))
    },
    clear: () => {
      if (!canChange()) return
      send({ kind: 'clear' })
      texts.update(() => new Map())
      select(new Map())
    },
    pay: () => {
      if (pages.shown.get() === 'blocked') return showWindow()
      if (isBusy() || isPaused(bills.state.get().user, clock.now())) return
      send({ kind: 'pay' })
      const chosen = items()
      if (makesInvoice(invoice.get()) && chosen.length > 0) begin(chosen, invoicedBills(choosing().bills, chosen))
    },
    showWindow,
    chooseCoin: (code) => coin.update(() => code),
    leave: () => turnTo(null),
    dismiss: () => {
      paid.update(() => null)
      modals.close(paidModal.name)
    },
  }
}
