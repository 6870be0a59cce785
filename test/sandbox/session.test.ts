import { csrfHeader, facadeBody, facadePath } from '@paydeck/adapters/wire/call'
import { endEverySession } from '@paydeck/sandbox/account/session-revocation'
import { lockSession } from '@paydeck/sandbox/account/sessions'
import { describe, expect, it } from 'vitest'
import { account, answerOf, at, makeJar, sandbox } from './running.ts'
import { samples } from './samples.ts'

const json = { 'content-type': 'application/json' } as const

describe('session of a user', () => {
  it('SESS-001 CALL-073 GET /auth/session returns the session of the signed-in user', async () => {
    const client = await account('cardholder')
    const { status, body } = await client.rest('GET', '/auth/session')
    expect(status).toBe(200)
    expect(body).toEqual({
      csrfToken: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      isAuthenticated: true,
      user_id: client.userId,
      accessTypes: ['visaCard', 'galileo'],
      mapsApiKey: expect.any(String) as unknown,
      captchaKey: expect.any(String) as unknown,
      captchaDisabled: false,
    })
  })

  it.each([
    ['SESS-003', 'csrfToken'],
    ['SESS-004', 'isAuthenticated'],
    ['SESS-005', 'user_id'],
    ['SESS-006', 'accessTypes'],
    ['SESS-007', 'mapsApiKey'],
    ['SESS-008', 'captchaKey'],
    ['SESS-009', 'captchaDisabled'],
  ])('%s the response of GET /auth/session has the field %s', async (_id, field) => {
    const client = await account('cardholder')
    expect((await client.rest('GET', '/auth/session')).body).toHaveProperty(field)
  })

  it('SESS-001 CALL-011 CALL-073 without a cookie, GET /auth/session returns a session that is not authenticated', async () => {
    const { address } = await sandbox()
    const { status, body } = await answerOf(await fetch(`${address}/auth/session`))
    expect(status).toBe(200)
    expect(at(body, 'isAuthenticated')).toBe(false)
    expect(at(body, 'csrfToken')).toBe('')
    expect(at(body, 'user_id')).toBeNull()
    expect(at(body, 'accessTypes')).toEqual([])
  })

  it('SESS-020 CALL-075 X13 POST /auth/logout ends the session on the server and deletes the cookie', async () => {
    const client = await account()
    const cookie = client.cookie() ?? ''
    const answer = await client.fetch('/auth/logout', {
      method: 'POST',
      headers: { ...json, [csrfHeader]: client.csrf },
      body: '{}',
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-session=;.*Max-Age=0/)
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    const session = await answerOf(await fetch(`${client.address}/auth/session`, { headers: { cookie } }))
    expect(at(session.body, 'isAuthenticated')).toBe(false)
    const call = await fetch(`${client.address}/id/language`, { headers: { cookie, [csrfHeader]: client.csrf } })
    expect(call.status).toBe(401)
  })
})

it('A5 CALL-009 an ended session cannot be locked and cannot end other sessions: both attempts fail with error 401', async () => {
  const { server } = await sandbox()
  const { queries } = server.environment
  const client = await account('shopper')
  const over = { message: 'Sign in to continue.', refusal: { status: 401, code: 'session' } }
  await expect(lockSession(queries, 'over')).rejects.toMatchObject(over)
  const ending = queries.transaction().execute((transaction) => endEverySession(transaction, client.userId, 'over'))
  await expect(ending).rejects.toMatchObject(over)
  expect((await client.rest('GET', '/id/language')).status).toBe(200)
})

describe('product tokens', () => {
  it('SESS-010 CALL-077 CALL-078 CALL-080 getProductTokens lists the user token under the product’s facade name', async () => {
    const client = await account()
    const { status, body } = await client.facade('getProductTokens')
    expect(status).toBe(200)
    expect(body).toEqual({ data: [{ facade: 'PaydeckUser', token: expect.any(String) as unknown }] })
  })

  it('SESS-012 CALL-080 getProductTokens lists a payee token only for an approved recipient with a payor', async () => {
    const approved = [{ productName: 'payoutsRecipient', status: 'approved' }]
    const [recipient, uninvited, unapproved] = await Promise.all([
      account('shopper', { payors: ['Lumen Payroll'], applications: approved }),
      account('shopper', { applications: approved }),
      account('shopper', {
        payors: ['Lumen Payroll'],
        applications: [{ productName: 'payoutsRecipient', status: 'pending' }],
      }),
    ])
    const { body } = await recipient.facade('getProductTokens')
    expect(at(body, 'data', 1, 'facade')).toBe('payee')
    expect(recipient.tokens.payee).not.toBe(recipient.tokens.user)
    expect(uninvited.tokens.payee).toBeNull()
    expect(unapproved.tokens.payee).toBeNull()
  })

  it('CALL-077 CALL-078 a method of the user facade succeeds only if its path contains the product token', async () => {
    const client = await account()
    const body = facadeBody({ csrf: client.csrf, facade: 'user', method: 'getSecuritySettings', params: {} })
    const without = await client.fetch(facadePath, { method: 'POST', headers: json, body })
    expect(without.status).toBe(400)
    expect(await without.json()).toEqual({ error: expect.any(String) as unknown, code: 'method' })
    const withToken = await client.fetch(`${facadePath}/${client.tokens.user}`, { method: 'POST', headers: json, body })
    expect(withToken.status).toBe(200)
  })

  it('CALL-078 a facade call whose params are not valid JSON gets an error text', async () => {
    const client = await account()
    const body = JSON.stringify({ csrf: client.csrf, facade: 'user', method: 'getProductTokens', params: '{' })
    const { status, body: answer } = await answerOf(
      await client.fetch(facadePath, { method: 'POST', headers: json, body }),
    )
    expect(status).toBe(400)
    expect(at(answer, 'error')).toBeTypeOf('string')
  })
})

describe('sign-in with the call authenticate', () => {
  const visitor = async () => {
    const { address } = await sandbox()
    const jar = makeJar(address)
    await jar.fetch('/auth/session')
    const csrf = String(at((await answerOf(await jar.fetch('/auth/session'))).body, 'csrfToken'))
    const authenticate = async (params: unknown) =>
      answerOf(
        await jar.fetch(facadePath, {
          method: 'POST',
          headers: json,
          body: facadeBody({ csrf, facade: 'public', method: 'authenticate', params }),
        }),
      )
    return { jar, authenticate }
  }

  it('CALL-079 authenticate accepts the derived password and issues a new session id', async () => {
    const { email } = await account()
    const { jar, authenticate } = await visitor()
    const before = jar.cookie()
    const { status, body } = await authenticate(samples.authenticate({ email }))
    expect(status).toBe(200)
    expect(at(body, 'data')).toBeTypeOf('string')
    expect(jar.cookie()).not.toBe(before)
    const session = await answerOf(await jar.fetch('/auth/session'))
    expect(at(session.body, 'isAuthenticated')).toBe(true)
  })

  it('CALL-079 SEC-017 authenticate refuses the plain password, a wrong password and an unknown email in the same way', async () => {
    const { email, password } = await account()
    const { authenticate } = await visitor()
    const wrong = await authenticate({ email, hashedPassword: 'f'.repeat(128) })
    expect(wrong.status).toBe(400)
    expect(await authenticate({ email, hashedPassword: password })).toEqual(wrong)
    expect(await authenticate({ ...samples.authenticate({ email }), email: 'nobody@example.com' })).toEqual(wrong)
  })

  it('CALL-079 authenticate refuses an account with two-factor', async () => {
    const { email } = await account('shopper', { otpEnabled: true })
    const { jar, authenticate } = await visitor()
    expect((await authenticate(samples.authenticate({ email }))).status).toBe(400)
    expect(at((await answerOf(await jar.fetch('/auth/session'))).body, 'isAuthenticated')).toBe(false)
  })
})

describe('data of the signed-in user', () => {
  it('CALL-074 GET /auth/facadeAccess returns the facades that the user may use', async () => {
    const client = await account('shopper', { facadeAccess: { invoices: true, refunds: false } })
    expect((await client.rest('GET', '/auth/facadeAccess')).body).toEqual({ invoices: true, refunds: false })
  })

  it('CALL-076 GET /id/language returns the language of the user', async () => {
    const client = await account('abroad')
    expect((await client.rest('GET', '/id/language')).body).toEqual({ lang: 'en-GB' })
  })

  it('CALL-094 GET /wallet-card/location returns the country of the account, or null', async () => {
    const [here, abroad, unknown] = await Promise.all([
      account(),
      account('abroad'),
      account('shopper', { country: null }),
    ])
    expect((await here.rest('GET', '/wallet-card/location')).body).toEqual({ country: 'US' })
    expect((await abroad.rest('GET', '/wallet-card/location')).body).toEqual({ country: 'DE' })
    expect((await unknown.rest('GET', '/wallet-card/location')).body).toEqual({ country: null })
  })

  it('CALL-088 trackAnalyticsEvent stores an event only for the signed-in user', async () => {
    const [client, other] = await Promise.all([account(), account()])
    const sent = { event: 'track', eventName: 'Login Success', eventProperties: { from: 'login' } }
    expect((await client.rest('POST', '/users/trackAnalyticsEvent', sent)).status).toBe(200)
    const answer = await client.control('GET', 'analytics')
    expect(at(answer, 'events')).toEqual([{ ...sent, at: expect.any(Number) as unknown }])
    expect(await other.control('GET', 'analytics')).toEqual({ events: [] })
  })

  it.each([
    ['SESS-024', ['id']],
    ['SESS-025', ['name']],
    ['SESS-026', ['firstName', 'lastName']],
    ['SESS-027', ['email']],
    ['SESS-028', ['experiments']],
    ['SESS-029', ['optInEmailMarketing']],
    ['SESS-030', ['accessTypes']],
    ['SESS-033', ['nationalIdentityNumber', 'nationalIdentityIssuer']],
  ])('%s the basic info of a user has the fields %j', async (_id, fields) => {
    const client = await account('cardholder')
    const info = at((await client.graphql('START_GET_BASIC_INFO')).body, 'data', 'user')
    for (const field of fields) expect(info).toHaveProperty(field)
  })

  it('CALL-016 START_GET_BASIC_INFO returns all fields of the basic info of the signed-in user', async () => {
    const client = await account('cardholder')
    const { body } = await client.graphql('START_GET_BASIC_INFO')
    expect(at(body, 'data', 'user')).toEqual({
      id: client.userId,
      name: 'Ben Okafor',
      firstName: 'Ben',
      lastName: 'Okafor',
      email: client.email,
      experiments: ['NADebitCard'],
      optInEmailMarketing: false,
      accessTypes: ['visaCard', 'galileo'],
      nationalIdentityNumber: '*****4321',
      nationalIdentityIssuer: 'USA',
    })
  })
})
