import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unauthorized } from '../kernel/fault.ts'
import type { Credentials, Logins, Session, Sessions } from '../session/index.ts'
import { answered, mustBeRejected, outcome } from './answered.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** Sessions of a provider, and a user to sign in. */
export interface SessionsBench {
  readonly sessions: Sessions
  readonly logins: Logins
  /** Credentials of the calls of `sessions`. */
  readonly credentials: Credentials
  /** Email address of an existing user who is not signed in. */
  readonly email: string
  readonly hashedPassword: string
}

/** Renews the session of a bench's client after the provider rejects its credentials. */
export type BenchRenewal = (bench: Pick<SessionsBench, 'sessions' | 'credentials'>) => TE.TaskEither<Fault, void>

/** Only one law is about it. */
const noRenewal: BenchRenewal = () => TE.left(unauthorized)

const outOfDate = { csrfToken: 'out-of-date', userId: null }

/** Loads the session and stores its credentials. The first request may return only a cookie (SESS-016). */
const look = async ({ sessions, credentials }: SessionsBench): Promise<Session> => {
  const first = await answered('sessions.current', () => sessions.current)
  const session = first.csrfToken === '' ? await answered('sessions.current', () => sessions.current) : first
  credentials.setSession(session)
  return session
}

const begin = async (bench: SessionsBench): Promise<Session> => {
  const { logins, email, hashedPassword } = bench
  await look(bench)
  await answered('logins.begin', () => logins.begin({ email, hashedPassword }))
  return look(bench)
}

/** The laws of `Sessions`, together with those of the `Credentials` that its calls carry. */
export const sessionsLaws = (open: (renewal: BenchRenewal) => Promise<SessionsBench>): ReadonlyArray<Law> => [
  law('No user is signed in before a session begins.', async () => {
    const { isAuthenticated, userId } = await look(await open(noRenewal))
    mustEqual({ isAuthenticated, userId }, { isAuthenticated: false, userId: null }, 'the session')
  }),
  law('A user who begins a session is signed in, and has product tokens.', async () => {
    const bench = await open(noRenewal)
    const { isAuthenticated, userId, csrfToken } = await begin(bench)
    must(isAuthenticated && userId !== null && csrfToken !== '', 'the session names no user.')
    must(
      (await answered('sessions.productTokens', () => bench.sessions.productTokens)).length > 0,
      'there is no token.',
    )
  }),
  law('A wrong password begins no session, and is answered with Rejected.', async () => {
    const bench = await open(noRenewal)
    await look(bench)
    const wrong = { email: bench.email, hashedPassword: '0'.repeat(128) }
    await mustBeRejected('logins.begin', () => bench.logins.begin(wrong))
    mustEqual((await look(bench)).isAuthenticated, false, 'whether a user is signed in')
  }),
  law('A session that was ended is over.', async () => {
    const bench = await open(noRenewal)
    await begin(bench)
    await answered('sessions.end', () => bench.sessions.end)
    mustEqual((await look(bench)).isAuthenticated, false, 'whether a user is signed in')
  }),
  law('Calls carry the CSRF value that is held, and none once it is dropped.', async () => {
    const bench = await open(noRenewal)
    await begin(bench)
    bench.credentials.clear()
    const answer = await outcome('sessions.productTokens', () => bench.sessions.productTokens)
    must(E.isLeft(answer), 'a call without the value is answered.')
  }),
  law('What is refused as out of date is obtained anew, once, and the call is sent again.', async () => {
    let renewals = 0
    const bench = await open(({ sessions, credentials }) =>
      F.pipe(
        sessions.current,
        TE.map((session) => {
          renewals += 1
          credentials.setSession(session)
        }),
      ),
    )
    await begin(bench)
    renewals = 0
    bench.credentials.setSession(outOfDate)
    await answered('sessions.productTokens', () => bench.sessions.productTokens)
    mustEqual(renewals, 1, 'how often it was obtained')
  }),
]
