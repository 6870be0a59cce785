import { malformed, rejected, unauthorized, unreachable } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { getPendingTransactions } from '../../adapters/wire/cards/card-activity.ts'
import { getPriceHistory } from '../../adapters/wire/home/home-page.ts'
import { startGetBasicInfo } from '../../adapters/wire/profile/basic-info.ts'
import { getSecuritySettings } from '../../adapters/wire/security/security-settings.ts'
import { getProductTokens, getSession, postLogout } from '../../adapters/wire/session/current-session.ts'
import { getMarketingOptIn, postMarketingOptIn } from '../../adapters/wire/waitlist.ts'
import { json, makeTransport } from './bench.ts'

const optIn = { emailSubscribe: 'opted_in', emailOptedInAt: 5, attributes: [] }
const session = {
  csrfToken: 'c',
  isAuthenticated: true,
  user_id: 'u1',
  accessTypes: [],
  mapsApiKey: null,
  captchaKey: null,
  captchaDisabled: false,
}

const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : null

describe('requests', () => {
  it('CALL-003 CALL-004 CALL-005 SESS-013 requests contain the cookie, and the CSRF value as a header', async () => {
    const { rest, sent } = makeTransport(() => json(optIn))
    await rest.call(getMarketingOptIn)({ email: 'a+b@example.test' })()
    expect(sent[0]?.path).toBe('/marketing/marketingOptIn?email=a%2Bb%40example.test')
    expect(sent[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'include',
      cache: 'no-store',
      headers: { 'x-csrf-token': 'csrf-1' },
    })
  })

  it('CALL-011 the request for the session contains no CSRF header', async () => {
    const { rest, sent } = makeTransport(() => json(session))
    await rest.call(getSession)()()
    expect(sent[0]?.init.headers).not.toHaveProperty('x-csrf-token')
  })

  it('CALL-104 POST requests contain the input as JSON body', async () => {
    const { rest, sent } = makeTransport(() => json(null))
    await rest.call(postMarketingOptIn)({ email: 'a@example.test', attribute: 'Card Waitlist' })()
    expect(sent[0]?.init.method).toBe('POST')
    expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(bodyOf(sent[0]?.init)).toEqual({ email: 'a@example.test', attribute: 'Card Waitlist' })
  })

  it('CALL-001 CALL-006 CALL-008 SESS-014 GraphQL requests contain token and CSRF value as variables', async () => {
    const { graphql, sent } = makeTransport(() => json({ data: { user: {} } }))
    await graphql.call(startGetBasicInfo)()()
    expect(sent[0]?.path).toBe('/api/dashboard/graphql')
    expect(bodyOf(sent[0]?.init)).toEqual({
      operationName: 'START_GET_BASIC_INFO',
      query: startGetBasicInfo.document,
      variables: { token: 'user-token', csrf: 'csrf-1' },
    })
  })

  it('CALL-012 requests for payee operations contain the payee token, or the user token if there is no payee token', async () => {
    const { graphql, sent, credentials } = makeTransport(() => json({ data: { user: {} } }))
    const payee = { ...startGetBasicInfo, token: 'payee' as const }
    await graphql.call(payee)()()
    credentials.setTokens({ user: 'user-token', payee: null })
    await graphql.call(payee)()()
    expect(sent.map(({ init }) => bodyOf(init))).toMatchObject([
      { variables: { token: 'payee-token' } },
      { variables: { token: 'user-token' } },
    ])
  })

  it('CALL-077 CALL-078 facade requests contain the input as JSON text, and the token in the path if the method needs one', async () => {
    const { facade, sent } = makeTransport(() => json({ data: [] }))
    await facade.call(getProductTokens)()()
    await facade.call(getSecuritySettings)()()
    expect(sent.map(({ path }) => path)).toEqual(['/api/dashboard', '/api/dashboard/user-token'])
    expect(bodyOf(sent[0]?.init)).toEqual({ csrf: 'csrf-1', facade: 'user', method: 'getProductTokens', params: '{}' })
  })

  it('CALL-078 facade requests encode special characters of the token in the path', async () => {
    const { facade, sent, credentials } = makeTransport(() => json({ data: [] }))
    credentials.setTokens({ user: 'a/b+c?d#e=%2F ..', payee: null })
    await facade.call(getSecuritySettings)()()
    expect(sent.map(({ path }) => path)).toEqual(['/api/dashboard/a%2Fb%2Bc%3Fd%23e%3D%252F%20..'])
    expect(decodeURIComponent(sent[0]?.path.split('/')[3] ?? '')).toBe('a/b+c?d#e=%2F ..')
  })

  it('CALL-007 responses are not cached: a second call sends a second request and returns the new response', async () => {
    const { rest, sent } = makeTransport((_, count) => json({ ...optIn, emailOptedInAt: count }))
    const call = rest.call(getMarketingOptIn)({ email: 'a@example.test' })
    await call()
    expect(await call()).toEqual(E.right({ ...optIn, emailOptedInAt: 2 }))
    expect(sent).toHaveLength(2)
  })
})

