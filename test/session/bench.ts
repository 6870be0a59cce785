import {
  type Fault,
  type Logins,
  makeDeveloperLogin,
  makeCurrentSession,
  type Navigation,
  type ProductToken,
  type Session,
  type Sessions,
  signedOut,
  type TabMessage,
  type Tokens,
} from '@paydeck/core'
import { either as E, taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { makeSurroundings } from '../slice-bench/index.ts'

export const signedIn: Session = { ...signedOut, isAuthenticated: true, csrfToken: 'c1', userId: 'u1' }

interface Answers {
  readonly session?: () => E.Either<Fault, Session> | Promise<E.Either<Fault, Session>>
  readonly tokens?: ReadonlyArray<ProductToken> | Promise<ReadonlyArray<ProductToken>>
  readonly begin?: () => E.Either<Fault, void>
  readonly end?: E.Either<Fault, void>
  readonly referrerPath?: string
}

/** Creates the slice of the current session and the developer sign-in, with a fake provider. */
export const makeBench = (answers: Answers = {}) => {
  const calls: Array<string> = []
  const left: Array<string> = []
  const posted: Array<TabMessage> = []
  const messages$ = new Subject<TabMessage>()
  const held: { csrf: string | null; tokens: Tokens | null } = { csrf: null, tokens: null }
  const { ports, seen } = makeSurroundings(1_000_000)
  const other = ports.stores.make('nothing')
  const sessions: Sessions = {
    current: async () => (calls.push('session'), answers.session?.() ?? E.right(signedIn)),
    productTokens: async () => {
      calls.push('tokens')
      return E.right((await answers.tokens) ?? [{ facade: 'AcmeUser', token: 't1' }])
    },
    end: async () => (calls.push('logout'), answers.end ?? E.right(undefined)),
  }
  const navigation: Navigation = {
    arrival: { path: '/id/home', query: new Map(), referrerPath: answers.referrerPath ?? '', host: 'localhost' },
    here: () => '/id/home',
    leave: (address) => void left.push(address),
  }
  const session = makeCurrentSession({
    ...ports,
    navigation,
    tabs: { post: (message) => void posted.push(message), messages$ },
    sessions,
    sessionContext: { country: TE.right('US'), language: TE.right('de-DE'), facadeAccess: TE.right({ tools: true }) },
    credentials: {
      setSession: ({ csrfToken }) => void (held.csrf = csrfToken),
      setTokens: (tokens) => void (held.tokens = tokens),
      clear: () => {
        held.csrf = null
        held.tokens = null
      },
    },
    configuration: { productName: 'Acme' },
  })
  const count = (name: string) => calls.filter((call) => call === name).length
  const logins: Logins = {
    begin:
      ({ email, hashedPassword }) =>
      async () => (calls.push(`begin ${email} ${hashedPassword}`), answers.begin?.() ?? E.right(undefined)),
  }
  const developerLogin = makeDeveloperLogin({
    ...ports,
    navigation,
    logins,
    passwords: { derive: (password) => async () => `derived ${password}` },
  })
  return { ...seen, session, developerLogin, calls, count, left, events: seen.tracked, held, other, posted, messages$ }
}

/** Runs a step of the initialisation. If the step succeeds, also runs the effect that it returns. */
export const takeEffect = async (step: () => Promise<E.Either<Fault, () => void>>) => {
  const result = await step()
  if (E.isRight(result)) result.right()
  return result
}
