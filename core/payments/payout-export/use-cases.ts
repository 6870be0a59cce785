import { function as F, taskEither as TE } from 'fp-ts'
import { isoTime } from '../../kernel/calendar.ts'
import type { Fault } from '../../kernel/fault.ts'
import { yearRange } from '../../kernel/years.ts'
import type { ExportOutcome } from '../../platform/exports.ts'
import type { PayoutReports } from './ports.ts'
import { payoutExportOf } from './rules.ts'

/** Requests the payouts of the calendar year `year` until `now` (milliseconds since 1970), and makes the file (CALL-044, PAY-100). */
export const makeExportPayouts =
  (reports: PayoutReports) =>
  ({ year, now }: { readonly year: number; readonly now: number }): TE.TaskEither<Fault, ExportOutcome> => {
    const { start, end } = yearRange(year, now)
    return F.pipe(
      reports.between({ startDate: isoTime(start), endDate: isoTime(end) }),
      TE.map((rows) => payoutExportOf(year, rows)),
    )
  }
