import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'
import type { FoundPage, PaymentQuery, SaveFormat } from './model.ts'

/** Looks through all that the user paid and was paid: an optional capability. */
export interface PaymentSearches {
  /** A page of the matches, newest first; `after` is the mark of the page before, null for the first. Faults: any. */
  readonly find: (
    query: PaymentQuery & { readonly limit: number; readonly after: string | null },
  ) => TE.TaskEither<Fault, FoundPage | UnsupportedCall>
  /** Fetches exactly what `find` would list, all of it, as a file of that name. Faults: any. */
  readonly download: (
    query: PaymentQuery & { readonly format: SaveFormat; readonly name: string },
  ) => TE.TaskEither<Fault, FetchedFile | UnsupportedCall>
}
