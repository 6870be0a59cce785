import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'
import type { FoundPage, PaymentQuery, SaveFormat } from './model.ts'
import type { PaymentSearches } from './ports.ts'
import { savedName } from './rules.ts'
import { inProgressStatuses, searchPage } from './tables.ts'

/** Fetches a page of matches. */
export const makeFindPayments =
  ({ find }: PaymentSearches) =>
  (query: PaymentQuery, after: string | null): TE.TaskEither<Fault, FoundPage | UnsupportedCall> =>
    find({ ...query, limit: searchPage.value, after })

/** Checks with a minimal request whether the provider can search. */
export const makeProbe =
  ({ find }: PaymentSearches) =>
  (query: PaymentQuery): TE.TaskEither<Fault, FoundPage | UnsupportedCall> =>
    find({ ...query, limit: 1, after: null })

/** Fetches the matches that are still in progress. Even a search with many matches has only few matches in progress. */
export const makeFindInProgress = (searches: PaymentSearches) => {
  const findPayments = makeFindPayments(searches)
  return (query: PaymentQuery): TE.TaskEither<Fault, FoundPage | UnsupportedCall> =>
    findPayments({ ...query, status: inProgressStatuses[query.list] }, null)
}

/** Downloads all matches as a file; `now` is in milliseconds since 1970. */
export const makeDownloadPayments =
  ({ download }: PaymentSearches) =>
  (query: PaymentQuery, format: SaveFormat, now: number): TE.TaskEither<Fault, FetchedFile | UnsupportedCall> =>
    download({ ...query, format, name: savedName(query, format, now) })
