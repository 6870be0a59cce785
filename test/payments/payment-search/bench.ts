import type { Fault, UnsupportedCall } from '@paydeck/core/kernel'
import {
  makePaymentSearch,
  noPaymentFilter,
  type FoundPage,
  type PaymentFilter,
  type PaymentSearches,
} from '@paydeck/core/payments'
import type { FetchedFile } from '@paydeck/core/platform'
import { settle } from '@paydeck/core/testing'
import type { either as E } from 'fp-ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'
import { now } from '../bench.ts'

type FindInput = Parameters<PaymentSearches['find']>[0]
type DownloadInput = Parameters<PaymentSearches['download']>[0]

/** Malformed result of a port, neither a failure nor a success. */
export const invalidResponse = undefined as unknown as E.Either<Fault, never>

/** Makes the slice `paymentSearch` with a fake provider. The test answers the requests. */
export const makeSearchBench = (showHidden = false) => {
  const { ports, seen } = makeSurroundings(now)
  const finds = questions<FindInput, FoundPage | UnsupportedCall>()
  const saves = questions<DownloadInput, FetchedFile | UnsupportedCall>()
  const kept: Array<string> = []
  const search = makePaymentSearch({
    ...ports,
    device: { timeZone: () => 'UTC' },
    paymentSearches: { find: finds.ask, download: saves.ask },
    showHidden,
  })
  return {
    ...seen,
    search,
    finds: finds.calls,
    saves: saves.calls,
    /** Names of the saved files. */
    kept,
    file: (name: string): FetchedFile => ({ save: () => void kept.push(name) }),
    state: () => search.state.get(),
    /** Searches with a filter in which only the fields of `change` are set. */
    searchFor: async (change: Partial<PaymentFilter> = {}): Promise<void> => {
      search.search({ ...noPaymentFilter, ...change })
      await settle()
    },
  }
}
