import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Live } from '../../kernel/store.ts'
import type { Notice } from '../../platform/notice.ts'
import type { PasskeyOffer } from '../home-offers/index.ts'
import type { PricedCoin, PricePoint } from '../price-list/index.ts'
import type { CardRow, NoticeFacts, TotalBalance } from './model.ts'

/** Prices of coins. */
export interface PriceHistory {
  /** Returns the history of a coin's price, oldest point first. Faults: any. */
  readonly of: (input: {
    readonly code: PricedCoin
    readonly currency: 'USD'
    readonly period: '1D'
    readonly points: number
  }) => TE.TaskEither<Fault, ReadonlyArray<PricePoint>>
}

/**
 * State of other slices that the home page shows. `core/pages` connects these slices. The live values never error and never
 * complete.
 */
export interface HomeSources {
  readonly facts: Live<NoticeFacts>
  /** Notices from the shell, which are shown before all other notices. */
  readonly notices: Live<ReadonlyArray<Notice>>
  /** Number of rows of recent activity. Their texts load after the page. */
  readonly activity: Live<number>
  readonly cards: Live<ReadonlyArray<CardRow>>
  /** Total balance of all cards; null if there are no cards to show. */
  readonly balance: Live<TotalBalance | null>
  /** Message if the cards could not be loaded; null otherwise. */
  readonly cardsFailure: Live<string | null>
  readonly hasGalileoCard: Live<boolean>
  readonly passkey: Live<PasskeyOffer | null>
  /** True if amounts are hidden. The prices of coins are never hidden. */
  readonly amountsHidden: Live<boolean>
  /** Features that are available to the user according to the user's flags (SESS-038, SESS-039, HOME-022). */
  readonly features: Live<{ readonly cardWaitlist: boolean; readonly cardTerms: boolean }>
}
