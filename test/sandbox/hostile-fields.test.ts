import { failurePath } from '@paydeck/adapters/wire/codec'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, entries, fieldsOf, initOf, proofOf, type RawRequest, requestFor, sampleFor } from './requests.ts'
import { expectCommonShape, refusalShape } from './response-shape.ts'
import { account, at, type Client, type Running, startSandbox } from './running.ts'
import { streamPath } from './streams.ts'

let running: Running
let client: Client

beforeAll(async () => {
  // The sandbox delays repeated attempts at codes and passwords. This test turns the delay off.
  running = await startSandbox({ pause: async () => undefined })
  client = await account('cardholder', { payors: ['Lumen Payroll'], payouts: 1 }, running)
})

afterAll(() => running.close())

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

/** Texts that a shell, a database, a browser or a file system could interpret as a command or a path. */
const commands = ['"; drop table users; --', '$(sleep 5)', '<script>alert(1)</script>', '../../etc/passwd', '%00']

/** Values that the test puts into each field of each call, one at a time (H1). */
const mutants: ReadonlyArray<unknown> = [
  null,
  true,
  false,
  -1,
  -0,
  0.1 + 0.2,
  1e308,
  2 ** 53 + 2,
  '',
  ' ',
  'x'.repeat(100_000),
  '1e999',
  '\u0000',
  '\ud800',
  '\u202eabc',
  "' or 1=1 --",
  commands.join(' '),
  [],
  {},
  [[]],
  { toString: 1 },
  nested(200),
  { $gt: '' },
  '2026-02-31',
  'NaN',
  99_999_999_999_999,
]

/**
 * If the value is a list, returns one list that repeats the items up to nearly the maximum request size. Otherwise returns
 * an empty list.
 */
const lengthened = (value: unknown): ReadonlyArray<unknown> => {
  if (!Array.isArray(value) || value.length === 0) return []
  const times = Math.floor(200_000 / JSON.stringify(value).length)
  return [Array.from({ length: times }, () => value as ReadonlyArray<unknown>).flat()]
}

/**
 * Maximum number of database queries per request. The test limits queries instead of time, since any call can take a second
 * on a busy machine.
 */
const mostQueries = 30

// A sign-out would end the session that the other calls need.
const mutable = entries.filter((name) => name !== 'POST /auth/logout' && name !== 'authenticate')

/**
 * Calls to which the test sends every hostile request, one of each kind (REST, facade, GraphQL). Any other call gets one
 * request for each distinct decoded input.
 */
const exhaustiveCalls = new Set<WireEntry>(['POST /marketing/marketingOptIn', 'getPdfForm', 'CreateWallet'])
/**
 * True if the test sends every hostile request to a call. This includes calls with a path parameter, since the server
 * decodes the parameter itself.
 */
const isExhaustive = (name: WireEntry): boolean => exhaustiveCalls.has(name) || name.includes('/:')

/** Returns hostile requests to a call. In each request, a hostile value replaces one field; all other fields are valid. */
const requestsOf = (name: WireEntry): ReadonlyArray<RawRequest> => {
  const sample = fieldsOf(sampleFor(name, client))
  const values = [...mutants, ...(isExhaustive(name) ? commands : [])]
  // A call without fields ignores its whole input, so three values of an invented field suffice.
  if (Object.keys(sample).length === 0)
    return [null, nested(200), '\u202eabc'].map((value) => requestFor(name, { extra: value }, proofOf(client)))
  return Object.keys(sample).flatMap((key) =>
    [...values, ...lengthened(sample[key])].map((value) =>
      requestFor(name, { ...sample, [key]: value }, proofOf(client)),
    ),
  )
}

/** Returns the input of the call that a request contains, as the server reads the input. */
const inputIn = (name: WireEntry, { path, body }: RawRequest): unknown => {
  if (body === null) return Object.fromEntries(new URL(path, client.address).searchParams)
  const sent: unknown = JSON.parse(body)
  if (callOf(name).kind === 'graphql') return at(sent, 'variables')
  return callOf(name).kind === 'facade' ? JSON.parse(String(at(sent, 'params'))) : sent
}

