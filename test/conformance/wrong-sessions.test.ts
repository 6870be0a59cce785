import type { Logins } from '@paydeck/core'
import { type Credentials, type Fault, rejected, type Sessions, signedOut, unauthorized } from '@paydeck/core'
import { type BenchRenewal, type SessionsBench, sessionsLaws } from '@paydeck/core/testing'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { catches } from './obey.ts'

/** Faults of a provider and its client. */
interface Habits {
  /** True if a user is signed in before a session begins. */
  readonly remembers: boolean
  readonly believesAnyPassword: boolean
  readonly givesTokens: boolean
  readonly ends: boolean
  readonly asksForCsrf: boolean
  readonly renews: 'once' | 'never' | 'twice'
}

const right: Habits = {
  remembers: false,
  believesAnyPassword: false,
  givesTokens: true,
  ends: true,
  asksForCsrf: true,
  renews: 'once',
}

const stale: Fault = rejected(403, 'This page is out of date.')

/** Provider and client in memory. */
const withHabits =
  (change: Partial<Habits> = {}) =>
  async (renew: BenchRenewal): Promise<SessionsBench> => {
    const habits = { ...right, ...change }
    const hashedPassword = 'f'.repeat(128)
    let userId = habits.remembers ? 'u0' : null
    let round = 1
    let held = ''
    const csrf = (): string => `csrf-${round}`

    const credentials: Credentials = {
      setSession: ({ csrfToken }) => void (held = csrfToken),
      setTokens: () => undefined,
      clear: () => void (held = ''),
    }

    const once = <A>(run: () => E.Either<Fault, A>): TE.TaskEither<Fault, A> =>
      TE.fromIOEither(() => (habits.asksForCsrf && held !== csrf() ? E.left(stale) : run()))
    const call = <A>(run: () => E.Either<Fault, A>): TE.TaskEither<Fault, A> =>
      F.pipe(
        once(run),
        TE.orElse((fault) => {
          if (fault !== stale || habits.renews === 'never') return TE.left(fault)
          const renewal = renew({ sessions, credentials })
          const renewed =
            habits.renews === 'once'
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
          : E.right(habits.givesTokens ? [{ facade: 'AcmeUser', token: 't' }] : []),
      ),
      end: call(() => {
        if (habits.ends) userId = null
        return E.right(undefined)
      }),
    }
    const logins: Logins = {
      begin: (input) =>
        call(() => {
          if (!habits.believesAnyPassword && input.hashedPassword !== hashedPassword)
            return E.left(rejected(400, 'Wrong.'))
          userId = 'u1'
          round += 1
          return E.right(undefined)
        }),
    }
    return { sessions, logins, credentials, email: 'ada@example.com', hashedPassword }
  }

catches('the laws of sessions and credentials', sessionsLaws, withHabits(), {
  'No user is signed in before a session begins.': withHabits({ remembers: true }),
  'A user who begins a session is signed in, and has product tokens.': withHabits({ givesTokens: false }),
  'A wrong password begins no session, and is answered with Rejected.': withHabits({ believesAnyPassword: true }),
  'A session that was ended is over.': withHabits({ ends: false }),
  'Calls carry the CSRF value that is held, and none once it is dropped.': withHabits({ asksForCsrf: false }),
  'What is refused as out of date is obtained anew, once, and the call is sent again.': withHabits({ renews: 'twice' }),
})
