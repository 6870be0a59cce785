import { makeStores, type Fault, type UnsupportedCall } from '@paydeck/core/kernel'
import {
  makePaymentSearch,
  noPaymentFilter,
  type FoundPage,
  type PaymentFilter,
  type PaymentSearches,
} from '@paydeck/core/payments'
import type { FetchedFile } from '@paydeck/core/platform'
import { fakeClock, settle } from '@paydeck/core/testing'
import type { either as E } from 'fp-ts'
import { held } from '../../held-calls.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

type Asked = Parameters<PaymentSearches['find']>[0]
type Saved = Parameters<PaymentSearches['download']>[0]

/** An answer of a call that breaks its word: none that is a failure or a success. */
export const breaking = undefined as unknown as E.Either<Fault, never>

/** The search, whose calls end when and how the test says. */
export const searching = (showHidden = false) => {
  const clock = fakeClock(now)
  const stores = makeStores()
  const finds = held<Asked, FoundPage | UnsupportedCall>()
  const saves = held<Saved, FetchedFile | UnsupportedCall>()
  const logged: Array<string> = []
  const kept: Array<string> = []
  const search = makePaymentSearch({
    stores,
    clock,
    log: { warn: (message) => logged.push(message), error: (message) => logged.push(message) },
    device: { timeZone: () => 'UTC' },
    searches: { find: finds.ask, download: saves.ask },
    showHidden,
  })
  return {
    search,
    clock,
    stores,
    finds: finds.calls,
    saves: saves.calls,
    logged,
    /** What was kept, by the names of `file`. */
    kept,
    file: (name: string): FetchedFile => ({ keep: () => void kept.push(name) }),
    state: () => search.state.get(),
    ask: async (change: Partial<PaymentFilter> = {}): Promise<void> => {
      search.search({ ...noPaymentFilter, ...change })
      await settle()
    },
  }
}