interface Response {
  readonly status: number
  readonly text: string
}

/** Sends a request over a real connection. Returns null if the HTTP library of the client refuses to send the request. */
const overConnection = async (request: RawRequest): Promise<Response | null> => {
  const response = await client.fetch(request.path, initOf(request)).catch(() => null)
  return response === null ? null : { status: response.status, text: await response.text() }
}

/** Passes a request to the server in memory. This takes half the time of a real connection. */
const inject = async ({ path, method, headers, body }: RawRequest): Promise<Response> => {
  const { statusCode, payload } = await running.server.app.inject({
    method: method as 'GET' | 'POST' | 'PUT',
    url: path,
    headers: { ...headers, host: new URL(client.address).host, cookie: client.cookie() ?? '' },
    ...(body === null ? {} : { payload: body }),
  })
  return { status: statusCode, text: payload }
}

/**
 * Sends a request and checks the shape of the response and the number of queries. Returns the status, or null if the client
 * could not send the request.
 */
const statusOf = async (name: WireEntry, request: RawRequest): Promise<number | null> => {
  const before = running.queries()
  const response = await (isExhaustive(name) ? overConnection(request) : inject(request))
  if (response === null) return null
  const shown = `${name}: ${(request.body ?? request.path).slice(-500)}`
  expect(running.queries() - before, shown).toBeLessThan(mostQueries)
  // The server rejects a path that is too long with 431 before any other check, so this response has another shape.
  if (response.status !== 431) expectCommonShape(name, response.status, response.text)
  return response.status
}

/**
 * Most calls get one request for each distinct decoded input and one request with invalid input. This suffices, since each
 * call decodes its input with a codec first, and the same code rejects all invalid input.
 */
describe('invalid input', () => {
  it.each(mutable.map((name) => [name]))(
    'H1 whichever field of %s is invalid, the server sends a well-formed response after few database queries',
    async (name) => {
      const { input: codec } = callOf(name)
      const sent = new Set<string>()
      for (const request of requestsOf(name)) {
        const decoded = codec.decode(inputIn(name, request))
        if (E.isLeft(decoded)) expect(failurePath(decoded.left)).toMatch(/^[\w ,.()]{1,200}$/)
        const key = E.isLeft(decoded) ? 'refused' : JSON.stringify(codec.encode(decoded.right))
        if (sent.has(key) && !isExhaustive(name)) continue
        sent.add(key)
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        const status = await statusOf(name, request)
        expect(status, 'the session is over').not.toBe(401)
        if (E.isLeft(decoded) && !isExhaustive(name)) expect(status, name).toBe(400)
      }
    },
  )

  it('H1 CALL-099 if application id or CSRF value is invalid, the event stream returns an error with few database queries', async () => {
    for (const mutant of [...mutants, ...commands]) {
      const value = (typeof mutant === 'string' ? mutant : JSON.stringify(mutant)).toWellFormed()
      for (const path of [streamPath(value, client.csrf), streamPath('AAAA', value)]) {
        const before = running.queries()
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        const response = await client.fetch(path)
        // eslint-disable-next-line no-await-in-loop
        const text = await response.text()
        expect(running.queries() - before).toBeLessThan(mostQueries)
        expect([403, 404, 414, 431], path.slice(0, 100)).toContain(response.status)
        if (response.status !== 431)
          expect(JSON.parse(text), path.slice(0, 100)).toEqual(expect.objectContaining(refusalShape))
      }
    }
  })
})

it('H1 the tests of invalid input cover all calls except two, and can count the database queries of a call', async () => {
  const before = running.queries()
  await client.rest('POST', '/marketing/marketingOptIn', { email: client.email, attribute: 'x' })
  // The call reads the session, then writes two rows in a transaction.
  expect(running.queries() - before).toBeGreaterThan(2)
  expect(mutable.length).toBe(entries.length - 2)
  expect(entries.every((name) => callOf(name).name === name)).toBe(true)
})
