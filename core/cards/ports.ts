import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { ActivityOverview, ActivityQuery, CardBalance, DebitCard } from './model.ts'

/** The user's cards as the provider keeps them. */
export interface CardAccounts {
  /** Faults: any. */
  readonly list: TE.TaskEither<Fault, ReadonlyArray<DebitCard>>
  /** Faults: any. */
  readonly balances: TE.TaskEither<Fault, ReadonlyArray<CardBalance>>
}

/** What happened on a card, as the provider keeps it. */
export interface CardActivities {
  /** Paged or not as the card's programme has it (CARD-061). Faults: any. */
  readonly overview: (query: ActivityQuery) => TE.TaskEither<Fault, ActivityOverview>
}
