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

/** Ports of the security history. */
export interface SecurityHistoryPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly securityRecord: SecurityRecord
  /** Emits when the history may have new events; never errors. */
  readonly changed$: Observable<unknown>
}

/** Security history of the account. */
export interface SecurityHistory extends Visited {
  readonly view: Live<SecurityHistoryView>
  /** Loads the history again after a failure. */
  readonly reload: () => void
  /** Stops the change that the event with this id reports. The user stays on the page (A12). */
  readonly stop: (id: string) => void
  /** Loads the next page; does nothing on the last page. */
  readonly showMore: () => void
}

type History = SecurityEventPage | UnsupportedCall

/**
 * Returns a function that merges two pages with `join`. This function returns `unsupported` if one of its arguments is
 * `unsupported`, because the provider then does not support the history.
 */
const liftMerge =
  (join: (now: SecurityEventPage, page: SecurityEventPage) => SecurityEventPage) =>
  (now: History, page: History): History =>
    now === unsupported || page === unsupported ? unsupported : join(now, page)

/**
 * Creates the slice of the security history. Sends no request until the user opens the security page.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const { securityHistory } = makePaydeck(ports)
 * securityHistory.reload()
 * securityHistory.view.get().isLoading // true
 * await settle()
 * securityHistory.view.get().failure // null
 */
export const makeSecurityHistory = (ports: SecurityHistoryPorts): SecurityHistory => {
  const { stores, clock, device } = ports
  const readPage = makeReadPage(ports)
  const history = makeResource<History>({ stores, clock, read: readPage(null), join: liftMerge(withNewest) })
  const untilNext = { success: null, failed: null }
  const more = makeOperation<string, Fault, History>({
    stores,
    clock,
    run: readPage,
    onSuccess: (page) => history.update((now) => liftMerge(withEarlier)(now, page)),
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
