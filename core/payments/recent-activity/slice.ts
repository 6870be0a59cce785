import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, type Stores } from '../../kernel/store.ts'
import { whileObserved } from '../../kernel/while-observed.ts'
import type { Clock } from '../../platform/ports.ts'
import { noActivity, type RecentActivityState } from './model.ts'
import type { PaymentRecords } from './ports.ts'
import { dateRefresh } from './tables.ts'
import { makeReadRecent } from './use-cases.ts'

/** What the recent activity needs from outside. */
export interface RecentActivityPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly records: PaymentRecords
}

/** What the user paid and was paid of late. */
export interface RecentActivity {
  /** What `recentActivityView` shows; while it is listened to the dates are kept up with the clock. */
  readonly state: Live<RecentActivityState>
  readonly steps: { readonly recent: Step }
  readonly tasks: {
    /** Asks again, after a failure; one that fails leaves the rows as they are. */
    readonly reload: TE.TaskEither<Fault, void>
  }
}

/** Nothing is asked for until the step runs or `reload` is called. */
export const makeRecentActivity = (ports: RecentActivityPorts): RecentActivity => {
  const { stores, clock } = ports
  const recent = stores.make<RecentActivityState>(noActivity)
  const readRecent = makeReadRecent(ports)
  const load = makeStep(stores, {
    request: () => readRecent(clock.now())(),
    effect: (items) => recent.update(() => ({ seenAt: clock.now(), items })),
  })
  return {
    state: whileObserved(recent, recent, clock, dateRefresh),
    steps: { recent: load },
    tasks: { reload: runStep(load) },
  }
}
