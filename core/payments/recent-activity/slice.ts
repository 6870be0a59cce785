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

/** Ports of the recent activity. */
export interface RecentActivityPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly paymentRecords: PaymentRecords
}

/** Recent payments and payouts of the home page. */
export interface RecentActivity {
  /** Input of `recentActivityView`. While it has subscribers, `seenAt` follows the clock. */
  readonly state: Live<RecentActivityState>
  readonly steps: { readonly recent: Step }
  readonly tasks: {
    /** Reloads the activity. After a fault the rows stay unchanged. */
    readonly reload: TE.TaskEither<Fault, void>
  }
}

/**
 * Makes the slice. Sends no request until the step `recent` or the task `reload` runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const activity = makeRecentActivity(ports)
 * await activity.tasks.reload()
 * activity.state.get().items.length // 5
 */
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
