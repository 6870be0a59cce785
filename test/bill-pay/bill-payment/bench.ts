import {
  makeBillPaying,
  type AmountOption,
  type BillAccount,
  type BillPayState,
  type BillPayUser,
  type BillPaymentRecord,
  type BillQuote,
  type InvoiceItem,
  unknownBillPay,
} from '@paydeck/core/bill-pay'
import { makeStores, unsupported, type Fault, type UnsupportedCall } from '@paydeck/core/kernel'
import { type InvoiceRecord, noFurtherFields } from '@paydeck/core/payments'
import type { AnalyticsEvent, ModalRequest, PaymentWindowEvent } from '@paydeck/core/platform'
import { fakeClock } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { plainAccount } from '../../arbitraries/bill-pay.ts'
import { plainInvoice } from '../../arbitraries/payments.ts'
import { soon } from '../bill-connection/bench.ts'

/** Where the payment window's pages are. */
const origin = 'https://pay.example'
const now = Date.parse('2026-11-20T12:00:00Z')

export const user: BillPayUser = {
  isBillPayAvailable: true,
  methodEntityId: 'm1',
  methodVerified: true,
  pause: null,
}

/** A bill of $35.00 at least, $600.00 of a statement and $812.40 in all. */
export const bill = (id: string, over: Partial<BillAccount> = {}): BillAccount => ({
  ...plainAccount,
  id,
  ...over,
  liability: { ...plainAccount.liability, merchantName: `Bank ${id}`, ...over.liability },
})

export const recordOf = (status: string | null, coin: string | null = 'BTC', wallet: string | null = 'Pocket') =>
  ({
    ...plainInvoice,
    ...noFurtherFields,
    status,
    txCurrency: coin,
    bills: [],
    donor: null,
    walletName: wallet,
  }) as unknown as InvoiceRecord

type Waiting<A> = Array<(reply: E.Either<Fault, A>) => void>

const asked =
  <A>(waiting: Waiting<A>): TE.TaskEither<Fault, A> =>
  () =>
    new Promise((answer) => waiting.push(answer))

/** Bills being paid, over a provider and payment windows that the test plays. */
export const benchAt = (accounts: ReadonlyArray<BillAccount> = [bill('b1'), bill('b2'), bill('b3')]) => {
  const clock = fakeClock(now)
  const stores = makeStores()
  const bills = stores.make<BillPayState>({ ...unknownBillPay, isInitialised: true, user, accounts, seenAt: now })
  const slot = stores.make<ModalRequest | null>(null)
  const log: Array<string> = []
  const made: Array<{ items: ReadonlyArray<InvoiceItem>; ipAddress: string | null; key: string }> = []
  const invoices: Waiting<string> = []
  const reads: Array<string> = []
  const reading: Waiting<InvoiceRecord> = []
  const quoted: Array<ReadonlyArray<InvoiceItem>> = []
  const quoting: Waiting<BillQuote | UnsupportedCall> = []
  const windows: Array<{ readonly id: string; readonly events$: Subject<PaymentWindowEvent> }> = []
  const wentTo: Array<string> = []
  const tracked: Array<AnalyticsEvent> = []
  const added: Array<BillPaymentRecord> = []
  let refetches = 0
  const played = { script: E.right(undefined) as E.Either<Fault, void>, address: null as string | null }
  /** One that was released before its invoice came is opened within no press, which a browser blocks. */
  let isPrepared = false
  let reserved: 'none' | 'open' | 'used' | 'released' | 'blocked' = 'none'
  let keys = 0
  const write = (message: string): void => void log.push(message)
  const paying = makeBillPaying({
    stores,
    clock,
    log: { warn: write, error: write },
    modals: {
      open: (request) => slot.update(() => request),
      close: (name) => slot.update((at) => (at?.name === name ? null : at)),
    },
    appNavigation: { go: (to) => void wentTo.push(to) },
    analytics: { track: (event) => void tracked.push(event) },
    device: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' },
    randomness: {
      hex: (bytes) => () => {
        keys += 1
        return String(keys).padStart(2 * bytes, '0')
      },
    },
    paymentWindow: {
      origin,
      prepare: async () => {
        isPrepared = true
        return played.script
      },
      // The script does it: without one a press reserves nothing.
      reserve: () => void (reserved = isPrepared ? 'open' : reserved),
      release: () => void (reserved = reserved === 'open' ? 'released' : reserved),
      show: (id) => {
        reserved = reserved === 'released' ? 'blocked' : 'used'
        const events$ = new Subject<PaymentWindowEvent>()
        windows.push({ id, events$ })
        return events$
      },
    },
    invoices: {
      address: async () => played.address,
      create: (request) => {
        made.push(request)
        return asked(invoices)
      },
    },
    quotes: {
      quote: (items) => {
        quoted.push(items)
        return asked(quoting)
      },
    },
    records: {
      find: (id) => {
        reads.push(id)
        return asked(reading)
      },
    },
    bills: {
      state: bills,
      refetch: () => void (refetches += 1),
      add: (payment) => {
        added.push(payment)
        bills.update((at) => ({ ...at, payments: [payment, ...at.payments] }))
      },
    },
  })
  const answer = async <A>(waiting: Waiting<A>, reply: E.Either<Fault, A>): Promise<void> => {
    await soon()
    waiting.shift()?.(reply)
    await soon()
  }
  const tell = async (event: PaymentWindowEvent, at = windows.length - 1): Promise<void> => {
    windows[at]?.events$.next(event)
    if (event.kind === 'closed' || event.kind === 'blocked') windows[at]?.events$.complete()
    await soon()
  }
  return {
    paying,
    stores,
    clock,
    bills,
    slot,
    log,
    made,
    reads,
    quoted,
    windows,
    wentTo,
    tracked,
    added,
    refetches: () => refetches,
    played,
    reserved: () => reserved,
    waiting: () => invoices.length + reading.length,
    state: () => paying.state.get(),
    status: () => paying.state.get().invoice.status,
    chosen: () => [...paying.state.get().invoice.selectedInvoices].map(([id, { amount }]) => [id, amount]),
    paidFor: (records: ReadonlyArray<BillPaymentRecord>) => bills.update((at) => ({ ...at, payments: records })),
    tell,
    say: (status: unknown, at?: number, over = {}) =>
      tell({ kind: 'message', origin, isFromWindow: true, data: { status }, ...over }, at),
    invoice: (reply: E.Either<Fault, string> = E.right('i1')) => answer(invoices, reply),
    record: (reply: E.Either<Fault, InvoiceRecord> = E.right(recordOf('paid'))) => answer(reading, reply),
    quote: (reply: E.Either<Fault, BillQuote | UnsupportedCall> = E.right(unsupported)) => answer(quoting, reply),
    /** One bill with its minimum, paid by an invoice whose window is open. */
    begin: async (id = 'i1') => {
      paying.open('b1')
      paying.pay()
      await answer(invoices, E.right(id))
      await tell({ kind: 'opened' })
    },
  }
}

/** What somebody does on the screen of the bench that is there then. */
export const handsOf = (bench: () => ReturnType<typeof benchAt>) => ({
  open: (id: string | null) => bench().paying.open(id),
  press: (accountId: string, option: AmountOption) => bench().paying.press({ accountId, option }),
  type: (accountId: string, text: string) => bench().paying.type({ accountId, text }),
})
