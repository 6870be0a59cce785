import { function as F, taskEither as TE } from 'fp-ts'
import { Observable, Subscription } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock } from '../../platform/ports.ts'
import { noActivity, type RecentActivityState } from './model.ts'
import type { PaymentRecords } from './ports.ts'
import { dateRefresh } from './tables.ts'
import { makeReadRecent } from './use-cases.ts'
import { recentActivityView, type RecentActivityView } from './view.ts'

/** What the recent activity needs from outside. */
export interface RecentActivityPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly records: PaymentRecords
}

/** What the user paid and was paid of late. */
export interface RecentActivity {
  readonly state: Live<RecentActivityState>
  /** The rows of the home page; while they are listened to their dates are kept up with the clock. */
  readonly view: Live<RecentActivityView>
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
  const view = project(recent, recentActivityView)
  const keepDates = (): void => {
    const now = clock.now()
    recent.update((state) =>
      state.items.length === 0 || now - state.seenAt < dateRefresh.ms ? state : { ...state, seenAt: now },
    )
  }
  const changes$ = new Observable<RecentActivityView>((listener) => {
    const listening = view.changes$.subscribe(listener)
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
    state: recent,
    view: { get: view.get, changes$ },
    steps: { recent: load },
    tasks: { reload: runStep(load) },
  }
}
