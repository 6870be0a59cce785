import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ActivityOverview, ActivityQuery, SettledPage, SettledQuery } from './model.ts'

/** What happened on a card, as the provider keeps it. */
export interface CardActivities {
  /**
   * What is pending, with the top-ups that are under way among it, each once by its id: for a card without paging the
   * top-ups of the last 7 days are asked for beside the overview (CARD-062), for one with paging what is pending beside its
   * first page (CARD-061). Faults: any, of either call.
   */
  readonly overview: (query: ActivityQuery) => TE.TaskEither<Fault, ActivityOverview>
  /** A page of what is settled in the window, newest first (CALL-028). Faults: any. */
  readonly settled: (query: SettledQuery) => TE.TaskEither<Fault, SettledPage>
}
