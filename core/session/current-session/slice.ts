import type { io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { Analytics, Clock, Configuration, Log, Navigation, Tabs } from '../../platform/ports.ts'
import type { FacadeAccess, Session } from '../model.ts'
import type { Sessions } from '../ports.ts'
import { nobody } from './model.ts'
import type { Credentials, SessionContext } from './ports.ts'
import {
  makeAnnounceEntry,
  makeForget,
  makePartStep,
  makeRefresh,
  makeRenew,
  makeSignOut,
  makeTokensStep,
} from './use-cases.ts'

/** What the session needs from outside. */
export interface CurrentSessionPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly navigation: Navigation
  readonly tabs: Tabs
  readonly analytics: Analytics
  readonly sessions: Sessions
  readonly sessionContext: SessionContext
  readonly credentials: Credentials
  readonly configuration: Pick<Configuration, 'productName'>
}

/** Who is signed in, from where and in which language. */
export interface CurrentSession {
  readonly session: Live<Session>
  readonly facadeAccess: Live<FacadeAccess>
  /** Whether the user has access to payouts (SESS-012). */
  readonly hasPayeeToken: Live<boolean>
  /** By the address of the request (CALL-094); null until known. */
  readonly country: Live<string | null>
  /** As in "en-US", which it is until known. */
  readonly language: Live<string>
  /** Asks who is signed in; within 3 s of the last answer that one serves. */
  readonly refresh: TE.TaskEither<Fault, Session>
  /** Session and tokens anew, whatever their age: after a refused CSRF value or token (SESS-017). */
  readonly renew: TE.TaskEither<Fault, void>
  /** Once the provider has ended the session: resets every store and leaves for the login page, in every tab (SESS-020). */
  readonly signOut: Operation<void, Fault, void>
  /** Tells analytics of the login or signup that led to an in-app path, once a page load (SESS-054 to SESS-058). */
  readonly announceEntry: (path: string) => IO.IO<void>
  readonly steps: Readonly<Record<'tokens' | 'country' | 'language' | 'facade-access', Step>>
}

/** Listens at once to the other tabs; asks the provider for nothing until told to. */
export const makeCurrentSession = (ports: CurrentSessionPorts): CurrentSession => {
  const state = ports.stores.make(nobody)
  const refresh = makeRefresh(ports, state)
  const tokens = makeTokensStep({ ...ports, productName: ports.configuration.productName }, state)
  const renew = makeRenew(refresh({ anew: true }), tokens, state)
  const forget = makeForget(ports)
  // Whoever signs out in another tab has signed out here too.
  ports.tabs.heard$.subscribe(forget)
  const { sessionContext } = ports
  return {
    session: project(state, (now) => now.session),
    facadeAccess: project(state, (now) => now.facadeAccess),
    hasPayeeToken: project(state, ({ tokens }) => Boolean(tokens?.payee)),
    country: project(state, (now) => now.country),
    language: project(state, (now) => now.language),
    refresh: refresh({ anew: false }),
    renew,
    signOut: makeOperation({
      stores: ports.stores,
      clock: ports.clock,
      run: () => makeSignOut(ports, forget),
      resetAfter: { success: null, failed: null },
    }),
    announceEntry: makeAnnounceEntry(ports),
    steps: {
      tokens,
      country: makePartStep(ports.stores, sessionContext.country, 'country', state),
      language: makePartStep(ports.stores, sessionContext.language, 'language', state),
      'facade-access': makePartStep(ports.stores, sessionContext.facadeAccess, 'facadeAccess', state),
    },
  }
}
