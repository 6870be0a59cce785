import { either as E, type taskEither as TE } from 'fp-ts'
import type { Observable } from 'rxjs'
import { type NotOffered, notOffered } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import { type Following, makeFollowing } from '../../kernel/following.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { makeOpenings } from '../../kernel/opening.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Log } from '../../platform/ports.ts'
import type { SecurityEventPage } from './model.ts'
import type { SecurityRecord } from './ports.ts'
import { isTooLate, withEarlier, withNewest, withStopped } from './rules.ts'
import { makeReadPage, makeStopChange } from './use-cases.ts'
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
export interface SecurityHistory extends Following {
  readonly view: Live<SecurityHistoryView>
  /** Asks again, after a failure. */
  readonly reload: () => void
  /** Stops what an event tells of, by its id: nothing is led anywhere by it (A12). */
  readonly stop: (id: string) => void
  /** Asks for earlier events; does nothing where there are none. */
  readonly showMore: () => void
}

type Join = (now: SecurityEventPage, page: SecurityEventPage) => SecurityEventPage

const unknown: SecurityHistoryState = { isOffered: null, page: null, loadedAt: 0 }

/** Nothing is asked for until the page is entered. */
export const makeSecurityHistory = (ports: SecurityHistoryPorts): SecurityHistory => {
  const { stores, clock } = ports
  const known = stores.make(unknown)
  const readPage = makeReadPage(ports)
  const loads = makeOpenings(stores, clock)
  type Answer = SecurityEventPage | NotOffered
  const take =
    (join: Join) =>
    (answer: Answer): void =>
      known.update(({ page }) =>
        answer === notOffered
          ? { ...unknown, isOffered: false }
          : { isOffered: true, page: page === null ? answer : join(page, answer), loadedAt: clock.now() },
      )
  const ask = (before: string | null, effect: (answer: Answer) => void): TE.TaskEither<Fault, void> =>
    runStep(makeStep(stores, { request: readPage(before), effect }))
  const untilNext = { success: null, failed: null }
  const loading = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => {
      loads.renew()
      return ask(null, loads.whileOpen(take(withNewest)))
    },
    resetAfter: untilNext,
  })
  const more = makeOperation<string, Fault, void>({
    stores,
    clock,
    run: (before) => ask(before, take(withEarlier)),
    resetAfter: untilNext,
  })
  const load = (): void => void loading.start()()
  /** Asks also where the newest page is on its way: that may be one of before. */
  const loadAnew = (): Promise<unknown> => {
    loading.reset()
    return loading.start()()
  }
  const stopChange = makeStopChange(ports)
  const stopping = makeOperation<string, Fault, void>({
    stores,
    clock,
    run: (id) => async () => {
      const answer = await stopChange(id)()
      if (E.isLeft(answer) && !isTooLate(answer.left)) return answer
      known.update((now) => (now.page === null ? now : { ...now, page: withStopped(now.page, id) }))
      await loadAnew()
      return answer
    },
    resetAfter: untilNext,
  })
  return {
    view: project(combine({ known, load: loading, more, stop: stopping }), securityHistoryView),
    ...makeFollowing(ports.changed$, () => void loadAnew()),
    reload: load,
    stop: (id) => void stopping.start(id)(),
    showMore: () => {
      const next = known.get().page?.next ?? null
      if (next !== null) void more.start(next)()
    },
  }
}
