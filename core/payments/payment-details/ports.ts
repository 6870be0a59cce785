import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { InvoiceRecord } from './model.ts'

/** Invoices one by one. */
export interface InvoiceRecords {
  /** CALL-045. Faults: any; Rejected for one that is not there and for another user's, alike. */
  readonly find: (invoiceId: string) => TE.TaskEither<Fault, InvoiceRecord>
}
