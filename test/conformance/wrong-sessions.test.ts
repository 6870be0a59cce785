import type { Logins } from '@paydeck/core'
import { type Credentials, type Fault, rejected, type Sessions, signedOut, unauthorized } from '@paydeck/core'
import { type BenchRenewal, type SessionsBench, sessionsLaws } from '@paydeck/core/testing'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

/** Options that make the fake provider and its client correct or deliberately wrong. */
interface Options {
  /** True if a user is already signed in before the first session begins. */
  readonly startsSignedIn: boolean
  readonly acceptsAnyPassword: boolean
  readonly returnsTokens: boolean
  readonly endsSession: boolean
  readonly checksCsrf: boolean
  readonly renews: 'once' | 'never' | 'twice'
}

const right: Options = {
  startsSignedIn: false,
  acceptsAnyPassword: false,
  returnsTokens: true,
  endsSession: true,
  checksCsrf: true,
  renews: 'once',
}

const stale: Fault = rejected(403, 'This page is out of date.')

/** Makes an in-memory provider that also plays the role of the client. */
const withOptions =
  (change: Partial<Options> = {}) =>
  async (renew: BenchRenewal): Promise<SessionsBench> => {
    const options = { ...right, ...change }
    const hashedPassword = 'f'.repeat(128)
    let userId = options.startsSignedIn ? 'u0' : null
    let round = 1
    let held = ''
    const csrf = (): string => `csrf-${round}`

    const credentials: Credentials = {
      setSession: ({ csrfToken }) => void (held = csrfToken),
      setTokens: () => undefined,
      clear: () => void (held = ''),
    }

    const once = <A>(run: () => E.Either<Fault, A>): TE.TaskEither<Fault, A> =>
      TE.fromIOEither(() => (options.checksCsrf && held !== csrf() ? E.left(stale) : run()))
    const call = <A>(run: () => E.Either<Fault, A>): TE.TaskEither<Fault, A> =>
      F.pipe(
        once(run),
        TE.orElse((fault) => {
          if (fault !== stale || options.renews === 'never') return TE.left(fault)
          const renewal = renew({ sessions, credentials })
          const renewed =
            options.renews === 'once'
              ? renewal
              : F.pipe(
                  renewal,
                  TE.flatMap(() => renewal),
                )
          return F.pipe(
            renewed,
            TE.flatMap(() => once(run)),
          )
        }),
      )

    const sessions: Sessions = {
      current: async () => E.right({ ...signedOut, isAuthenticated: userId !== null, userId, csrfToken: csrf() }),
      productTokens: call(() =>
        userId === null
          ? E.left(unauthorized)
          : E.right(options.returnsTokens ? [{ facade: 'AcmeUser', token: 't' }] : []),
      ),
      end: call(() => {
        if (options.endsSession) userId = null
        return E.right(undefined)
      }),
    }
    const logins: Logins = {
      begin: (input) =>
        call(() => {
          if (!options.acceptsAnyPassword && input.hashedPassword !== hashedPassword)
            return E.left(rejected(400, 'Wrong.'))
          userId = 'u1'
          round += 1
          return E.right(undefined)
        }),
    }
    return { sessions, logins, credentials, email: 'ada@example.com', hashedPassword }
  }

describeWrongAdapters('sessionsLaws', sessionsLaws, withOptions(), {
  'sessions.current returns no user before the user signs in.': withOptions({ startsSignedIn: true }),
  'logins.begin signs the user in, and sessions.productTokens then returns tokens.': withOptions({
    returnsTokens: false,
  }),
  'logins.begin rejects a wrong password and starts no session.': withOptions({ acceptsAnyPassword: true }),
  'sessions.end signs the user out.': withOptions({ endsSession: false }),
  'sessions.productTokens fails after credentials.clear drops the CSRF value.': withOptions({ checksCsrf: false }),
  'sessions.productTokens renews outdated credentials once and retries the call.': withOptions({ renews: 'twice' }),
})
