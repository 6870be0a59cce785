import { function as F, taskEither as TE } from 'fp-ts'
import { Observable, Subscription } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, type Stores } from '../../kernel/store.ts'
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
  const load: Step = F.pipe(
    TE.fromIO<number, Fault>(() => clock.now()),
    TE.flatMap((now) =>
      makeStep(stores, {
        request: readRecent(now),
        effect: (items) => recent.update(() => ({ seenAt: clock.now(), items })),
      }),
    ),
  )
  const keepDates = (): void => {
    const now = clock.now()
    recent.update((state) =>
      state.items.length === 0 || now - state.seenAt < dateRefresh.ms ? state : { ...state, seenAt: now },
    )
  }
  const changes$ = new Observable<RecentActivityState>((listener) => {
    const listening = recent.changes$.subscribe(listener)
    let next = Subscription.EMPTY
    const keepUp = (): void => {
      keepDates()
      next = clock.schedule(keepUp, dateRefresh.ms)
    }
    keepUp()
    listening.add(() => next.unsubscribe())
    return listening
  })
  return {
    state: { get: recent.get, changes$ },
    steps: { recent: load },
    tasks: { reload: runStep(load) },
  }
}
