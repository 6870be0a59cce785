import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ActivityOverview, ActivityQuery, SettledPage, SettledQuery } from './model.ts'

/** Calls that read a card's activity from the provider. */
export interface CardActivities {
  /**
   * Returns the pending items, including pending top-ups; each id occurs once. For a card with paging, requests the paged
   * overview and the pending items (CARD-061). For a card without paging, requests the unpaged overview and the top-ups of
   * the last 7 days (CARD-062). Faults: any fault of either request.
   */
  readonly overview: (query: ActivityQuery) => TE.TaskEither<Fault, ActivityOverview>
  /** Returns a page of settled transactions in the window, newest first (CALL-028). Faults: any. */
  readonly settled: (query: SettledQuery) => TE.TaskEither<Fault, SettledPage>
}
