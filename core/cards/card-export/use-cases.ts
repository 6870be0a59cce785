import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { type ExportOutcome } from '../../platform/exports.ts'
import type { ReportRequest } from './model.ts'
import type { CardReports } from './ports.ts'
import { cardExport, fetchedYears, rowsFor } from './rules.ts'

/** Fetches the rows of a report and makes a file from them. In January, the previous December is fetched too. */
export const makeExportYear =
  (reports: CardReports) =>
  ({ year, now, ...card }: ReportRequest): TE.TaskEither<Fault, ExportOutcome> =>
    F.pipe(
      fetchedYears(year, now),
      TE.traverseArray((fetched) =>
        F.pipe(
          reports.ofYear({ ...card, year: fetched }),
          TE.map((rows) => rowsFor(year, fetched, rows)),
        ),
      ),
      TE.map((parts) =>
        cardExport({ provider: card.provider, lastFourDigits: card.lastFour }, parts.flat(), year, now),
      ),
    )
