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
import {
  type ActiveSessionsView,
  activeSessionsView,
  type EndTarget,
  type EndSessionView,
  endSessionView,
} from './view.ts'

/** Ports of the active sessions. */
export interface ActiveSessionsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly activeSessionRecords: ActiveSessionRecords
  /** Emits when another part of the app may have changed the sessions; never errors. */
  readonly changed$: Observable<unknown>
  readonly modals: ClosableModals<ActiveSessionsModal>
}

/** List of the account's sessions, and remote sign-out. */
export interface ActiveSessions extends Visited {
  readonly view: Live<ActiveSessionsView>
  readonly ending: Live<EndSessionView>
  /** Emits after the provider has signed out a device on the user's request; never errors. */
  readonly ended$: Observable<void>
  /** Loads the list again after a failure. */
  readonly reload: () => void
  /** Opens the dialog that confirms the sign-out of one device. */
  readonly openEnd: (id: string) => void
  /** Opens the dialog that confirms the sign-out of all other devices. */
  readonly openEndOthers: () => void
  /** Signs out the target of the open dialog, and closes the dialog after success. */
  readonly end: () => void
  /** Closes the dialog without signing out any device. */
  readonly closeEnd: () => void
}

/**
 * Makes the active sessions. Sends no request until the page is entered.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const { activeSessions } = makePaydeck(ports)
 * activeSessions.view.get().rows.length // 0
 * activeSessions.reload()
 * await settle()
 * activeSessions.view.get().rows.length > 0 // true
 */
export const makeActiveSessions = (ports: ActiveSessionsPorts): ActiveSessions => {
  const { stores, clock, device, modals } = ports
  const sessions = makeResource({ stores, clock, read: makeListSessions(ports) })
  const target = stores.make<EndTarget | null>(null)
  const ended$ = new Subject<void>()
  const dialogScope = makeScope(stores, clock)
  const closeEnd = (): void => {
    modals.close('end-session')
    modals.close('end-other-sessions')
  }
  const endSessions = makeEndSessions(ports)
  const end = makeOperation<EndTarget, Fault, void>({
    stores,
    clock,
    run: (ending) => {
      // The user may open the dialog for another device before this request ends.
      const close = dialogScope.whileOpen<void>(closeEnd)
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
  const openDialog = (ending: EndTarget): void => {
    end.reset()
    dialogScope.renew()
    target.update(() => ending)
    modals.open({ name: ending.kind === 'one' ? 'end-session' : 'end-other-sessions' })
  }
  const view = project(combine({ sessions, end, target }), (now) => activeSessionsView(now, device.timeZone()))
  return {
    view,
    ended$: ended$.asObservable(),
    ending: project(combine({ target, end }), endSessionView),
    ...whileVisited(sessions, ports.changed$),
    reload: () => void sessions.load(),
    openEnd: (id) => {
      const row = view.get().rows.find((one) => one.id === id)
      if (row !== undefined && row.end !== null) openDialog({ kind: 'one', row })
    },
    openEndOthers: () => openDialog({ kind: 'others' }),
    end: () => {
      const ending = target.get()
      if (ending !== null) void end.start(ending)()
    },
    closeEnd,
  }
}
