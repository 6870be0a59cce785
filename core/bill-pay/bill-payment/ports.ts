import type { task as T, taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { InvoiceItem } from '../bill-amounts/index.ts'
import type { BillQuote } from './model.ts'

/** Invoices that bills are paid by. */
export interface BillInvoices {
  /** What the country-by-IP reply says of this browser's address; null: nothing, or there is no reply (BILL-138). */
  readonly address: T.Task<string | null>
  /**
   * Makes one invoice for all the bills, and answers with its id (BILL-137, CALL-052); asked again with the same key, with
   * the id of that one. Faults: any; Rejected with the provider's words for bills or amounts that it does not take.
   */
  readonly create: (request: {
    readonly items: ReadonlyArray<InvoiceItem>
    readonly ipAddress: string | null
    /** 8 to 64 letters and digits. */
    readonly key: string
  }) => TE.TaskEither<Fault, string>
}

/** What a payment will cost, before it is made: beyond the specification. */
export interface BillQuotes {
  /** Faults: any. */
  readonly quote: (items: ReadonlyArray<InvoiceItem>) => TE.TaskEither<Fault, BillQuote | UnsupportedCall>
}
