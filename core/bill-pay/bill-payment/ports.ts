import type { task as T, taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { InvoiceItem } from '../bill-amounts/index.ts'
import type { BillQuote } from './model.ts'

/** Invoices that pay bills. */
export interface BillInvoices {
  /**
   * Returns the browser's IP address, which the provider sends together with the country. Null if the address is unknown or
   * the request fails (BILL-138).
   */
  readonly address: T.Task<string | null>
  /**
   * Creates one invoice for all items and returns its id (BILL-137, CALL-052).
   * Idempotent: repeated calls with one key return the same invoice.
   * Faults: any; Rejected, with the provider's message, for bills or amounts that the provider does not accept.
   */
  readonly create: (request: {
    readonly items: ReadonlyArray<InvoiceItem>
    readonly ipAddress: string | null
    /** Idempotency key: 8 to 64 letters and digits. */
    readonly key: string
  }) => TE.TaskEither<Fault, string>
}

/** Quotes of payments. Beyond the specification. */
export interface BillQuotes {
  /** Quotes the payment of the items. Faults: any. */
  readonly quote: (items: ReadonlyArray<InvoiceItem>) => TE.TaskEither<Fault, BillQuote | UnsupportedCall>
}