describe('responses', () => {
  const call = async (answer: () => Response | Promise<Response>) => {
    const { rest, destinations } = makeTransport(answer)
    return { result: await rest.call(getMarketingOptIn)({ email: 'a@example.test' })(), destinations }
  }

  it('an error response becomes a fault with the message of the provider, or without a message if there is none', async () => {
    expect((await call(() => json({ error: 'Too often.' }, 429, { 'retry-after': '30' }))).result).toEqual(
      E.left(rejected(429, 'Too often.', 30)),
    )
    expect((await call(() => json({ message: 'No.' }, 422))).result).toEqual(E.left(rejected(422, 'No.')))
    expect((await call(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))).result).toEqual(
      E.left(rejected(502)),
    )
  })

  it('an error response becomes a fault with the name of the rejected input if the provider names this input', async () => {
    const named = await call(() => json({ error: 'Too long.', field: 'email' }, 422))
    expect(named.result).toStrictEqual(E.left(rejected(422, 'Too long.', null, 'email')))
    for (const field of [7, '', null, ['email']]) {
      const { result } = await call(() => json({ error: 'Too long.', field }, 422))
      expect(result).toStrictEqual(E.left(rejected(422, 'Too long.')))
    }
  })

  it.each([
    ['0', 0],
    ['30', 30],
    ['999999', 999_999],
    ['1000000', null],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ])(
    'the fault contains the delay from the header Retry-After %j if this is a whole number of at most six digits',
    async (header, seconds) => {
      const { result } = await call(() => json({ error: 'Too often.' }, 429, { 'retry-after': header }))
      expect(result).toStrictEqual(E.left(rejected(429, 'Too often.', seconds)))
    },
  )

  it('a failed connection becomes the fault Unreachable', async () => {
    expect((await call(() => Promise.reject(new TypeError('offline')))).result).toEqual(E.left(unreachable))
  })

  it.each([
    ['an HTML page', '<!doctype html>'],
    ['cut off', '{"emailSubscribe":'],
    ['two values', '{}{}'],
    ['an array', '[]'],
    ['null', 'null'],
    ['empty', ''],
  ])('W2 a response whose body is %s becomes the fault Malformed, and the call does not throw', async (_, body) => {
    const { result } = await call(() => new Response(body))
    expect(E.isLeft(result) && result.left._tag).toBe('Malformed')
  })

  it('a malformed response becomes a fault with the path of the malformed field, but without its value', async () => {
    const { result } = await call(() => json({ ...optIn, emailOptedInAt: 'canary' }))
    expect(result).toEqual(E.left(malformed('GET /marketing/marketingOptIn: emailOptedInAt')))
  })

  it('CALL-009 a GraphQL response with errors becomes a rejection with the first error message', async () => {
    const { graphql } = makeTransport(() =>
      json({ data: null, errors: [{ message: 'First.' }, { message: 'Second.' }] }),
    )
    expect(await graphql.call(startGetBasicInfo)()()).toEqual(E.left(rejected(200, 'First.')))
  })

  it('CALL-078 a facade response with an error becomes a rejection with the error message', async () => {
    const { facade } = makeTransport(() => json({ error: 'Not now.' }))
    expect(await facade.call(getSecuritySettings)()()).toEqual(E.left(rejected(200, 'Not now.')))
  })
})

