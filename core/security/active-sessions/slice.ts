import { function as F, taskEither as TE } from 'fp-ts'
import { type Observable, Subject } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeResource, type Visited, whileVisited } from '../../kernel/resource.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Device, Log } from '../../platform/ports.ts'
import type { ActiveSessionsModal } from './model.ts'
import type { ActiveSessionRecords } from './ports.ts'
import { endedReset } from './tables.ts'
import { makeEndSessions, makeListSessions } from './use-cases.ts'
import { type ActiveSessionsView, activeSessionsView, type Ending, type EndingView, endingView } from './view.ts'

/** What the active sessions need from outside. */
export interface ActiveSessionsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly sessions: ActiveSessionRecords
  /** Emits when sessions may have changed by something else; never errors. */
  readonly changed$: Observable<unknown>
  readonly modals: ClosableModals<ActiveSessionsModal>
}

/** Where the account is signed in, and signing out there. */
export interface ActiveSessions extends Visited {
  readonly view: Live<ActiveSessionsView>
  readonly ending: Live<EndingView>
  /** Emits when a device was signed out; never errors. */
  readonly ended$: Observable<void>
  /** Asks again, after a failure. */
  readonly reload: () => void
  /** Opens the dialog that asks whether a device is to be signed out. */
  readonly askToEnd: (id: string) => void
  /** The same of all but this one. */
  readonly askToEndOthers: () => void
  /** Signs out what was asked about; the dialog closes once that is done. */
  readonly end: () => void
  /** Closes the dialog; signs out nothing. */
  readonly closeEnding: () => void
}

/** Nothing is asked for until the page is entered. */
export const makeActiveSessions = (ports: ActiveSessionsPorts): ActiveSessions => {
  const { stores, clock, device, modals } = ports
  const sessions = makeResource({ stores, clock, read: makeListSessions(ports) })
  const asked = stores.make<Ending | null>(null)
  const ended$ = new Subject<void>()
  const questions = makeScope(stores, clock)
  const closeEnding = (): void => {
    modals.close('end-session')
    modals.close('end-other-sessions')
  }
  const endSessions = makeEndSessions(ports)
  const end = makeOperation<Ending, Fault, void>({
    stores,
    clock,
    run: (ending) => {
      // Another may be asked about by the time that it is signed out.
      const close = questions.whileOpen<void>(closeEnding)
      return F.pipe(
        endSessions(ending.kind === 'one' ? ending.row.id : null),
        TE.tapTask(() => () => {
          close()
          ended$.next()
          return sessions.reload()
        }),
      )
    },
    resetAfter: { success: endedReset, failed: null },
  })
  const ask = (ending: Ending): void => {
    end.reset()
    questions.renew()
    asked.update(() => ending)
    modals.open({ name: ending.kind === 'one' ? 'end-session' : 'end-other-sessions' })
  }
  const view = project(combine({ sessions, end, asked }), (now) => activeSessionsView(now, device.timeZone()))
  return {
    view,
    ended$: ended$.asObservable(),
    ending: project(combine({ asked, end }), endingView),
    ...whileVisited(sessions, ports.changed$),
    reload: () => void sessions.load(),
    askToEnd: (id) => {
      const row = view.get().rows.find((one) => one.id === id)
      if (row !== undefined && row.end !== null) ask({ kind: 'one', row })
    },
    askToEndOthers: () => ask({ kind: 'others' }),
    end: () => {
      const ending = asked.get()
      if (ending !== null) void end.start(ending)()
    },
    closeEnding,
  }
}
