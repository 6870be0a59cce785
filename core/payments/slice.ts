import type { taskEither as TE } from 'fp-ts'
import { Observable, Subscription } from 'rxjs'
import type { Fault } from '../kernel/fault.ts'
import { runStep } from '../kernel/load.ts'
import type { Step } from '../kernel/step.ts'
import { type Live, project, type Stores } from '../kernel/store.ts'
import type { Clock } from '../platform/ports.ts'
import { noActivity, type RecentActivity } from './model.ts'
import type { PaymentRecords } from './ports.ts'
import { dateRefresh } from './tables.ts'
import { makeLoadRecent } from './use-cases.ts'
import { type PaymentsView, paymentsView } from './view.ts'

/** What the payments need from outside. */
export interface PaymentsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly records: PaymentRecords
}

/** What the user paid and was paid. */
export interface Payments {
  readonly recent: Live<RecentActivity>
  /** The rows of the home page; while somebody listens their dates are kept up with the clock. */
  readonly view: Live<PaymentsView>
  readonly steps: { readonly recentActivity: Step }
  /** Asks again, after a failure; one that fails leaves the rows as they are. */
  readonly reload: TE.TaskEither<Fault, void>
}

/** Nothing is asked for until the step runs or `reload` is called. */
export const makePayments = (ports: PaymentsPorts): Payments => {
  const { stores, clock } = ports
  const recent = stores.make<RecentActivity>(noActivity)
  const load = makeLoadRecent(ports, recent)
  const view = project(recent, paymentsView)
  const keepDates = (): void => {
    const now = clock.now()
    recent.update((state) =>
      state.items.length === 0 || now - state.seenAt < dateRefresh.ms ? state : { ...state, seenAt: now },
    )
  }
  const changes$ = new Observable<PaymentsView>((listener) => {
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
    recent,
    view: { get: view.get, changes$ },
    steps: { recentActivity: load },
    reload: runStep(load),
  }
}
