import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type NotOffered, notOffered } from '../../kernel/capability.ts'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeScope } from '../../kernel/scope.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { InvoiceRecord, InvoiceRecords } from '../../payments/index.ts'
import type {
  Analytics,
  AppNavigation,
  ClosableModals,
  Clock,
  Device,
  Log,
  PaymentWindow,
  PaymentWindowEvent,
  Randomness,
} from '../../platform/ports.ts'
import { postedStatus } from '../../platform/posted-status.ts'
import { preparedWindow } from '../../platform/prepared-window.ts'
import { deviceClass } from '../../platform/user-agent.ts'
import { routePath } from '../../routes/index.ts'
import type { InvoiceItem } from '../bill-amounts/index.ts'
import type { BillList } from '../bill-list/index.ts'
import type {
  AskedQuote,
  BillPaymentModal,
  BillQuote,
  BillWindow,
  InvoicedBill,
  InvoiceEvent,
  PaidBills,
} from './model.ts'
import type { BillInvoices, BillQuotes } from './ports.ts'
import { paidBill, paymentOf } from './rules.ts'
import { invoiceKeyAge, keyBytes, paidModal, quoteDelay } from './tables.ts'

/** No answer, a failing provider or an answer that cannot be read: there may be an invoice. */
export const mayHaveWorked = (fault: Fault): boolean =>
  fault._tag === 'Unreachable' || fault._tag === 'Malformed' || (fault._tag === 'Rejected' && fault.status >= 500)

/**
 * Makes the invoice of bills, the window's script first: none is made that could not be paid. Tried again for the same
 * bills while it is not known what came of the last try, it is the same one, for ten minutes (F4).
 */
export const makeInvoicing = (ports: {
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  readonly randomness: Randomness
  readonly paymentWindow: Pick<PaymentWindow, 'prepare'>
  readonly invoices: BillInvoices
}): ((items: ReadonlyArray<InvoiceItem>) => TE.TaskEither<Fault, string>) => {
  const { clock, log, randomness, paymentWindow, invoices } = ports
  let open: { readonly words: string; readonly key: string; readonly until: number } | null = null
  const keyOf = (items: ReadonlyArray<InvoiceItem>): string => {
    const words = JSON.stringify(items)
    const now = clock.now()
    if (open?.words !== words || now >= open.until) {
      open = { words, key: randomness.hex(keyBytes.value)(), until: now + invoiceKeyAge.ms }
    }
    return open.key
  }
  const create =
    (items: ReadonlyArray<InvoiceItem>): TE.TaskEither<Fault, string> =>
    async () => {
      const ipAddress = await invoices.address()
      const answer = await invoices.create({ items, ipAddress, key: keyOf(items) })()
      if (E.isRight(answer) || !mayHaveWorked(answer.left)) open = null
      return answer
    }
  return (items) =>
    F.pipe(
      preparedWindow({ log, paymentWindow }),
      TE.flatMap(() => F.pipe(create(items), logged(log.error, 'The invoice of bills could not be made'))),
    )
}

/** Asks for an invoice by its id. A failure is logged, and that is all (ERR-068). */
export const makeReadInvoice =
  ({ log, records }: { readonly log: Log; readonly records: InvoiceRecords }) =>
  (invoiceId: string): TE.TaskEither<Fault, InvoiceRecord> =>
    logged(log.error, 'The invoice of bills could not be loaded')(records.find(invoiceId))

/** The invoice that is being paid, or was last. */
export interface Present {
  readonly id: string
  readonly bills: ReadonlyArray<InvoicedBill>
  /** What the provider says of it, once it was paid. */
  readonly reading: Promise<E.Either<Fault, InvoiceRecord>>
}

/** Not asked for yet. */
export const unread: Present['reading'] = Promise.resolve(E.left(unreachable))

/** The coin that an invoice was paid in; null: not told (BILL-156). */
export const coinOf = ({ invoice, swapInfoCode }: InvoiceRecord): string | null => invoice.txCurrency ?? swapInfoCode

/** What `makeAfterPaid` needs from outside. */
export interface AfterPaidPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: Pick<ClosableModals<BillPaymentModal>, 'open'>
  readonly appNavigation: AppNavigation
  readonly analytics: Analytics
  readonly device: Pick<Device, 'userAgent'>
  readonly bills: Pick<BillList, 'add'>
}

