import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ActivityOverview, ActivityQuery, SettledPage, SettledQuery } from './model.ts'

/** Activity of a card at the provider. */
export interface CardActivities {
  /**
   * Returns the pending items, including pending top-ups; each id occurs once.
   * For a card without paging, requests the top-ups of the last 7 days beside the overview (CARD-062).
   * For a card with paging, requests the pending items beside its first page (CARD-061).
   * Faults: any, of either call.
   */
  readonly overview: (query: ActivityQuery) => TE.TaskEither<Fault, ActivityOverview>
  /** Returns a page of settled transactions in the window, newest first (CALL-028). Faults: any. */
  readonly settled: (query: SettledQuery) => TE.TaskEither<Fault, SettledPage>
}
