import { graphqlPath } from '@paydeck/adapters/wire/call'
import { documentOf } from '@paydeck/sandbox/calls/graphql'
import { describe, expect, it } from 'vitest'
import { callOf, entries, proofOf, requestFor } from './requests.ts'
import { account, answerOf, at, type Client } from './running.ts'

const operations = entries.filter((name) => callOf(name).kind === 'graphql')

const post = async (client: Client, body: unknown) =>
  answerOf(
    await client.fetch(graphqlPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

describe('GraphQL operations', () => {
  it('CALL-001 CALL-002 CALL-008 all GraphQL operations have one URL, and all their fields are below the field `user`', async () => {
    expect(graphqlPath).toBe('/api/dashboard/graphql')
    const client = await account()
    const { body: sent } = requestFor('START_GET_BASIC_INFO', {}, proofOf(client))
    expect(Object.keys(JSON.parse(sent ?? '{}') as object)).toEqual(['operationName', 'query', 'variables'])
    const { status, body } = await post(client, sent)
    expect(status).toBe(200)
    expect(Object.keys(at(body, 'data') as object)).toEqual(['user'])
  })

  it.each(operations.map((name) => [name]))('CALL-008 the operation is valid for the GraphQL schema: %s', (name) => {
    const call = callOf(name)
    expect(call.kind).toBe('graphql')
    if (call.kind === 'graphql') expect(() => documentOf(call)).not.toThrow()
  })

  it('CALL-007 a repeated operation returns current data, not a cached response', async () => {
    const client = await account()
    const name = async () => at((await client.graphql('START_GET_BASIC_INFO')).body, 'data', 'user', 'firstName')
    expect(await name()).toBeNull()
    await client.control('POST', 'account', { firstName: 'Ada' })
    expect(await name()).toBe('Ada')
    const response = await client.fetch('/id/language', { headers: { 'x-csrf-token': client.csrf } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('CALL-009 an operation with an invalid variable is answered with status 200 and an error message', async () => {
    const client = await account()
    const { status, body } = await client.graphql('GetRecentActivity', {
      limit: 5,
      startDate: 'yesterday, or so',
      merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ data: null, errors: [{ message: 'The start date is not valid.' }] })
  })
})

describe('hostile GraphQL operations', () => {
  const document =
    'query START_GET_BASIC_INFO($token: String!, $csrf: String!) { user(token: $token, csrf: $csrf) { basicInfo { id } } }'

  it('H3 an operation is rejected if its name is unknown, or if its document differs from the one registered for this name', async () => {
    const client = await account()
    const variables = { token: client.tokens.user, csrf: client.csrf }
    const deep = `query START_GET_BASIC_INFO { ${'user { '.repeat(50)} id ${'}'.repeat(51)}`
    const aliases = `query START_GET_BASIC_INFO { ${Array.from({ length: 1000 }, (_, index) => `a${index}: user { id }`).join(' ')} }`
    const registered = JSON.parse(requestFor('START_GET_BASIC_INFO', {}, proofOf(client)).body ?? '{}') as {
      query: string
    }
    const hostile: ReadonlyArray<unknown> = [
      { operationName: 'START_GET_BASIC_INFO', query: document, variables },
      { operationName: 'IntrospectionQuery', query: '{ __schema { types { name } } }', variables },
      { operationName: 'START_GET_BASIC_INFO', query: '{ __schema { types { name } } }', variables },
      { operationName: 'START_GET_BASIC_INFO', query: deep, variables },
      { operationName: 'START_GET_BASIC_INFO', query: aliases, variables },
      { operationName: 'START_GET_BASIC_INFO', query: `${registered.query} ${registered.query}`, variables },
      { operationName: 'START_GET_BASIC_INFO', variables },
      { query: registered.query, variables },
      { operationName: '__proto__', query: registered.query, variables },
      { operationName: 'GET /auth/session', query: registered.query, variables },
      { operationName: 'getSecuritySettings', query: registered.query, variables },
      [{ operationName: 'START_GET_BASIC_INFO', query: registered.query, variables }],
      'null',
      '"text"',
      '',
    ]
    for (const body of hostile) {
      const { status, body: answer } = await post(client, body)
      expect({ status, answer }, JSON.stringify(body).slice(0, 80)).toEqual({
        status: 400,
        answer: expect.objectContaining({ error: expect.any(String) as unknown }) as unknown,
      })
    }
  })

  it('H3 an operation that is sent as a GET request with a query string is rejected with 405', async () => {
    const client = await account()
    const response = await client.fetch(`${graphqlPath}?query=${encodeURIComponent(document)}`)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})
