import { either as E } from 'fp-ts'
import { type Fault } from '../../../kernel/fault.ts'
import { makeScope, sessionCheck } from '../../../kernel/scope.ts'
import { type Store, type Stores } from '../../../kernel/store.ts'
import { type InvoiceRecord, type InvoiceRecords } from '../../../payments/index.ts'
import {
  type Analytics,
  type AppNavigation,
  type Clock,
  type ClosableModals,
  type Device,
  type Log,
  type PaymentWindow,
  type Randomness,
} from '../../../platform/ports.ts'
import { wordsOf } from '../../../presentation/failure-text.ts'
import { type InvoiceItem } from '../../bill-amounts/index.ts'
import { type BillList } from '../../bill-list/index.ts'
import { billPaymentTexts } from '../../texts.ts'
import {
  type BillPaymentModal,
  type InvoiceEvent,
  type InvoiceState,
  type InvoicedBill,
  type PaidBills,
} from '../model.ts'
import { type BillInvoices, type BillQuotes } from '../ports.ts'
import { invoiceEffects, invoiceStates } from '../rules.ts'
import { afterPaid, initialInvoiceState, paidStatuses, type InvoiceEffect } from '../tables.ts'
import { makeAfterPaid } from './after-paid.ts'
import { type CurrentInvoice, coinOf, makeInvoicing, makeReadInvoice, mayHaveWorked, notRead } from './invoicing.ts'
import { makeWindow } from './payment-window.ts'

/** Ports of the payment flow. */
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
  readonly billInvoices: BillInvoices
  readonly billQuotes: BillQuotes
  readonly invoiceRecords: InvoiceRecords
  readonly bills: Pick<BillList, 'state' | 'refetch' | 'add'>
}

/** Runs the state machine: emits each entered state, starts the effects, then calls `settled`. */
const makeMoves = (stores: Stores, act: (what: InvoiceEffect) => void, settled: () => void) => {
  const invoice = stores.make<InvoiceState>(initialInvoiceState)
  const send = (event: InvoiceEvent): void => {
    const before = invoice.get()
    const acts = invoiceEffects(before, event)
    for (const next of invoiceStates(before, event)) invoice.update(() => next)
    for (const what of acts) act(what)
    settled()
  }
  return { invoice, send }
}

/** Runs a payment from the press on "Pay" to the paid bills. */
export const makeInvoiceFlow = (ports: BillPayingPorts, paid: Store<PaidBills | null>, settled: () => void) => {
  const { stores, clock, paymentWindow, bills } = ports
  const isCreating = stores.make(false)
  const present = stores.make<CurrentInvoice | null>(null)
  const readInvoice = makeReadInvoice(ports)
  const { whileSignedIn } = makeScope(stores, clock)
  const after = makeAfterPaid(ports, paid)

  const read = (one: CurrentInvoice, keep: (record: InvoiceRecord, now: CurrentInvoice) => void): void => {
    const now: CurrentInvoice = { ...one, reading: readInvoice(one.id)() }
    present.update((last) => (last === one ? now : last))
    const settle = whileSignedIn((answer: E.Either<Fault, InvoiceRecord>) => {
      if (E.isRight(answer)) keep(answer.right, now)
    })
    void now.reading.then(settle)
  }
  const isBusy = (): boolean => isCreating.get() || invoice.get().id !== null
  /**
   * Confirms an invoice whose payment became known only after its window had closed. If the user is already paying other
   * bills, the app stays on the screen of these bills.
   */
  const confirmLate = (one: CurrentInvoice): void => {
    const leaves: ReadonlyArray<InvoiceEffect> = isBusy() ? ['goHome', 'reset'] : []
    for (const what of afterPaid) if (!leaves.includes(what)) acts[what](one)
  }
  const acts: Readonly<Record<InvoiceEffect, (one: CurrentInvoice) => void>> = {
    ...after,
    reset: () => send({ kind: 'reset' }),
    launch: ({ id }) => pages.show(id),
    readInvoice: (one) =>
      read(one, (record) => send({ kind: 'read', id: one.id, coin: coinOf(record), wallet: record.walletName })),
    lookAgain: (one) =>
      read(one, ({ status }, now) => {
        if (status !== null && paidStatuses.includes(status)) confirmLate(now)
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
  /**
   * Handles a failed attempt to create the invoice. The provider accepts every offered amount, so a rejection means that the
   * bills have changed (BILL-127).
   */
  const fail = (fault: Fault): void => {
    paymentWindow.release()
    send({ kind: 'fail', text: wordsOf(fault) ?? billPaymentTexts.failed })
    if (!mayHaveWorked(fault)) bills.refetch()
  }
  const begin = (items: ReadonlyArray<InvoiceItem>, invoiced: ReadonlyArray<InvoicedBill>): void => {
    isCreating.update(() => true)
    // Reserved within the user gesture: the browser would block a window opened after the invoice arrives.
    paymentWindow.reserve()
    const settle = whileSignedIn((answer: E.Either<Fault, string>) => {
      isCreating.update(() => false)
      if (E.isLeft(answer)) return fail(answer.left)
      present.update(() => ({ id: answer.right, bills: invoiced, reading: notRead }))
      send({ kind: 'created', id: answer.right })
    })
    const isOver = sessionCheck(stores)
    void invoicing(items)().then((answer) => {
      // After sign-out the window is closed, unless a new session has reserved it.
      if (isOver() && !isCreating.get()) paymentWindow.release()
      settle(answer)
    })
  }
  return { invoice, send, isCreating, isBusy, begin, pages }
}
