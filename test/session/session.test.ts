import {
  type AnalyticsEvent,
  type Fault,
  makeDeveloperLogin,
  makeSession,
  makeStores,
  type Navigation,
  type ProductToken,
  rejected,
  type Session,
  type Sessions,
  signedOut,
  type TabMessage,
  type Tokens,
  unauthorized,
} from '@paydeck/core'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'

const signedIn: Session = { ...signedOut, isAuthenticated: true, csrfToken: 'c1', userId: 'u1' }

interface Answers {
  readonly session?: () => E.Either<Fault, Session>
  readonly tokens?: ReadonlyArray<ProductToken>
  readonly end?: E.Either<Fault, void>
  readonly referrerPath?: string
}

const makeBench = (answers: Answers = {}) => {
  const calls: Array<string> = []
  const left: Array<string> = []
  const errors: Array<string> = []
  const told: Array<TabMessage> = []
  const heard$ = new Subject<TabMessage>()
  const events: Array<AnalyticsEvent> = []
  const held: { csrf: string | null; tokens: Tokens | null } = { csrf: null, tokens: null }
  const clock = fakeClock(1_000_000)
  const stores = makeStores()
  const other = stores.make('nothing')
  const sessions: Sessions = {
    begin:
      ({ email, hashedPassword }) =>
      async () => (calls.push(`begin ${email} ${hashedPassword}`), E.right(undefined)),
    current: async () => (calls.push('session'), answers.session?.() ?? E.right(signedIn)),
    productTokens: async () => (calls.push('tokens'), E.right(answers.tokens ?? [{ facade: 'AcmeUser', token: 't1' }])),
    end: async () => (calls.push('logout'), answers.end ?? E.right(undefined)),
  }
  const navigation: Navigation = {
    arrival: { path: '/id/home', query: new Map(), referrerPath: answers.referrerPath ?? '', host: 'localhost' },
    here: () => '/id/home',
    leave: (address) => void left.push(address),
  }
  const session = makeSession({
    stores,
    clock,
    log: { warn: () => undefined, error: (message) => void errors.push(message) },
    navigation,
    tabs: { tell: (message) => void told.push(message), heard$ },
    analytics: { track: (event) => void events.push(event) },
    sessions,
    surroundings: { country: TE.right('US'), language: TE.right('de-DE'), facadeAccess: TE.right({ tools: true }) },
    credentials: {
      holdSession: ({ csrfToken }) => void (held.csrf = csrfToken),
      holdTokens: (tokens) => void (held.tokens = tokens),
      drop: () => {
        held.csrf = null
        held.tokens = null
      },
      renewWith: () => undefined,
    },
    configuration: { productName: 'Acme' },
  })
  const count = (name: string) => calls.filter((call) => call === name).length
  const developerLogin = makeDeveloperLogin({
    stores,
    clock,
    navigation,
    sessions,
    passwords: { derive: (password) => async () => `derived ${password}` },
  })
  return { session, developerLogin, calls, count, left, errors, events, held, clock, stores, other, told, heard$ }
}

const takeEffect = async (step: () => Promise<E.Either<Fault, () => void>>) => {
  const result = await step()
  if (E.isRight(result)) result.right()
  return result
}

describe('the session', () => {
  it('SESS-001 is valid only once the provider has confirmed it', async () => {
    const { session } = makeBench()
    expect(session.session.get().isAuthenticated).toBe(false)
    await session.refresh()
    expect(session.session.get()).toEqual(signedIn)
  })

  it('SESS-017 reuses an answer for 3000 ms and asks again at 3000 ms', async () => {
    const { session, count, clock } = makeBench()
    await session.refresh()
    await clock.advance(2999)
    await session.refresh()
    expect(count('session')).toBe(1)
    await clock.advance(1)
    await session.refresh()
    expect(count('session')).toBe(2)
  })

  it('SESS-017 reuses no failed answer', async () => {
    const { session, count } = makeBench({ session: () => E.left(rejected(503)) })
    await session.refresh()
    await session.refresh()
    expect(count('session')).toBe(2)
  })

  it('SESS-017 goes out at once, and once, after a refused CSRF value, and brings new tokens', async () => {
    const { session, count, held } = makeBench()
    await session.refresh()
    await takeEffect(session.steps.tokens)
    expect(await session.renew()).toEqual(E.right(undefined))
    expect(count('session')).toBe(2)
    expect(count('tokens')).toBe(2)
    expect(held).toEqual({ csrf: 'c1', tokens: { user: 't1', payee: null } })
  })

  it('takes a session of somebody else for the end of this one', async () => {
    let userId = 'u1'
    const { session } = makeBench({ session: () => E.right({ ...signedIn, userId }) })
    await session.refresh()
    userId = 'u2'
    expect(await session.renew()).toEqual(E.left(unauthorized))
  })

  it('SESS-011 obtains the tokens once a session, however often it is initialised', async () => {
    const { session, count, held } = makeBench({
      tokens: [
        { facade: 'AcmeUser', token: 't1' },
        { facade: 'payee', token: 'p1' },
      ],
    })
    await takeEffect(session.steps.tokens)
    await takeEffect(session.steps.tokens)
    expect(count('tokens')).toBe(1)
    expect(held.tokens).toEqual({ user: 't1', payee: 'p1' })
  })

  it('SESS-010 refuses a list of tokens without the one of the configured product', async () => {
    const { session } = makeBench({ tokens: [{ facade: 'OtherUser', token: 't1' }] })
    expect(E.isLeft(await session.steps.tokens())).toBe(true)
  })

  it('lets what its steps load take effect only in their turn', async () => {
    const { session } = makeBench()
    const country = await session.steps.country()
    expect(session.country.get()).toBeNull()
    if (E.isRight(country)) country.right()
    expect(session.country.get()).toBe('US')
    await takeEffect(session.steps.language)
    expect(session.language.get()).toBe('de-DE')
    await takeEffect(session.steps['facade-access'])
    expect(session.facadeAccess.get()).toEqual({ tools: true })
  })
})

