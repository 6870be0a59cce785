import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'
import type { FoundPage, PaymentQuery, SaveFormat } from './model.ts'
import type { PaymentSearches } from './ports.ts'
import { savedName } from './rules.ts'
import { inProgressStatuses, searchPage } from './tables.ts'

/** Asks for a page of what is looked for. */
export const makeFindPayments =
  ({ find }: PaymentSearches) =>
  (query: PaymentQuery, after: string | null): TE.TaskEither<Fault, FoundPage | UnsupportedCall> =>
    find({ ...query, limit: searchPage.value, after })

/** Asks for as little as there is, to find out whether the provider can search at all. */
export const makeProbe =
  ({ find }: PaymentSearches) =>
  (query: PaymentQuery): TE.TaskEither<Fault, FoundPage | UnsupportedCall> =>
    find({ ...query, limit: 1, after: null })

/** Asks for what of it still moves: few, however much was found. */
export const makeFindInProgress = (searches: PaymentSearches) => {
  const findPayments = makeFindPayments(searches)
  return (query: PaymentQuery): TE.TaskEither<Fault, FoundPage | UnsupportedCall> =>
    findPayments({ ...query, status: inProgressStatuses[query.list] }, null)
}

/** Fetches all that is looked for, to be kept; `now` is milliseconds since 1970. */
export const makeDownloadPayments =
  ({ download }: PaymentSearches) =>
  (query: PaymentQuery, format: SaveFormat, now: number): TE.TaskEither<Fault, FetchedFile | UnsupportedCall> =>
    download({ ...query, format, name: savedName(query, format, now) })
