import { csrfHeader, facadeBody, facadePath, graphqlBody, graphqlPath } from '@paydeck/adapters/wire/call'
import { startGetBasicInfo } from '@paydeck/adapters/wire/profile/basic-info'
import { parseObject } from '@paydeck/sandbox/calls/body'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, account, answerOf, type Client } from './running.ts'

let client: Client
let other: Client
beforeAll(async () => {
  client = await account('cardholder')
  other = await account()
})

const json = { 'content-type': 'application/json' } as const

const post = async (path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  answerOf(await client.fetch(path, { method: 'POST', headers: { ...json, ...headers }, body }))

const operation = (more: Readonly<Record<string, unknown>>, name = 'START_GET_BASIC_INFO') =>
  post(
    graphqlPath,
    graphqlBody({
      name,
      document: startGetBasicInfo.document,
      variables: { token: client.tokens.user, csrf: client.csrf, ...more },
    }),
  )

const method = (name: string, path = facadePath, csrf = client.csrf) =>
  post(path, facadeBody({ csrf, facade: 'user', method: name, params: {} }))

const refusalOf = (status: number, error: string, code: string) => ({ status, body: { error, code } })

describe('CALL-010 requests that are refused before a handler runs', () => {
  it('an unknown operation or method gets an error with a sentence and a code', async () => {
    const unknown = { error: 'Unknown operation.', code: 'operation', field: 'operationName' }
    expect(await operation({}, 'Nothing')).toEqual({ status: 400, body: unknown })
    for (const name of ['nothing', 'START_GET_BASIC_INFO', 'GET /auth/session', 'toString', ''])
      expect(await method(name), name).toEqual(refusalOf(400, 'Unknown method.', 'method'))
  })

  it('a wrong CSRF value in the variables, the body or the header gets an error with a sentence and a code', async () => {
    const outdated = refusalOf(403, 'This page is out of date. Reload it and try again.', 'csrf')
    expect(await operation({ csrf: other.csrf })).toEqual(outdated)
    expect(await operation({ csrf: [client.csrf] })).toEqual(outdated)
    expect(await method('getProductTokens', facadePath, '')).toEqual(outdated)
    expect(await post('/auth/logout', '{}', { [csrfHeader]: `${client.csrf}x` })).toEqual(outdated)
  })

  it('a call whose product token is missing or belongs to another user gets an error with a sentence and a code', async () => {
    expect(await operation({ token: '' })).toEqual(refusalOf(403, 'The product token is missing.', 'token'))
    expect(await operation({ token: 7 })).toEqual(refusalOf(403, 'The product token is missing.', 'token'))
    const foreign = refusalOf(403, "The product token doesn't belong to this session.", 'token')
    expect(await operation({ token: other.tokens.user })).toEqual(foreign)
    expect(await method('getSecuritySettings', `${facadePath}/${other.tokens.user}`)).toEqual(foreign)
  })

  it('a request without a session gets an error with a sentence and a code', async () => {
    const nobody = await answerOf(await fetch(`${client.address}/id/language`, { headers: { [csrfHeader]: 'x' } }))
    expect(nobody).toEqual(refusalOf(401, 'Sign in to continue.', 'session'))
  })

  it('a malformed input gets an error with the names of the wrong fields, but not with their values', async () => {
    const headers = { [csrfHeader]: client.csrf }
    const wish = JSON.stringify({ email: 5, attribute: ['secret'] })
    expect(await post('/marketing/marketingOptIn', wish, headers)).toEqual(
      refusalOf(400, 'The request is not valid: email, attribute.', 'input'),
    )
  })
})

describe('H7 the JSON body of a request', () => {
  it.each(['', 'null', '7', '"text"', '[]', '{', '{}{}', '{"a":"\\u0000"}', '{"a":"\\ud800"}', '{"a\\u0000":1}'])(
    'parseObject rejects the JSON body %j',
    (text) => {
      expect(() => parseObject(text)).toThrow('The body must be a JSON object with well-formed text.')
    },
  )

  it('parseObject drops keys such as `__proto__` from a JSON body, at any depth', () => {
    const nested = '{"a":[{"__proto__":{"x":1},"b":2}],"constructor":{"y":1},"c":{"prototype":1,"d":"e"},"proto":3}'
    expect(parseObject(nested)).toEqual({ a: [{ b: 2 }], c: { d: 'e' }, proto: 3 })
    expect(Object.keys(parseObject('{"__proto__":{"x":1}}'))).toEqual([])
    expect(Reflect.get(parseObject('{"__proto__":{"x":1}}'), 'x')).toBeUndefined()
  })
})
