import { either as E } from 'fp-ts'
import type { Observable } from 'rxjs'
import { type UnsupportedCall, unsupported } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeResource, type Visited, whileVisited } from '../../kernel/resource.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Device, Log } from '../../platform/ports.ts'
import type { SecurityEventPage } from './model.ts'
import type { SecurityRecord } from './ports.ts'
import { isTooLate, withEarlier, withNewest, withStopped } from './rules.ts'
import { makeReadPage, makeStopChange } from './use-cases.ts'
import { type SecurityHistoryView, securityHistoryView } from './view.ts'

/** What the security history needs from outside. */
export interface SecurityHistoryPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly record: SecurityRecord
  /** Emits when something may have happened; never errors. */
  readonly changed$: Observable<unknown>
}

/** What happened to the account. */
export interface SecurityHistory extends Visited {
  readonly view: Live<SecurityHistoryView>
  /** Asks again, after a failure. */
  readonly reload: () => void
  /** Stops what an event tells of, by its id: nothing is led anywhere by it (A12). */
  readonly stop: (id: string) => void
  /** Asks for earlier events; does nothing where there are none. */
  readonly showMore: () => void
}

type History = SecurityEventPage | UnsupportedCall

/** Applies a change to a known history; stays unsupported if either side is. */
const joined =
  (join: (now: SecurityEventPage, page: SecurityEventPage) => SecurityEventPage) =>
  (now: History, page: History): History =>
    now === unsupported || page === unsupported ? unsupported : join(now, page)

/** Makes the security history; it loads nothing before the page is entered. */
export const makeSecurityHistory = (ports: SecurityHistoryPorts): SecurityHistory => {
  const { stores, clock, device } = ports
  const readPage = makeReadPage(ports)
  const history = makeResource<History>({ stores, clock, read: readPage(null), join: joined(withNewest) })
  const untilNext = { success: null, failed: null }
  const more = makeOperation<string, Fault, History>({
    stores,
    clock,
    run: readPage,
    onSuccess: (page) => history.update((now) => joined(withEarlier)(now, page)),
    resetAfter: untilNext,
  })
  const stopChange = makeStopChange(ports)
  const stopping = makeOperation<string, Fault, void>({
    stores,
    clock,
    run: (id) => async () => {
      const answer = await stopChange(id)()
      if (E.isLeft(answer) && !isTooLate(answer.left)) return answer
      history.update((now) => (now === unsupported ? now : withStopped(now, id)))
      await history.reload()
      return answer
    },
    resetAfter: untilNext,
  })
  return {
    view: project(combine({ history, more, stop: stopping }), (now) => securityHistoryView(now, device.timeZone())),
    ...whileVisited(history, ports.changed$),
    reload: () => void history.load(),
    stop: (id) => void stopping.start(id)(),
    showMore: () => {
      const { value } = history.get()
      if (value !== null && value !== unsupported && value.next !== null) void more.start(value.next)()
    },
  }
}
