import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { CardProvider } from '../model.ts'
import type { CardReportRow } from './model.ts'

/** Calls that return the yearly reports of a card. Each card programme has its own query (CARD-185). */
export interface CardReports {
  /**
   * Returns the rows of a calendar year in UTC, in the provider's order; empty if there was no activity in that year
   * (CALL-034, CALL-035). Faults: any.
   */
  readonly ofYear: (input: {
    readonly cardId: string
    readonly provider: CardProvider
    readonly lastFour: string
    readonly year: number
  }) => TE.TaskEither<Fault, ReadonlyArray<CardReportRow>>
}
