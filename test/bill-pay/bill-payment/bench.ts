import {
  makeBillPaying,
  type AmountOption,
  type BillAccount,
  type BillPayState,
  type BillPaymentRecord,
  type BillQuote,
  type InvoiceItem,
  initialBillPayState,
} from '@paydeck/core/bill-pay'
import { unsupported, type Fault, type UnsupportedCall } from '@paydeck/core/kernel'
import type { InvoiceRecord, WholeInvoice } from '@paydeck/core/payments'
import type { PaymentWindowEvent } from '@paydeck/core/platform'
import { either as E } from 'fp-ts'
import { plainInvoice } from '../../arbitraries/payments.ts'
import { recordOf as invoiceRecord } from '../../payments/payment-details/bench.ts'
import { makeSurroundings, fakeWindow, posted, questions, windowOrigin } from '../../slice-bench/index.ts'
import { bill as plainBill, billUser as user } from '../bench.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

/** Bill with a minimum payment of $35.00, a statement balance of $600.00 and a current balance of $812.40. */
export const bill = (id: string, over: Parameters<typeof plainBill>[1] = {}): BillAccount =>
  plainBill(id, { ...over, liability: { merchantName: `Bank ${id}`, ...over.liability } })

export const recordOf = (
  status: WholeInvoice['status'],
  coin: string | null = 'BTC',
  wallet: string | null = 'Pocket',
) => invoiceRecord({ ...plainInvoice, status, txCurrency: coin, bills: [], donor: null }, { walletName: wallet })

/** Bill payment with a fake provider and fake payment windows. The test controls both. */
export const benchAt = (accounts: ReadonlyArray<BillAccount> = [bill('b1'), bill('b2'), bill('b3')]) => {
  const { ports, seen } = makeSurroundings(now)
  const bills = ports.stores.make<BillPayState>({
    ...initialBillPayState,
    isInitialised: true,
    user,
    accounts,
    seenAt: now,
  })
  const invoices = questions<{ items: ReadonlyArray<InvoiceItem>; ipAddress: string | null; key: string }, string>()
  const reading = questions<string, InvoiceRecord>()
  const quoting = questions<ReadonlyArray<InvoiceItem>, BillQuote | UnsupportedCall>()
  const window = fakeWindow<{ readonly id: string }, PaymentWindowEvent>()
  const added: Array<BillPaymentRecord> = []
  let refetches = 0
  const played = Object.assign(window.played, { address: null as string | null })
  let keys = 0
  const paying = makeBillPaying({
    ...ports,
    device: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' },
    randomness: {
      hex: (bytes) => () => {
        keys += 1
        return String(keys).padStart(2 * bytes, '0')
      },
    },
    paymentWindow: {
      ...window,
      origin: windowOrigin,
      // The provider's payment script reserves the window, so no window can be reserved before this script is loaded.
      reserve: () => {
        if (window.prepared() > 0) window.reserve()
      },
      show: (id) => window.show({ id }),
    },
    billInvoices: { address: async () => played.address, create: invoices.ask },
    billQuotes: { quote: quoting.ask },
    invoiceRecords: { find: reading.ask },
    bills: {
      state: bills,
      refetch: () => void (refetches += 1),
      add: (payment) => {
        added.push(payment)
        bills.update((at) => ({ ...at, payments: [payment, ...at.payments] }))
      },
    },
  })
  return {
    ...seen,
    paying,
    bills,
    invoiceRequests: invoices.inputs,
    invoiceReads: reading.inputs,
    quoteRequests: quoting.inputs,
    windows: window.shown,
    added,
    refetches: () => refetches,
    played,
    reserved: window.reserved,
    waiting: () => invoices.waiting.length + reading.waiting.length,
    state: () => paying.state.get(),
    status: () => paying.state.get().invoice.status,
    chosen: () => [...paying.state.get().invoice.selectedInvoices].map(([id, { amount }]) => [id, amount]),
    setPayments: (records: ReadonlyArray<BillPaymentRecord>) => bills.update((at) => ({ ...at, payments: records })),
    emit: window.emit,
    postStatus: (status: unknown, at?: number, over = {}) => window.emit(posted(status, over), at),
    invoice: (reply: E.Either<Fault, string> = E.right('i1')) => invoices.answerIfAsked(reply),
    record: (reply: E.Either<Fault, InvoiceRecord> = E.right(recordOf('paid'))) => reading.answerIfAsked(reply),
    quote: (reply: E.Either<Fault, BillQuote | UnsupportedCall> = E.right(unsupported)) => quoting.answerIfAsked(reply),
    /** Starts to pay the minimum of b1: creates an invoice with this id and opens its payment window. */
    begin: async (id = 'i1') => {
      paying.open('b1')
      paying.pay()
      await invoices.answerIfAsked(E.right(id))
      await window.emit({ kind: 'opened' })
    },
  }
}

/** User actions on the payment screen of the bench that `bench` returns. */
export const actionsOf = (bench: () => ReturnType<typeof benchAt>) => ({
  open: (id: string | null) => bench().paying.open(id),
  press: (accountId: string, option: AmountOption) => bench().paying.press({ accountId, option }),
  type: (accountId: string, text: string) => bench().paying.type({ accountId, text }),
})
