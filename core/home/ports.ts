import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { Notice } from '../kernel/notice.ts'
import type { Live } from '../kernel/store.ts'
import type { NoticeFacts, PricedCoin, PricePoint } from './model.ts'

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

/** Moves inside the app, which belong to the front end's router. */
export interface Moves {
  /** @param path in-app path with its query, as in "/card/7" */
  readonly go: (path: string) => void
}

/** A row of recent activity, ready to render. */
export interface ActivityRow {
  readonly id: string
  readonly icon: { readonly initials: string; readonly src: string | null }
  readonly title: string
  readonly date: string
  /** Fiat. */
  readonly amount: string
  /** Quieter, below the amount: a status in a pill, or the coin amount; null: nothing. */
  readonly below: { readonly kind: 'status'; readonly text: string; readonly tone: string } | { readonly kind: 'amount'; readonly text: string } | null
}

/** A debit card, ready to render. */
export interface CardRow {
  readonly id: string
  readonly name: string
  readonly fullName: string
  readonly lastFour: string
  /** Lies over the face of a locked card. */
  readonly overlay: string | null
  readonly balanceLabel: string
  readonly balance: string
  readonly addFunds: string | null
  /** In-app path of the card's page. */
  readonly to: string
}

/** The offer of a first passkey. */
export interface PasskeyOffer {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: string
}

/**
 * What the home page shows of other slices, which it does not know: whoever composes the application joins them.
 * Each is read at any time; none errors or completes.
 */
export interface HomeSources {
  readonly facts: Live<NoticeFacts>
  /** Notices of the shell, which go first. */
  readonly notices: Live<ReadonlyArray<Notice>>
  readonly activity: Live<ReadonlyArray<ActivityRow>>
  readonly cards: Live<ReadonlyArray<CardRow>>
  readonly hasGalileoCard: Live<boolean>
  readonly passkey: Live<PasskeyOffer | null>
  /** What the user's flags turn on (SESS-038, SESS-039, HOME-022). */
  readonly features: Live<{ readonly cardWaitlist: boolean; readonly cardTerms: boolean }>
}
