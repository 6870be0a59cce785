import type { taskEither as TE } from 'fp-ts'
import { isoTime, monthsBefore } from '../../kernel/calendar.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Activity } from '../model.ts'
import type { PaymentRecords } from './ports.ts'
import { recentActivityQuery } from './tables.ts'

/** Requests the recent activity of the home page as of `now`, milliseconds since 1970 (CALL-042, HOME-035). */
export const makeReadRecent =
  ({ paymentRecords: records }: { readonly paymentRecords: PaymentRecords }) =>
  (now: number): TE.TaskEither<Fault, ReadonlyArray<Activity>> =>
    records.recent({
      limit: recentActivityQuery.limit.value,
      startDate: isoTime(monthsBefore(now, recentActivityQuery.months.value)),
      merchantStatus: recentActivityQuery.merchantStatus,
    })
