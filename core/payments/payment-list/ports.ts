import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { InvoiceCurrency } from '../model.ts'
import type { ListPage } from '../paged-list/index.ts'
import type { ListQuery, UnconfirmedPage, UnconfirmedQuery } from './model.ts'

/** Provider of the payment lists. */
export interface PaymentLists {
  /**
   * Fetches a page of the provider's mixed list, newest first (CALL-038 to CALL-040). Unreadable fields are null.
   * Items without an id or of an unknown kind are left out, but count as received. Faults: any.
   */
  readonly page: (query: ListQuery) => TE.TaskEither<Fault, ListPage>
  /** Fetches invoices that are paid but not confirmed, newest first (CALL-041, PAY-024). Faults: any. */
  readonly unconfirmed: (query: UnconfirmedQuery) => TE.TaskEither<Fault, UnconfirmedPage>
  /** Fetches the currencies in which invoices can be paid (CALL-043, PAY-029). Faults: any. */
  readonly currencies: TE.TaskEither<Fault, ReadonlyArray<InvoiceCurrency>>
}
