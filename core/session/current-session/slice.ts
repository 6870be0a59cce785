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

/** Ports of the session. */
export interface CurrentSessionPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly navigation: Navigation
  readonly tabs: Pick<Tabs, 'post' | 'messages$'>
  readonly analytics: Analytics
  readonly sessions: Sessions
  readonly sessionContext: SessionContext
  readonly credentials: Credentials
  readonly configuration: Pick<Configuration, 'productName'>
}

/** Session of the signed-in user, with country and language. */
export interface CurrentSession {
  readonly session: Live<Session>
  readonly facadeAccess: Live<FacadeAccess>
  /** True if the user has access to payouts (SESS-012). */
  readonly hasPayeeToken: Live<boolean>
  /** Country of the user's IP address (CALL-094); null until loaded. */
  readonly country: Live<string | null>
  /** Language tag; "en-US" until loaded. */
  readonly language: Live<string>
  /** State of the sign-out request. */
  readonly signingOut: Live<Remote<Fault>>
  /** Ends the session at the provider. Then resets all stores and opens the login page, in every tab (SESS-020). */
  readonly signOut: () => void
  /**
   * Reports to analytics that the user comes from login or signup, at most once on each page load (SESS-054 to SESS-058).
   */
  readonly trackEntry: (path: string) => void
  readonly steps: Readonly<Record<'tokens' | 'country' | 'language' | 'facade-access', Step>>
  readonly tasks: {
    /**
     * Refreshes the session. If the last session is younger than 3 s, returns this session without a request, even if the
     * user has signed in since then: use `renew` after a sign-in.
     */
    readonly refresh: TE.TaskEither<Fault, Session>
    /**
     * Renews session and tokens, whatever their age (SESS-017). Use it after a sign-in, or to read single slices without
     * the initialisation. Fails as Unauthorized if no user is signed in.
     */
    readonly renew: TE.TaskEither<Fault, void>
  }
}

type State = Store<SessionState>

/** Loads the session and stores it (SESS-001). Does not store it if the user signs out before the response. */
const makeRefresh =
  ({ stores, sessions, credentials, clock }: CurrentSessionPorts, state: State): TE.TaskEither<Fault, Session> =>
  async () => {
    const isOver = sessionCheck(stores)
    const result = await sessions.current()
    if (isOver()) return E.left(unauthorized)
    if (E.isRight(result)) {
      const session = result.right
      credentials.setSession(session)
      state.update((now) => ({ ...now, session, confirmedAt: clock.now() }))
    }
    return result
  }

/** Fetches the product tokens once per session, even if the initialisation runs again (SESS-011). */
const tokensStep = ({ stores, sessions, credentials, configuration }: CurrentSessionPorts, state: State): Step => {
  const obtain = makeObtainTokens({ sessions, productName: configuration.productName })
  return makeStep(stores, {
    request: () => {
      const { tokens } = state.get()
      return (tokens === null ? obtain : TE.right(tokens))()
    },
    effect: (tokens) => {
      credentials.setTokens(tokens)
      state.update((now) => ({ ...now, tokens }))
    },
  })
}

/**
 * Renews session and tokens after the provider rejected the old ones. Fails as Unauthorized if the user has signed out
 * or another user has signed in.
 */
const makeRenewal = (refresh: TE.TaskEither<Fault, Session>, tokens: Step, state: State): TE.TaskEither<Fault, void> =>
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

/**
 * Creates the slice of the session. Sends no request before a step or task runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const session = makeCurrentSession(ports)
 * await session.tasks.refresh()
 * session.session.get().isAuthenticated // true
 */
export const makeCurrentSession = (ports: CurrentSessionPorts): CurrentSession => {
  const { stores, clock, navigation, tabs, analytics, sessionContext, credentials } = ports
  const state = stores.make(unknownSession)
  const refresh = makeRefresh(ports, state)
  const tokens = tokensStep(ports, state)
  const renew = makeRenewal(refresh, tokens, state)
  const leaveSession = (): void => {
    stores.resetAll()
    credentials.clear()
    navigation.leave(authenticationPaths.login)
  }
  // A sign-out in another tab applies to this tab, too.
  tabs.messages$.subscribe((message) => {
    if (message === 'signed-out') leaveSession()
  })
  const end = F.pipe(
    makeEndSession(ports),
    TE.tapIO(() => () => {
      leaveSession()
      tabs.post('signed-out')
    }),
  )
  const signingOut = makeOperation<void, Fault, void>({
    stores,
    clock,
    run: () => end,
    resetAfter: { success: null, failed: null },
  })
  const contextStep = <K extends keyof SessionState>(part: K, request: TE.TaskEither<Fault, SessionState[K]>): Step =>
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
    trackEntry: (path) => {
      const name = authenticationEvent({ referrerPath: navigation.arrival.referrerPath, path, alreadySent })
      if (name === null) return
      alreadySent = true
      analytics.track({ event: 'track', name, properties: {} })
    },
    steps: {
      tokens,
      country: contextStep('country', sessionContext.country),
      language: contextStep('language', sessionContext.language),
      'facade-access': contextStep('facadeAccess', sessionContext.facadeAccess),
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
