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
export const coinOf = ({ txCurrency, swapInfoCode }: InvoiceRecord): string | null => txCurrency ?? swapInfoCode
