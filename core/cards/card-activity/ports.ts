import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ActivityOverview, ActivityQuery } from './model.ts'

/** What happened on a card, as the provider keeps it. */
export interface CardActivities {
  /** Paged or not as the card's programme has it (CARD-061). Faults: any. */
  readonly overview: (query: ActivityQuery) => TE.TaskEither<Fault, ActivityOverview>
}
