import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../../../kernel/fault.ts'
import { logged } from '../../../kernel/logged.ts'
import { type InvoiceRecord, type InvoiceRecords } from '../../../payments/index.ts'
import { type Clock, type Log, type PaymentWindow, type Randomness } from '../../../platform/ports.ts'
import { preparedWindow } from '../../../platform/prepared-window.ts'
import { type InvoiceItem } from '../../bill-amounts/index.ts'
import { type InvoicedBill } from '../model.ts'
import { type BillInvoices } from '../ports.ts'
import { invoiceKeyAge, keyBytes } from '../tables.ts'

/** True if the invoice may exist despite the fault: no response, a server error, or an unreadable response. */
export const mayHaveWorked = (fault: Fault): boolean =>
  fault._tag === 'Unreachable' || fault._tag === 'Malformed' || (fault._tag === 'Rejected' && fault.status >= 500)

/**
 * Creates the invoice of bills after loading the window's script, so that no unpayable invoice is created. If the outcome of
 * a try is unknown, retries for the same items reuse the idempotency key of this try for ten minutes (F4).
 */
export const makeInvoicing = (ports: {
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  readonly randomness: Randomness
  readonly paymentWindow: Pick<PaymentWindow, 'prepare'>
  readonly billInvoices: BillInvoices
}): ((items: ReadonlyArray<InvoiceItem>) => TE.TaskEither<Fault, string>) => {
  const { clock, log, randomness, paymentWindow, billInvoices: invoices } = ports
  let retry: { readonly itemsText: string; readonly key: string; readonly until: number } | null = null
  const keyOf = (items: ReadonlyArray<InvoiceItem>): string => {
    const itemsText = JSON.stringify(items)
    const now = clock.now()
    if (retry?.itemsText !== itemsText || now >= retry.until) {
      retry = { itemsText, key: randomness.hex(keyBytes.value)(), until: now + invoiceKeyAge.ms }
    }
    return retry.key
  }
  const create =
    (items: ReadonlyArray<InvoiceItem>): TE.TaskEither<Fault, string> =>
    async () => {
      const ipAddress = await invoices.address()
      const answer = await invoices.create({ items, ipAddress, key: keyOf(items) })()
      if (E.isRight(answer) || !mayHaveWorked(answer.left)) retry = null
      return answer
    }
  return (items) =>
    F.pipe(
      preparedWindow({ log, paymentWindow }),
      TE.flatMap(() => F.pipe(create(items), logged(log.error, 'The invoice of bills could not be made'))),
    )
}

/** Fetches an invoice by its id. Failures are only logged (ERR-068). */
export const makeReadInvoice =
  ({ log, invoiceRecords: records }: { readonly log: Log; readonly invoiceRecords: InvoiceRecords }) =>
  (invoiceId: string): TE.TaskEither<Fault, InvoiceRecord> =>
    logged(log.error, 'The invoice of bills could not be loaded')(records.find(invoiceId))

/** Current or last invoice. */
export interface CurrentInvoice {
  readonly id: string
  readonly bills: ReadonlyArray<InvoicedBill>
  /**
   * Response to the request for the invoice. The request is sent after the payment window has reported a payment or has
   * closed.
   */
  readonly reading: Promise<E.Either<Fault, InvoiceRecord>>
}

/** Value of `reading` before the first request. */
export const notRead: CurrentInvoice['reading'] = Promise.resolve(E.left(unreachable))

/** Returns the coin that paid an invoice. Null if unknown (BILL-156). */
export const coinOf = ({ txCurrency, swapInfoCode }: InvoiceRecord): string | null => txCurrency ?? swapInfoCode