describe('sign-out', () => {
  it('SESS-021 ROUTE-059 resets all user state and leaves for the login page', async () => {
    const { session, held, left, other } = makeBench()
    await session.refresh()
    await takeEffect(session.steps.country)
    other.update(() => 'private')
    await session.signOut.start()()
    expect(session.session.get()).toEqual(signedOut)
    expect(session.country.get()).toBeNull()
    expect(other.get()).toBe('nothing')
    expect(held).toEqual({ csrf: null, tokens: null })
    expect(left).toEqual(['/authenticate/login'])
  })

  it('A5 ends the session of every other tab, and that of this one when another has signed out', async () => {
    const here = makeBench()
    await here.session.refresh()
    await here.session.signOut.start()()
    expect(here.told).toEqual(['signed-out'])

    const there = makeBench()
    await there.session.refresh()
    there.other.update(() => 'private')
    there.heard$.next('signed-out')
    expect(there.other.get()).toBe('nothing')
    expect(there.held).toEqual({ csrf: null, tokens: null })
    expect(there.left).toEqual(['/authenticate/login'])
    expect(there.told).toEqual([])
  })

  it('SESS-023 keeps the state and the page when it fails, and logs it', async () => {
    const { session, left, errors, other } = makeBench({ end: E.left(rejected(500)) })
    await session.refresh()
    other.update(() => 'private')
    await session.signOut.start()()
    expect(session.session.get()).toEqual(signedIn)
    expect(other.get()).toBe('private')
    expect(left).toEqual([])
    expect(errors).toHaveLength(1)
    expect(session.signOut.get().status).toBe('failed')
  })

  it('SESS-023 logs nothing for a 401, which ends the session by itself', async () => {
    const { session, errors } = makeBench({ end: E.left(unauthorized) })
    await session.signOut.start()()
    expect(errors).toEqual([])
  })
})

describe('the developers’ login', () => {
  it('ROUTE-033 signs in with the derived password and goes to home', async () => {
    const { developerLogin, calls, left } = makeBench()
    await developerLogin.login.start({ email: 'ada@example.test', password: 'secret' })()
    expect(calls).toEqual(['begin ada@example.test derived secret'])
    expect(left).toEqual(['/id/home'])
  })
})

describe('authentication events', () => {
  it.each([
    ['SESS-054', '/authenticate/login', 'Login Success'],
    ['SESS-055', '/authenticate/signup', 'Sign Up Success'],
  ])('%s tells analytics how the user came', async (_, referrerPath, name) => {
    const { session, events } = makeBench({ referrerPath })
    session.announceEntry('/home')()
    await settle()
    expect(events).toEqual([{ event: 'track', name, properties: {} }])
  })

  it('SESS-056 sends at most one a page load, whatever pages follow', () => {
    const { session, events } = makeBench({ referrerPath: '/authenticate/login' })
    for (const path of ['/nowhere', '/home', '/card', '/settings/profile', '/home']) session.announceEntry(path)()
    expect(events).toHaveLength(1)
  })

  it('SESS-057 sends none to those who came another way', () => {
    const { session, events } = makeBench({ referrerPath: '/pages/blog' })
    session.announceEntry('/home')()
    expect(events).toEqual([])
  })
})
