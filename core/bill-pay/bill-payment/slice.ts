import { type io as IO } from 'fp-ts'
import { combine, type Live, type Store } from '../../kernel/store.ts'
import {
  afterPress,
  invoiceItems,
  isSelectionValid,
  refreshed,
  selectedAtFirst,
  type AmountOption,
  type Choosing,
  type InvoiceItem,
  type SelectedBills,
  type everyBill,
  withEvery,
  withOption,
} from '../bill-amounts/index.ts'
import { billsToPay, isPaused, paymentsOfBills } from '../rules.ts'
import { type BillPayingState, type PaidBills } from './model.ts'
import { invoicedBills, makesInvoice, sameSelection } from './rules.ts'
import { paidModal } from './tables.ts'
import { type BillPayingPorts, makeInvoiceFlow, makeQuoting } from './use-cases/index.ts'

export type { BillPayingPorts } from './use-cases/index.ts'

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
