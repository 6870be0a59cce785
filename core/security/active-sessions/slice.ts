import { function as F, taskEither as TE } from 'fp-ts'
import { type Observable, Subject } from 'rxjs'
import { type NotOffered, notOffered } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import { type Following, makeFollowing } from '../../kernel/following.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { makeOpenings } from '../../kernel/opening.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import type { ActiveSession, ActiveSessionsModal } from './model.ts'
import type { ActiveSessionRecords } from './ports.ts'
import { endedReset } from './tables.ts'
import { makeEndSessions, makeListSessions } from './use-cases.ts'
import {
  type ActiveSessionsState,
  type ActiveSessionsView,
  activeSessionsView,
  type Ending,
  type EndingView,
  endingView,
} from './view.ts'

/** What the active sessions need from outside. */
export interface ActiveSessionsPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly sessions: ActiveSessionRecords
  /** Emits when sessions may have changed by something else; never errors. */
  readonly changed$: Observable<unknown>
  readonly modals: ClosableModals<ActiveSessionsModal>
}

/** Where the account is signed in, and signing out there. */
export interface ActiveSessions extends Following {
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

const unknown: ActiveSessionsState = { isOffered: null, sessions: null, loadedAt: 0 }

/** Nothing is asked for until the page is entered. */
export const makeActiveSessions = (ports: ActiveSessionsPorts): ActiveSessions => {
  const { stores, clock, modals } = ports
  const known = stores.make(unknown)
  const asked = stores.make<Ending | null>(null)
  const ended$ = new Subject<void>()
  const take = (answer: ReadonlyArray<ActiveSession> | NotOffered): void =>
    known.update(() =>
      answer === notOffered
        ? { ...unknown, isOffered: false }
        : { isOffered: true, sessions: answer, loadedAt: clock.now() },
    )
  const [loads, questions] = [makeOpenings(stores, clock), makeOpenings(stores, clock)]
  const loading = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => {
      loads.renew()
      return runStep(makeStep(stores, { request: makeListSessions(ports), effect: loads.whileOpen(take) }))
    },
    resetAfter: { success: null, failed: null },
  })
  const load = (): void => void loading.start()()
  /** Asks also where a list is on its way: that may be one of before. */
  const loadAnew = (): Promise<unknown> => {
    loading.reset()
    return loading.start()()
  }
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
          return loadAnew()
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
  const view = project(combine({ known, load: loading, end, asked }), activeSessionsView)
  return {
    view,
    ended$: ended$.asObservable(),
    ending: project(combine({ asked, end }), endingView),
    ...makeFollowing(ports.changed$, () => void loadAnew()),
    reload: load,
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
