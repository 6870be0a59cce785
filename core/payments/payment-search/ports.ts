import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'
import type { FoundPage, PaymentQuery, SaveFormat } from './model.ts'

/** Provider of the payment search, an optional capability. */
export interface PaymentSearches {
  /**
   * Fetches a page of matches, newest first. `after` is the cursor from the previous page, or null for the first page.
   * Faults: any.
   */
  readonly find: (
    query: PaymentQuery & { readonly limit: number; readonly after: string | null },
  ) => TE.TaskEither<Fault, FoundPage | UnsupportedCall>
  /** Downloads a file called `name` with all items that `find` would return on its pages. Faults: any. */
  readonly download: (
    query: PaymentQuery & { readonly format: SaveFormat; readonly name: string },
  ) => TE.TaskEither<Fault, FetchedFile | UnsupportedCall>
}
