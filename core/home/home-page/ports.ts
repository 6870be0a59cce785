import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Live } from '../../kernel/store.ts'
import type { Notice } from '../../platform/notice.ts'
import type { PasskeyOffer } from '../home-offers/index.ts'
import type { PricedCoin, PricePoint } from '../price-list/index.ts'
import type { CardRow, NoticeFacts, TotalBalance } from './model.ts'

/** What coins cost and cost before. */
export interface PriceHistory {
  /** Oldest point first. Faults: any. */
  readonly of: (input: {
    readonly code: PricedCoin
    readonly currency: 'USD'
    readonly period: '1D'
    readonly points: number
  }) => TE.TaskEither<Fault, ReadonlyArray<PricePoint>>
}

/**
 * What the home page shows of other slices, which it does not know: the composition of the application joins them.
 * Each is read at any time; none errors or completes.
 */
export interface HomeSources {
  readonly facts: Live<NoticeFacts>
  /** Notices of the shell, which go first. */
  readonly notices: Live<ReadonlyArray<Notice>>
  /** How many rows of recent activity there are: what they say comes after the page. */
  readonly activity: Live<number>
  readonly cards: Live<ReadonlyArray<CardRow>>
  /** null: there are no cards to show. */
  readonly balance: Live<TotalBalance | null>
  /** Why there are no cards to show, when their list could not be loaded. */
  readonly cardsFailure: Live<string | null>
  readonly hasGalileoCard: Live<boolean>
  readonly passkey: Live<PasskeyOffer | null>
  /** Whether amounts are hidden; prices of coins never are. */
  readonly amountsHidden: Live<boolean>
  /** What the user's flags turn on (SESS-038, SESS-039, HOME-022). */
  readonly features: Live<{ readonly cardWaitlist: boolean; readonly cardTerms: boolean }>
}