/** What follows once bills are paid: told, tracked and listed, as the table names it. */
export const makeAfterPaid = (ports: AfterPaidPorts, paid: Store<PaidBills | null>) => {
  const { stores, clock, analytics, device, modals, appNavigation, bills: list } = ports
  const { whileSignedIn } = makeScope(stores, clock)

  /** One event for each bill, with what the invoice says of coin and wallet as soon as that is known (BILL-164). */
  const track = ({ bills, reading }: Present): void => {
    const tell = whileSignedIn((answer: E.Either<Fault, InvoiceRecord>) => {
      const record = E.isRight(answer) ? answer.right : null
      const [coin, wallet] = [record && coinOf(record), record?.walletName ?? null]
      for (const { account, amount } of bills) {
        analytics.track(
          paidBill({ account, amount, platform: deviceClass(device.userAgent), coin: coin ?? '', wallet }),
        )
      }
      const price = record?.invoice.price ?? null
      paid.update((now) => (now === null || now.bills !== bills ? now : { ...now, coin, price }))
    })
    void reading.then(tell)
  }
  const tell = ({ id, bills }: Present): void => {
    paid.update(() => ({ id, at: clock.now(), bills, coin: null, price: null }))
    modals.open(paidModal)
  }
  return {
    track,
    tell,
    addPayment: ({ id, bills }: Present) => list.add(paymentOf(id, bills, clock.now())),
    goHome: () => appNavigation.go(routePath('bill-pay-home')),
  }
}

/** What `makeQuoting` needs from outside. */
export interface QuotingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly quotes: BillQuotes
}

/** What the chosen amounts cost, where the provider tells: asked for once they have stood still for a moment. */
export const makeQuoting = ({ stores, clock, log, quotes }: QuotingPorts) => {
  const asked = stores.make<AskedQuote | null>(null)
  const scope = makeScope(stores, clock)
  let isOffered = true

  const settle = (items: ReadonlyArray<InvoiceItem>) =>
    scope.whileOpen((answer: E.Either<Fault, BillQuote | NotOffered>) => {
      if (E.isRight(answer) && answer.right === notOffered) isOffered = false
      const quote = E.isRight(answer) && answer.right !== notOffered ? answer.right : null
      asked.update(() => ({ items, quote, isOnItsWay: false }))
    })
  const ask = (items: ReadonlyArray<InvoiceItem>): void =>
    void logged(
      log.warn,
      'What a payment of bills costs could not be loaded',
    )(quotes.quote(items))().then(settle(items))

  return {
    asked,
    /** @param items what would be paid; empty: nothing */
    follow: (items: ReadonlyArray<InvoiceItem>): void => {
      scope.renew()
      asked.update(() => (items.length === 0 || !isOffered ? null : { items, quote: null, isOnItsWay: true }))
      if (asked.get() !== null) scope.later(quoteDelay, () => ask(items))
    },
  }
}

/** The window in which an invoice is paid: what it says reaches the flow under its invoice's id. */
export const makeWindow = (
  {
    stores,
    clock,
    paymentWindow,
  }: { readonly stores: Stores; readonly clock: Clock; readonly paymentWindow: Pick<PaymentWindow, 'origin' | 'show'> },
  send: (event: InvoiceEvent) => void,
) => {
  const shown = stores.make<BillWindow>('closed')
  const windows = makeScope(stores, clock)

  const hear =
    (id: string) =>
    (event: PaymentWindowEvent): void => {
      if (event.kind === 'message') {
        const status = postedStatus(event, paymentWindow.origin)
        return status === null ? undefined : send({ kind: 'message', id, status })
      }
      shown.update(() => (event.kind === 'opened' ? 'open' : event.kind))
      if (event.kind !== 'blocked') send({ kind: event.kind, id })
    }
  return {
    shown,
    show: (id: string): void => {
      windows.renew()
      // Until it is told otherwise: no press may come between.
      shown.update(() => 'open')
      windows.listen(paymentWindow.show(id), hear(id))
    },
    /** Gives up an invoice whose window the browser has blocked: there is none to close. */
    giveUp: (id: string | null): void => {
      if (id === null || shown.get() !== 'blocked') return
      windows.renew()
      shown.update(() => 'closed')
      send({ kind: 'closed', id })
    },
  }
}
