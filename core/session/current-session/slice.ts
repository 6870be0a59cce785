import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unauthorized } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { makeOperation, type Remote } from '../../kernel/remote.ts'
import { sessionCheck } from '../../kernel/scope.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Store, type Stores } from '../../kernel/store.ts'
import { authenticationPaths } from '../../platform/addresses.ts'
import type { Analytics, Clock, Configuration, Log, Navigation, Tabs } from '../../platform/ports.ts'
import type { FacadeAccess, Session } from '../model.ts'
import type { Sessions } from '../ports.ts'
import { unknownSession, type SessionState } from './model.ts'
import type { Credentials, SessionContext } from './ports.ts'
import { authenticationEvent, isSessionFresh } from './rules.ts'
import { makeEndSession, makeObtainTokens } from './use-cases.ts'

/** What the session needs from outside. */
export interface CurrentSessionPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly navigation: Navigation
  readonly tabs: Pick<Tabs, 'tell' | 'heard$'>
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
  /** How signing out stands. */
  readonly signingOut: Live<Remote<Fault>>
  /** Once the provider has ended the session: resets every store and leaves for the login page, in every tab (SESS-020). */
  readonly signOut: () => void
  /** Tells analytics of the login or signup that led to an in-app path, once a page load (SESS-054 to SESS-058). */
  readonly announceEntry: (path: string) => void
  readonly steps: Readonly<Record<'tokens' | 'country' | 'language' | 'facade-access', Step>>
  readonly tasks: {
    /** Asks who is signed in; within 3 s of the last answer that one serves. */
    readonly refresh: TE.TaskEither<Fault, Session>
    /** Session and tokens anew, whatever their age: after a refused CSRF value or token (SESS-017). */
    readonly renew: TE.TaskEither<Fault, void>
  }
}

type State = Store<SessionState>

/** Asks who is signed in, and keeps the answer (SESS-001), unless a sign-out comes before it: that one ended with it. */
const refreshAnew =
  ({ stores, sessions, credentials, clock }: CurrentSessionPorts, state: State): TE.TaskEither<Fault, Session> =>
  async () => {
    const isOver = sessionCheck(stores)
    const answer = await sessions.current()
    if (isOver()) return E.left(unauthorized)
    if (E.isRight(answer)) {
      const session = answer.right
      credentials.holdSession(session)
      state.update((now) => ({ ...now, session, confirmedAt: clock.now() }))
    }
    return answer
  }

/** Obtains the product tokens: once a session, also when initialisation runs again (SESS-011). */
const tokensStep = ({ stores, sessions, credentials, configuration }: CurrentSessionPorts, state: State): Step => {
  const obtain = makeObtainTokens({ sessions, productName: configuration.productName })
  return makeStep(stores, {
    request: () => {
      const { tokens } = state.get()
      return (tokens === null ? obtain : TE.right(tokens))()
    },
    effect: (tokens) => {
      credentials.holdTokens(tokens)
      state.update((now) => ({ ...now, tokens }))
    },
  })
}

/**
 * Returns session and tokens anew, after the provider refused what was held. A user who has signed out meanwhile, or in
 * as another one, has no session here any more.
 */
const renewal = (refresh: TE.TaskEither<Fault, Session>, tokens: Step, state: State): TE.TaskEither<Fault, void> =>
  F.pipe(
    () => {
      const { userId } = state.get().session
      return F.pipe(
        refresh,
        TE.filterOrElse(
          (session) => session.isAuthenticated && (userId === null || session.userId === userId),
          (): Fault => unauthorized,
        ),
      )()
    },
    TE.tapIO(() => () => state.update((now) => ({ ...now, tokens: null }))),
    TE.flatMap(() => runStep(tokens)),
  )

/** Listens at once to the other tabs; asks the provider for nothing until told to. */
export const makeCurrentSession = (ports: CurrentSessionPorts): CurrentSession => {
  const { stores, clock, navigation, tabs, analytics, sessionContext, credentials } = ports
  const state = stores.make(unknownSession)
  const refresh = refreshAnew(ports, state)
  const tokens = tokensStep(ports, state)
  const renew = renewal(refresh, tokens, state)
  const forget = (): void => {
    stores.resetAll()
    credentials.drop()
    navigation.leave(authenticationPaths.login)
  }
  // A sign-out in another tab is one here too.
  tabs.heard$.subscribe((message) => {
    if (message === 'signed-out') forget()
  })
  const end = F.pipe(
    makeEndSession(ports),
    TE.tapIO(() => () => {
      forget()
      tabs.tell('signed-out')
    }),
  )
  const signingOut = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => end,
    resetAfter: { success: null, failed: null },
  })
  const partStep = <K extends keyof SessionState>(part: K, request: TE.TaskEither<Fault, SessionState[K]>): Step =>
    makeStep(stores, { request, effect: (value) => state.update((now) => ({ ...now, [part]: value })) })
  let alreadySent = false
  return {
    session: project(state, (now) => now.session),
    facadeAccess: project(state, (now) => now.facadeAccess),
    hasPayeeToken: project(state, (now) => Boolean(now.tokens?.payee)),
    country: project(state, (now) => now.country),
    language: project(state, (now) => now.language),
    signingOut,
    signOut: () => void signingOut.start()(),
    announceEntry: (path) => {
      const name = authenticationEvent({ referrerPath: navigation.arrival.referrerPath, path, alreadySent })
      if (name === null) return
      alreadySent = true
      analytics.track({ event: 'track', name, properties: {} })
    },
    steps: {
      tokens,
      country: partStep('country', sessionContext.country),
      language: partStep('language', sessionContext.language),
      'facade-access': partStep('facadeAccess', sessionContext.facadeAccess),
    },
    tasks: {
      refresh: () => {
        const { session, confirmedAt } = state.get()
        return isSessionFresh(confirmedAt, clock.now()) ? TE.right<Fault, Session>(session)() : refresh()
      },
      renew,
    },
  }
}
