import { function as F, type io as IO, type task as T, taskEither as TE } from 'fp-ts'
import { type Observable, Subject, type Subscription } from 'rxjs'
import { type NotOffered, notOffered } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { logged } from '../../kernel/logged.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import type { ActiveSession } from './model.ts'
import type { ActiveSessionRecords } from './ports.ts'
import { endedReset } from './tables.ts'
import {
  type Ending,
  type EndingView,
  endingView,
  type ActiveSessionsState,
  type ActiveSessionsView,
  activeSessionsView,
} from './view.ts'

/** What the signed-in devices need from outside. */
export interface ActiveSessionsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly sessions: ActiveSessionRecords
  /** Emits when sessions may have changed by something else; never errors. */
  readonly changed$: Observable<unknown>
  readonly modals: ClosableModals
}

/** Where the account is signed in, and signing out there. */
export interface ActiveSessions {
  readonly view: Live<ActiveSessionsView>
  readonly ending: Live<EndingView>
  /** Emits when a device was signed out; never errors. */
  readonly ended$: Observable<void>
  /** To be run on entering the page; keeps the list up until it is unsubscribed. */
  readonly follow: () => Subscription
  /** Asks again, after a failure. */
  readonly reload: T.Task<unknown>
  /** Opens the dialog that asks whether a device is to be signed out. */
  readonly askToEnd: (id: string) => void
  /** The same of all but this one. */
  readonly askToEndOthers: IO.IO<void>
  /** Signs out what was asked about; the dialog closes once that is done. */
  readonly end: T.Task<unknown>
  readonly closeEnding: IO.IO<void>
}

const unknown: ActiveSessionsState = { isOffered: null, sessions: null, loadedAt: 0 }

/** Nothing is asked for until the page is entered. */
export const makeActiveSessions = (ports: ActiveSessionsPorts): ActiveSessions => {
  const { stores, clock, log, sessions, modals } = ports
  const known = stores.make(unknown)
  const asked = stores.make<Ending | null>(null)
  const ended$ = new Subject<void>()
  const load = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () =>
      runStep(
        makeStep(stores, {
          request: F.pipe(sessions.list, logged(log.error, 'The signed-in devices could not be loaded')),
          effect: (answer: ReadonlyArray<ActiveSession> | NotOffered) =>
            known.update(() =>
              answer === notOffered
                ? { ...unknown, isOffered: false }
                : { isOffered: true, sessions: answer, loadedAt: clock.now() },
            ),
        }),
      ),
    resetAfter: { success: null, failed: null },
  })
  const closeEnding = (): void => {
    modals.close('end-session')
    modals.close('end-other-sessions')
  }
  const end = makeOperation<Ending, Fault, void>({
    stores,
    clock,
    run: (ending) =>
      F.pipe(
        ending.kind === 'one' ? sessions.end(ending.row) : sessions.endOthers,
        logged(log.error, 'A device could not be signed out'),
        TE.tapTask(() => () => {
          closeEnding()
          ended$.next()
          return load.start()()
        }),
      ),
    resetAfter: { success: endedReset, failed: null },
  })
  const ask = (ending: Ending): void => {
    end.reset()
    asked.update(() => ending)
    modals.open({ name: ending.kind === 'one' ? 'end-session' : 'end-other-sessions' })
  }
  const view = project(combine({ known, load, end, asked }), activeSessionsView)
  return {
    view,
    ended$: ended$.asObservable(),
    ending: project(combine({ asked, end }), endingView),
    follow: () => {
      void load.start()()
      return ports.changed$.subscribe(() => void load.start()())
    },
    reload: load.start(),
    askToEnd: (id) => {
      const row = view.get().rows.find((one) => one.id === id)
      if (row !== undefined && row.end !== null) ask({ kind: 'one', row })
    },
    askToEndOthers: () => ask({ kind: 'others' }),
    end: async () => {
      const ending = asked.get()
      if (ending !== null) await end.start(ending)()
    },
    closeEnding,
  }
}
