import { type io as IO } from 'fp-ts'
import { combine, type Live, type Store } from '../../kernel/store.ts'
import {
  afterPress,
  invoiceItems,
  isSelectionValid,
  refreshed,
  initialSelection,
  type AmountOption,
  type SelectionSource,
  type InvoiceItem,
  type SelectedBills,
  withEvery,
  withOption,
} from '../bill-amounts/index.ts'
import { billsToPay, isPaused, paymentsOfBills } from '../rules.ts'
import type { everyBill } from '../texts.ts'
import { type BillPayingState, type PaidBills } from './model.ts'
import { invoicedBills, canCreateInvoice, sameSelection } from './rules.ts'
import { paidModal } from './tables.ts'
import { type BillPayingPorts, makeInvoiceFlow, makeQuoting } from './use-cases/index.ts'

export type { BillPayingPorts } from './use-cases/index.ts'

/** Payment of bills: the amounts, the invoice, and the payment window. */
export interface BillPaying {
  readonly state: Live<BillPayingState>
  /**
   * Opens the screen of one bill, or of all bills if `accountId` is null (BILL-028, BILL-029), and reloads the bills. The
   * selection is reset, unless a payment is in progress.
   */
  readonly open: (accountId: string | null) => void
  /** Handles a press on an option of a bill (BILL-121). */
  readonly press: (pressed: { readonly accountId: string; readonly option: AmountOption }) => void
  /** Selects the option for every bill that can be paid with this option. Replaces the selection (BILL-086). */
  readonly selectEvery: (option: keyof typeof everyBill) => void
  /** Updates the "Other Amount" text of a bill. */
  readonly type: (typed: { readonly accountId: string; readonly text: string }) => void
  /** Handles a press on "Clear Selected" (BILL-155). */
  readonly clear: IO.IO<void>
  /** Handles a press on "Pay" (BILL-152 to BILL-154). Call within a user gesture, so that the browser allows the window. */
  readonly pay: IO.IO<void>
  /** Reopens the window of the invoice in progress. Call within a user gesture. */
  readonly showWindow: IO.IO<void>
  /** Chooses the coin in which the overview shows the approximate amount. */
  readonly chooseCoin: (code: string) => void
  /** Closes the screen. An open payment window stays open, and the user can still pay in this window. */
  readonly leave: IO.IO<void>
  /** Dismisses the confirmation of a payment. */
  readonly dismiss: IO.IO<void>
}

/** Manages the amounts of the open screen. Amounts cannot change while a payment is in progress. */
const makeAmounts = (ports: BillPayingPorts, paid: Store<PaidBills | null>) => {
  const { stores } = ports
  const screen = stores.make<BillPayingState['screen']>(null)
  const texts = stores.make<BillPayingState['texts']>(new Map())
  const quoting = makeQuoting(ports)
  /** True if the bills changed while a payment was in progress. */
  let isBehind = false
  /** Screen that the current selection belongs to. */
  const chosenOn = stores.make<BillPayingState['screen']>(null)
  const flow = makeInvoiceFlow(ports, paid, () => {
    if (flow.isBusy()) return
    // A selection that the user made on another screen must not be paid on the current screen.
    if (chosenOn.get()?.accountId !== screen.get()?.accountId) startOver()
    else if (isBehind) follow()
  })
  const { invoice, send, isBusy, pages } = flow

  const choosing = (): SelectionSource => ({
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
    select(initialSelection(now.accountId !== null, offered, payments))
  }
  const giveUp = (): void => pages.giveUp(invoice.get().id)
  // The amounts owed can change while the screen is open.
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
    /** Switches to another screen. Null closes the screen. */
    turnTo: (next: BillPayingState['screen']): void => {
      screen.update(() => next)
      giveUp()
      if (!isBusy()) startOver()
    },
    /** True if amounts can change, because no payment is in progress. Gives up a payment whose window was blocked. */
    canChange: (): boolean => {
      giveUp()
      return screen.get() !== null && !isBusy()
    },
  }
}

/**
 * Makes the slice. Sends no request before `open`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const { billList, billPayment } = makePaydeck(ports)
 * await billList.tasks.load()
 * billPayment.open(billList.state.get().accounts[0].id)
 * selectedTotal(billPayment.state.get().invoice.selectedInvoices) // '35.00'
 */
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
      // Computes the selection again, because giving up a blocked window may have updated the selection.
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
      if (canCreateInvoice(invoice.get()) && chosen.length > 0) begin(chosen, invoicedBills(choosing().bills, chosen))
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
