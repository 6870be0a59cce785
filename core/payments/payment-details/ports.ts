import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { InvoiceRecord } from './model.ts'

/** Provider of single invoices. */
export interface InvoiceRecords {
  /**
   * Finds an invoice by id (CALL-045). Faults: any; Rejected for a missing invoice and for another user's invoice, without
   * distinction.
   */
  readonly find: (invoiceId: string) => TE.TaskEither<Fault, InvoiceRecord>
}