describe('a session that has ended or changed', () => {
  it('SESS-019 SESS-018 ROUTE-058 ERR-001 the sign-in page opens only once, even if several requests get 401', async () => {
    const { rest, destinations } = makeTransport(() => json({ error: 'no session' }, 401))
    const results = await Promise.all(
      Array.from({ length: 5 }, () => rest.call(getMarketingOptIn)({ email: 'a@example.test' })()),
    )
    expect(results).toEqual(Array.from({ length: 5 }, () => E.left(unauthorized)))
    expect(destinations).toEqual(['/authenticate/login'])
  })

  it('F8 SESS-017 if several calls have an old CSRF value, the session is renewed once, and each call is sent again', async () => {
    let renewals = 0
    const transport = makeTransport(
      ({ init }) =>
        new Headers(init.headers).get('x-csrf-token') === 'csrf-2'
          ? json(optIn)
          : json({ error: 'x', code: 'csrf' }, 403),
      {
        renew:
          ({ credentials }) =>
          async () => {
            renewals += 1
            credentials.setSession({ csrfToken: 'csrf-2', userId: 'u1' })
            return E.right(undefined)
          },
      },
    )
    const call = transport.rest.call(getMarketingOptIn)({ email: 'a@example.test' })
    const results = await Promise.all([call(), call(), call()])
    expect(results.every(E.isRight)).toBe(true)
    expect(renewals).toBe(1)
    expect(transport.sent).toHaveLength(6)
  })

  it('SESS-017 if the renewed CSRF value is rejected as well, the call is not sent a third time', async () => {
    const transport = makeTransport(() => json({ error: 'x', code: 'csrf' }, 403), {
      renew: () => async () => E.right(undefined),
    })
    expect(await transport.rest.call(postLogout)()()).toEqual(E.left(rejected(403, 'x')))
    expect(transport.sent).toHaveLength(2)
  })

  it('F8 SESS-017 if a call of the renewal is itself rejected, there is no second renewal and no deadlock', async () => {
    const transport = makeTransport(() => json({ error: 'x', code: 'csrf' }, 403), {
      renew:
        ({ facade }) =>
        async () => {
          const tokens = await facade.call(getProductTokens)()()
          return E.isLeft(tokens) ? tokens : E.right(undefined)
        },
    })
    expect(await transport.rest.call(postLogout)()()).toEqual(E.left(rejected(403, 'x')))
    expect(transport.sent).toHaveLength(2)
  })

  it('the session is not renewed after a rejection for a reason other than the CSRF value or the token', async () => {
    const transport = makeTransport(() => json({ error: 'Not yours.' }, 403))
    expect(await transport.rest.call(postLogout)()()).toEqual(E.left(rejected(403, 'Not yours.')))
    expect(transport.sent).toHaveLength(1)
  })
})

describe('the head start, a request that the document sends before the app is loaded', () => {
  it('SESS-050 the first call gets the response of the head start; the next call sends a request', async () => {
    const waiting = new Map([['GET /auth/session', Promise.resolve(json(session))]])
    const transport = makeTransport(() => json({ ...session, csrfToken: 'fresh' }), {
      headStart: (name) => {
        const answer = waiting.get(name) ?? null
        waiting.delete(name)
        return answer
      },
    })
    expect(await transport.rest.call(getSession)()()).toEqual(E.right(session))
    expect(transport.sent).toHaveLength(0)
    expect(await transport.rest.call(getSession)()()).toEqual(E.right({ ...session, csrfToken: 'fresh' }))
    expect(transport.sent).toHaveLength(1)
  })

  it('SESS-050 a call finds its head start by its name and its encoded input', async () => {
    const lookUps: Array<unknown> = []
    const transport = makeTransport(() => json({}), {
      headStart: (...lookUp) => {
        lookUps.push(lookUp)
        return null
      },
    })
    const price = { code: 'BTC', period: '1D', points: 24 }
    const payments = { debitCardId: 'c1', credited: false, startDate: '2026-05-01T12:00:00.000Z' }
    await transport.rest.call(getPriceHistory)(price)()
    await transport.graphql.call(getPendingTransactions)(payments)()
    await transport.facade.call(getSecuritySettings)(undefined)()
    expect(lookUps).toEqual([
      ['GET /rates/history/:code/USD', price],
      ['GetPendingTransactions', payments],
      ['getSecuritySettings', {}],
    ])
  })

  it('a call fails as Unreachable if its head start failed', async () => {
    const transport = makeTransport(() => json(session), { headStart: () => Promise.reject(new TypeError('offline')) })
    expect(await transport.rest.call(getSession)()()).toEqual(E.left(unreachable))
  })
})
