import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { InvoiceCurrency } from '../model.ts'
import type { ListPage } from '../paged-list/index.ts'
import type { ListQuery, UnconfirmedPage, UnconfirmedQuery } from './model.ts'

/** What the user paid and was paid, list by list. */
export interface PaymentLists {
  /**
   * A page of the provider's mixed list, newest first (CALL-038 to CALL-040). An item is read as far as it can be; one
   * without an id, or of a kind that we do not know, is left out and counts as received. Faults: any.
   */
  readonly page: (query: ListQuery) => TE.TaskEither<Fault, ListPage>
  /** The invoices that are paid and not confirmed, newest first (CALL-041, PAY-024). Faults: any. */
  readonly unconfirmed: (query: UnconfirmedQuery) => TE.TaskEither<Fault, UnconfirmedPage>
  /** What invoices can be paid in (CALL-043, PAY-029). Faults: any. */
  readonly currencies: TE.TaskEither<Fault, ReadonlyArray<InvoiceCurrency>>
}
