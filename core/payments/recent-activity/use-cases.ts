import { function as F, taskEither as TE } from 'fp-ts'
import { monthsBefore } from '../../kernel/calendar.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Clock } from '../../platform/ports.ts'
import type { RecentActivityState } from './model.ts'
import type { PaymentRecords } from './ports.ts'
import { recentActivityQuery } from './tables.ts'

/** The recent activity of the home page (CALL-042, HOME-035). */
export const makeLoadRecent = (
  ports: { readonly stores: Stores; readonly clock: Clock; readonly records: PaymentRecords },
  state: Store<RecentActivityState>,
): Step =>
  F.pipe(
    TE.fromIO<number, Fault>(() => ports.clock.now()),
    TE.flatMap((now) =>
      makeStep(ports.stores, {
        request: ports.records.recent({
          limit: recentActivityQuery.limit.value,
          startDate: new Date(monthsBefore(now, recentActivityQuery.months.value)).toISOString(),
          merchantStatus: recentActivityQuery.merchantStatus,
        }),
        effect: (items) => state.update(() => ({ seenAt: ports.clock.now(), items })),
      }),
    ),
  )
