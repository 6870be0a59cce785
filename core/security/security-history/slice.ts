import { function as F, type task as T } from 'fp-ts'
import type { Observable, Subscription } from 'rxjs'
import { type NotOffered, notOffered } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { logged } from '../../kernel/logged.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Log } from '../../platform/ports.ts'
import type { SecurityEventPage } from './model.ts'
import type { SecurityRecord } from './ports.ts'
import { withEarlier, withNewest } from './rules.ts'
import { type SecurityHistoryState, type SecurityHistoryView, securityHistoryView } from './view.ts'

/** What the security history needs from outside. */
export interface SecurityHistoryPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly record: SecurityRecord
  /** Emits when something may have happened; never errors. */
  readonly changed$: Observable<unknown>
}

/** What happened to the account. */
export interface SecurityHistory {
  readonly view: Live<SecurityHistoryView>
  /** To be run on entering the page; keeps the newest events up until it is unsubscribed. */
  readonly follow: () => Subscription
  /** Asks again, after a failure. */
  readonly reload: T.Task<unknown>
  /** Asks for earlier events; does nothing where there are none. */
  readonly showMore: T.Task<unknown>
}

const unknown: SecurityHistoryState = { isOffered: null, page: null, loadedAt: 0 }

/** Nothing is asked for until the page is entered. */
export const makeSecurityHistory = (ports: SecurityHistoryPorts): SecurityHistory => {
  const { stores, clock, log, record } = ports
  const known = stores.make(unknown)
  const ask = (before: string | null, join: (now: SecurityEventPage, page: SecurityEventPage) => SecurityEventPage) => {
    const take = (answer: SecurityEventPage | NotOffered): void =>
      known.update(({ page }) =>
        answer === notOffered
          ? { ...unknown, isOffered: false }
          : { isOffered: true, page: page === null ? answer : join(page, answer), loadedAt: clock.now() },
      )
    return F.pipe(
      runStep(makeStep(stores, { request: record.page({ before }), effect: take })),
      logged(log.error, 'The security history could not be loaded'),
    )
  }
  const untilNext = { success: null, failed: null }
  const load = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => ask(null, withNewest),
    resetAfter: untilNext,
  })
  const more = makeOperation<string, Fault, void>({
    stores,
    clock,
    run: (before) => ask(before, withEarlier),
    resetAfter: untilNext,
  })
  return {
    view: project(combine({ known, load, more }), securityHistoryView),
    follow: () => {
      void load.start()()
      return ports.changed$.subscribe(() => void load.start()())
    },
    reload: load.start(),
    showMore: async () => {
      const next = known.get().page?.next ?? null
      if (next !== null) await more.start(next)()
    },
  }
}
