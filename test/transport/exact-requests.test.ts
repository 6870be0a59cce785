import { makeCredentials } from '@paydeck/adapters/transport/credentials'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { makeRestClient } from '@paydeck/adapters/transport/rest-client'
import { noRenewal } from '@paydeck/adapters/transport/session-renewal'
import { malformed, rejected, unauthorized, unreachable } from '@paydeck/core'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { graphql as operation, rest as address } from '../../adapters/wire/call.ts'
import { nothing, record } from '../../adapters/wire/codec.ts'
import { startGetBasicInfo } from '../../adapters/wire/profile/basic-info.ts'
import { getSecuritySettings } from '../../adapters/wire/security/security-settings.ts'
import { getMarketingOptIn, postMarketingOptIn } from '../../adapters/wire/waitlist.ts'
import { json, makeTransport, sentBody } from './bench.ts'

const filled = record({ code: t.string, longName: t.string, points: t.number }, { note: t.string })
const history = { input: filled, reply: nothing }
const input = { code: 'a/b', longName: 'ü ?', points: 24, note: undefined }

describe('exact requests', () => {
  it('CALL-005 a GET request has the path parameters in the path, all other input in the query string, and no body', async () => {
    const { rest, sent } = makeTransport(() => json({}))
    await rest.call(address({ name: 'GET /rates/:code/of/:longName', ...history }))(input)()
    expect(sent.map(({ path, init }) => [path, init.method, init.headers, init.body])).toEqual([
      ['/rates/a%2Fb/of/%C3%BC%20%3F?points=24', 'GET', { accept: 'application/json', 'x-csrf-token': 'csrf-1' }, null],
    ])
  })

  it('CALL-005 a POST request has the path parameters in the path, and all other input as JSON', async () => {
    const { rest, sent } = makeTransport(() => json({}))
    await rest.call(address({ name: 'POST /rates/:code/of/:longName', ...history }))({ ...input, note: 'n' })()
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-csrf-token': 'csrf-1' }
    expect(sent.map(({ path, init }) => [path, init.method, init.headers])).toEqual([
      ['/rates/a%2Fb/of/%C3%BC%20%3F', 'POST', headers],
    ])
    expect(sentBody(sent[0])).toEqual({ points: 24, note: 'n' })
  })

  it('CALL-005 for a call without input, a POST request has an empty object as body, and a GET request has no query string', async () => {
    const { rest, sent } = makeTransport(() => json({}))
    await rest.call(address({ name: 'POST /empty', input: nothing, reply: nothing }))()()
    await rest.call(address({ name: 'GET /empty', input: nothing, reply: nothing }))()()
    expect(sent.map(({ path, init }) => [path, init.body])).toEqual([
      ['/empty', '{}'],
      ['/empty', null],
    ])
  })

  it('CALL-006 CALL-008 the request for a GraphQL operation is a POST with input, token and CSRF value as variables', async () => {
    const { graphql, sent } = makeTransport(() => json({ data: { user: {} } }))
    const call = operation({ name: 'Look', document: 'query Look', input: filled, reply: nothing })
    await graphql.call(call)({ ...input, note: 'n' }, { 'idempotency-key': 'k' })()
    expect(sent.map(({ path, init }) => [path, init.method, init.headers])).toEqual([
      [
        '/api/dashboard/graphql',
        'POST',
        { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'k' },
      ],
    ])
    expect(sentBody(sent[0])).toEqual({
      operationName: 'Look',
      query: 'query Look',
      variables: { code: 'a/b', longName: 'ü ?', points: 24, note: 'n', token: 'user-token', csrf: 'csrf-1' },
    })
  })

  it.each([
    ['null', null, '', {}],
    ['a text', 'abc', '', {}],
    ['an object with an undefined field', { left: undefined, kept: 1 }, '?kept=1', { kept: 1 }],
  ])(
    'CALL-005 CALL-006 a request contains only the defined fields of its input when the input is %s',
    async (_, given, query, fields) => {
      const { rest, graphql, sent } = makeTransport(() => json({ data: { user: {} } }))
      const call = { input: t.unknown, reply: nothing }
      await rest.call(address({ name: 'GET /rates', ...call }))(given)()
      await rest.call(address({ name: 'POST /rates', ...call }))(given)()
      await graphql.call(operation({ name: 'Look', document: 'query Look', ...call }))(given)()
      expect([sent[0]?.path, sentBody(sent[1])]).toEqual([`/rates${query}`, fields])
      expect(sentBody(sent[2])).toMatchObject({ variables: { ...fields, token: 'user-token', csrf: 'csrf-1' } })
    },
  )

  it('CALL-009 a GraphQL operation returns the value of `user` in the response', async () => {
    const { graphql } = makeTransport(() => json({ data: { user: { code: 'a', longName: 'b', points: 3 }, other: 1 } }))
    const call = operation({ name: 'Look', document: 'query Look', input: nothing, reply: filled })
    expect(await graphql.call(call)()()).toEqual(E.right({ code: 'a', longName: 'b', points: 3 }))
  })

  it('CALL-077 the request for a facade method is a POST with the CSRF value in header and body', async () => {
    const { facade, sent } = makeTransport(() => json({ data: {} }))
    await facade.call(getSecuritySettings)()()
    expect(sent.map(({ init }) => [init.method, init.headers])).toEqual([
      ['POST', { accept: 'application/json', 'content-type': 'application/json', 'x-csrf-token': 'csrf-1' }],
    ])
    expect(sentBody(sent[0])).toMatchObject({ csrf: 'csrf-1', facade: 'user', params: '{}' })
  })

  it('SESS-013 SESS-014 before the first session and after it was cleared, requests have an empty CSRF value and no tokens', async () => {
    const { rest, graphql, facade, sent, credentials } = makeTransport(() => json({ data: { user: {} } }))
    const send = async (): Promise<void> => {
      await rest.call(postMarketingOptIn)({ email: 'a@example.test', attribute: 'x' })()
      await graphql.call(startGetBasicInfo)()()
      await graphql.call({ ...startGetBasicInfo, token: 'payee' })()()
      await facade.call(getSecuritySettings)()()
    }
    expect(makeCredentials().held()).toEqual({ csrf: '', userId: null, tokens: null })
    credentials.clear()
    expect(credentials.held()).toEqual({ csrf: '', userId: null, tokens: null })
    await send()
    expect(sent[0]?.init.headers).toMatchObject({ 'x-csrf-token': '' })
    expect(sentBody(sent[1])).toMatchObject({ variables: { token: '', csrf: '' } })
    expect(sentBody(sent[2])).toMatchObject({ variables: { token: '', csrf: '' } })
    expect(sent[3]?.path).toBe('/api/dashboard/')
  })
})

