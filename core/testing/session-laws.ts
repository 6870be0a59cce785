import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unauthorized } from '../kernel/fault.ts'
import type { Credentials, Logins, Session, Sessions } from '../session/index.ts'
import { type Law, law, must, mustEqual } from './law.ts'
import { mustSucceed, mustBeRejected, resultOf } from './port-calls.ts'

/** Test setup for `Sessions`: a provider, and a user who is not signed in. */
export interface SessionsBench {
  readonly sessions: Sessions
  readonly logins: Logins
  /** Credentials that the calls of `sessions` and `logins` send. */
  readonly credentials: Credentials
  /** Email address of the user. */
  readonly email: string
  /** Key derived from the user's password, as `Passwords.derive` returns it. */
  readonly hashedPassword: string
}

/**
 * Renews the session. The client in the test setup calls this function when the provider rejects the credentials of a call.
 */
export type BenchRenewal = (bench: Pick<SessionsBench, 'sessions' | 'credentials'>) => TE.TaskEither<Fault, void>

/** Renewal that always fails. For laws in which the credentials stay valid, so that no renewal is needed. */
const noRenewal: BenchRenewal = () => TE.left(unauthorized)

const outdated = { csrfToken: 'out-of-date', userId: null }

/** Loads the session and stores its credentials. The first request may return only a cookie (SESS-016). */
const loadSession = async ({ sessions, credentials }: SessionsBench): Promise<Session> => {
  const first = await mustSucceed('sessions.current', () => sessions.current)
  const session = first.csrfToken === '' ? await mustSucceed('sessions.current', () => sessions.current) : first
  credentials.setSession(session)
  return session
}

const signIn = async (bench: SessionsBench): Promise<Session> => {
  const { logins, email, hashedPassword } = bench
  await loadSession(bench)
  await mustSucceed('logins.begin', () => logins.begin({ email, hashedPassword }))
  return loadSession(bench)
}

/**
 * Laws of `Sessions`, of `Logins`, and of the `Credentials` that their calls send. `make` must create a new test setup on
 * each call.
 */
export const sessionsLaws = (make: (renewal: BenchRenewal) => Promise<SessionsBench>): ReadonlyArray<Law> => [
  law('sessions.current returns no user before the user signs in.', async () => {
    const { isAuthenticated, userId } = await loadSession(await make(noRenewal))
    mustEqual({ isAuthenticated, userId }, { isAuthenticated: false, userId: null }, 'the session')
  }),
  law('logins.begin signs the user in, and sessions.productTokens then returns tokens.', async () => {
    const bench = await make(noRenewal)
    const { isAuthenticated, userId, csrfToken } = await signIn(bench)
    must(isAuthenticated && userId !== null && csrfToken !== '', 'the session has no user id or no CSRF value.')
    must(
      (await mustSucceed('sessions.productTokens', () => bench.sessions.productTokens)).length > 0,
      'sessions.productTokens returned no token.',
    )
  }),
  law('logins.begin rejects a wrong password and starts no session.', async () => {
    const bench = await make(noRenewal)
    await loadSession(bench)
    const wrong = { email: bench.email, hashedPassword: '0'.repeat(128) }
    await mustBeRejected('logins.begin', () => bench.logins.begin(wrong))
    mustEqual((await loadSession(bench)).isAuthenticated, false, 'isAuthenticated of the session')
  }),
  law('sessions.end signs the user out.', async () => {
    const bench = await make(noRenewal)
    await signIn(bench)
    await mustSucceed('sessions.end', () => bench.sessions.end)
    mustEqual((await loadSession(bench)).isAuthenticated, false, 'isAuthenticated of the session')
  }),
  law('sessions.productTokens fails after credentials.clear drops the CSRF value.', async () => {
    const bench = await make(noRenewal)
    await signIn(bench)
    bench.credentials.clear()
    const result = await resultOf('sessions.productTokens', () => bench.sessions.productTokens)
    must(E.isLeft(result), 'sessions.productTokens succeeded without a CSRF value.')
  }),
  law('sessions.productTokens renews outdated credentials once and retries the call.', async () => {
    let renewals = 0
    const bench = await make(({ sessions, credentials }) =>
      F.pipe(
        sessions.current,
        TE.map((session) => {
          renewals += 1
          credentials.setSession(session)
        }),
      ),
    )
    await signIn(bench)
    renewals = 0
    bench.credentials.setSession(outdated)
    await mustSucceed('sessions.productTokens', () => bench.sessions.productTokens)
    mustEqual(renewals, 1, 'the number of renewals')
  }),
]
