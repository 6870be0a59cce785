import { function as F, type io as IO, taskEither as TE } from 'fp-ts'
import { authenticationPaths } from '../../kernel/addresses.ts'
import { describeFault, type Fault, malformed, unauthorized } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Analytics, Clock, Log, Navigation, Tabs } from '../../platform/ports.ts'
import type { Session, Tokens } from '../model.ts'
import type { Sessions } from '../ports.ts'
import type { SessionState } from './model.ts'
import type { Credentials } from './ports.ts'
import { authenticationEvent, isSessionFresh, tokensOf } from './rules.ts'

/** Asks who is signed in; an answer of less than 3 s ago serves again unless `anew` (SESS-001, SESS-017). */
export const makeRefresh =
  (
    ports: { readonly sessions: Sessions; readonly clock: Clock; readonly credentials: Credentials },
    state: Store<SessionState>,
  ) =>
  (how: { readonly anew: boolean }): TE.TaskEither<Fault, Session> =>
    F.pipe(
      TE.fromIO(() => state.get()),
      TE.flatMap(({ session, confirmedAt }) =>
        !how.anew && isSessionFresh(confirmedAt, ports.clock.now())
          ? TE.right(session)
          : F.pipe(
              ports.sessions.current,
              TE.tapIO((session) => () => {
                ports.credentials.holdSession(session)
                state.update((now) => ({ ...now, session, confirmedAt: ports.clock.now() }))
              }),
            ),
      ),
    )

/** Obtains the product tokens: once a session, also when initialisation runs again (SESS-011). */
export const makeTokensStep = (
  ports: { readonly sessions: Sessions; readonly credentials: Credentials; readonly productName: string },
  state: Store<SessionState>,
): Step =>
  F.pipe(
    TE.fromIO(() => state.get().tokens),
    TE.flatMap((held) => (held === null ? obtainTokens(ports) : TE.right(held))),
    TE.map((tokens) => () => {
      ports.credentials.holdTokens(tokens)
      state.update((now) => ({ ...now, tokens }))
    }),
  )

const obtainTokens = (ports: {
  readonly sessions: Sessions
  readonly productName: string
}): TE.TaskEither<Fault, Tokens> =>
  F.pipe(
    ports.sessions.productTokens,
    TE.flatMap((list) =>
      TE.fromNullable<Fault>(malformed('getProductTokens: no user token'))(tokensOf(ports.productName, list)),
    ),
  )

/**
 * Session and tokens anew, after the provider refused what was held. Somebody who has signed out meanwhile, or in
 * as somebody else, has no session here any more.
 */
export const makeRenew = (
  refreshAnew: TE.TaskEither<Fault, Session>,
  tokens: Step,
  state: Store<SessionState>,
): TE.TaskEither<Fault, void> =>
  F.pipe(
    TE.fromIO(() => state.get().session.userId),
    TE.flatMap((userId) =>
      F.pipe(
        refreshAnew,
        TE.filterOrElse(
          (session) => session.isAuthenticated && (userId === null || session.userId === userId),
          (): Fault => unauthorized,
        ),
      ),
    ),
    TE.tapIO(() => () => state.update((now) => ({ ...now, tokens: null }))),
    TE.flatMap(() => runStep(tokens)),
  )

/** A step that keeps one part of the state. */
export const makePartStep = <K extends keyof SessionState>(
  stores: Stores,
  request: TE.TaskEither<Fault, SessionState[K]>,
  part: K,
  state: Store<SessionState>,
): Step => makeStep(stores, { request, effect: (value) => state.update((now) => ({ ...now, [part]: value })) })

/** Forgets what the user had, and leaves. */
export const makeForget =
  (ports: {
    readonly credentials: Credentials
    readonly stores: Stores
    readonly navigation: Navigation
  }): IO.IO<void> =>
  () => {
    ports.stores.resetAll()
    ports.credentials.drop()
    ports.navigation.leave(authenticationPaths.login)
  }

/**
 * Signs out, in every tab. What the user had is forgotten only once the provider has ended the session (SESS-020 to
 * SESS-023).
 */
export const makeSignOut = (
  ports: { readonly sessions: Sessions; readonly tabs: Tabs; readonly log: Log },
  forget: IO.IO<void>,
): TE.TaskEither<Fault, void> =>
  F.pipe(
    ports.sessions.end,
    TE.tapIO(() => () => {
      forget()
      ports.tabs.tell('signed-out')
    }),
    TE.orElseFirstIOK((fault) => () => {
      if (fault._tag !== 'Unauthorized') ports.log.error(`Sign-out failed: ${describeFault(fault)}`)
    }),
  )

/** Tells analytics how the user came, on the first main page that is shown and never again (SESS-054 to SESS-058). */
export const makeAnnounceEntry = (ports: {
  readonly navigation: Navigation
  readonly analytics: Analytics
}): ((path: string) => IO.IO<void>) => {
  let alreadySent = false
  return (path) => () => {
    const { referrerPath } = ports.navigation.arrival
    const name = authenticationEvent({ referrerPath, path, alreadySent })
    if (name === null) return
    alreadySent = true
    ports.analytics.track({ event: 'track', name, properties: {} })
  }
}