describe('exact faults for error responses', () => {
  const refused = async (body: unknown, headers: Readonly<Record<string, string>> = {}, status = 429) => {
    const { rest } = makeTransport(() => json(body, status, headers))
    return rest.call(getMarketingOptIn)({ email: 'a@example.test' })()
  }

  it.each([
    ['0', 0],
    ['7', 7],
    ['999999', 999_999],
    ['1000000', null],
    ['-1', null],
    ['1.5', null],
    ['30s', null],
    ['in 30', null],
    ['', null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ])(
    'A11 if an error response has the header Retry-After "%s", the fault contains this delay in seconds, or null: %s',
    async (header, seconds) => {
      expect(await refused({ error: 'Later.' }, { 'retry-after': header })).toEqual(
        E.left(rejected(429, 'Later.', seconds)),
      )
    },
  )

  it.each([
    [{ error: ' ', message: 'Used.' }, 'Used.'],
    [{ error: 7, message: 'Used.' }, 'Used.'],
    [{ error: 'First.', message: 'Second.' }, 'First.'],
    [{ error: '\t', message: '' }, null],
    [null, null],
    ['Text.', null],
    [[{ error: 'Text.' }], null],
  ])('an error response with the body %j becomes a fault with the message "%s"', async (body, words) => {
    expect(await refused(body, {}, 422)).toEqual(E.left(rejected(422, words)))
  })

  it.each([
    ['a rejection that breaks off has no message', 500, rejected(500)],
    ['a response that breaks off is Unreachable', 200, unreachable],
  ])('if a response breaks off, its status decides which fault it becomes: %s', async (_, status, fault) => {
    const { rest } = makeTransport(
      () => new Response(new ReadableStream({ start: (one) => one.error(new TypeError('gone')) }), { status }),
    )
    expect(await rest.call(getMarketingOptIn)({ email: 'a@example.test' })()).toEqual(E.left(fault))
  })

  it('CALL-009 the fault for a GraphQL response without data names the operation', async () => {
    const empty = makeTransport(() => json({ data: null }))
    expect(await empty.graphql.call(startGetBasicInfo)()()).toEqual(E.left(malformed('START_GET_BASIC_INFO: no data')))
    const listed = makeTransport(() => json({ data: null, errors: [] }))
    expect(await listed.graphql.call(startGetBasicInfo)()()).toEqual(E.left(malformed('START_GET_BASIC_INFO: no data')))
  })

  it('CALL-078 the fault for a facade response without a result names the method', async () => {
    const { facade } = makeTransport(() => json({}))
    expect(await facade.call(getSecuritySettings)()()).toEqual(E.left(malformed('getSecuritySettings: (root)')))
  })
})

it('if the session cannot be renewed, each call with a rejected CSRF value opens the sign-in page and is not sent again', async () => {
  let renewals = 0
  let left = 0
  const client = makeRestClient(
    makeHttp({
      fetch: async () => {
        renewals += 1
        return renewals === 1 ? json({ error: 'x', code: 'csrf' }, 403) : json({}, 401)
      },
      origin: 'https://provider.example',
      credentials: makeCredentials(),
      renewal: noRenewal,
      onUnauthorized: () => void (left += 1),
      headStart: () => null,
    }),
  )
  const look = client.call(getMarketingOptIn)({ email: 'a@example.test' })
  expect(await look()).toEqual(E.left(unauthorized))
  expect([renewals, left]).toEqual([1, 1])
  expect(await look()).toEqual(E.left(unauthorized))
  expect([renewals, left]).toEqual([2, 2])
  expect(noRenewal.calls).toEqual([])
})
