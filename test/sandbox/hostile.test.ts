import { connect } from 'node:net'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, entries, initOf, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'
import { streamPath } from './streams.ts'

let running: Running
let client: Client

beforeAll(async () => {
  running = await startSandbox()
  client = await account('cardholder', { payors: ['Lumen Payroll'], payouts: 1 }, running)
})

afterAll(() => running.close())

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

/** What may come in the place of any field (H1). */
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
  '"; drop table users; --',
  '$(sleep 5)',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
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

const fieldsOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? { ...input } : {}

/** The same again as often as a request has room for. */
const lengthened = (value: unknown): ReadonlyArray<unknown> => {
  if (!Array.isArray(value) || value.length === 0) return []
  const times = Math.floor(200_000 / JSON.stringify(value).length)
  return [Array.from({ length: times }, () => value as ReadonlyArray<unknown>).flat()]
}

/**
 * How often an answer may ask the database, whatever it is asked for. It stands for a second, which a busy machine takes
 * for anything.
 */
const mostQueries = 30

const shapes = { error: expect.any(String) as unknown }

const expectOneShape = (name: WireEntry, status: number, text: string): void => {
  const shown = `${name}: ${status} ${text.slice(0, 200)}`
  expect(status, shown).toBeLessThan(500)
  expect(text, shown).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
  if (status < 400 && 'file' in callOf(name)) return
  const body: unknown = JSON.parse(text)
  if (status >= 400) expect(body, shown).toEqual(expect.objectContaining(shapes) as unknown)
}

// Signing out would end the session that the others need.
const mutable = entries.filter((name) => name !== 'POST /auth/logout' && name !== 'authenticate')

describe('hostile input', () => {
  it.each(mutable.map((name) => [name]))(
    'H1 %s answers every field of every kind in one shape, with as little work as any other',
    async (name) => {
      const sample = fieldsOf(sampleFor(name, client))
      const keys = Object.keys(sample).length === 0 ? ['extra'] : Object.keys(sample)
      for (const key of keys) {
        for (const mutant of [...mutants, ...lengthened(sample[key])]) {
          const request = requestFor(name, { ...sample, [key]: mutant }, proofOf(client))
          const before = running.queries()
          // eslint-disable-next-line no-await-in-loop -- one after the other says which it was
          const response = await client.fetch(request.path, initOf(request)).catch(() => null)
          // What the client's own library does not send at all never arrives.
          if (response === null) continue
          // eslint-disable-next-line no-await-in-loop
          const text = await response.text()
          expect(running.queries() - before, `${name}: ${key}`).toBeLessThan(mostQueries)
          // An address longer than what the server reads is refused before anything else.
          if (response.status === 431) continue
          expectOneShape(name, response.status, text)
        }
      }
    },
  )

  it('H1 CALL-099 a stream answers every application and every CSRF value in one shape, with as little work', async () => {
    for (const mutant of mutants) {
      const value = (typeof mutant === 'string' ? mutant : JSON.stringify(mutant)).toWellFormed()
      for (const path of [streamPath(value, client.csrf), streamPath('AAAA', value)]) {
        const before = running.queries()
        // eslint-disable-next-line no-await-in-loop -- one after the other says which it was
        const response = await client.fetch(path)
        // eslint-disable-next-line no-await-in-loop
        const text = await response.text()
        expect(running.queries() - before).toBeLessThan(mostQueries)
        expect([403, 404, 414, 431], path.slice(0, 100)).toContain(response.status)
        if (response.status !== 431)
          expect(JSON.parse(text), path.slice(0, 100)).toEqual(expect.objectContaining(shapes))
      }
    }
  })

  it('H1 CALL-013 a missing field is named and shows no value', async () => {
    const { status, body } = await client.rest('POST', '/marketing/marketingOptIn', { email: client.email })
    expect(status).toBe(400)
    expect(body).toEqual({ error: 'The request is not of the right form: attribute.', code: 'input' })
  })

  it('H5 texts with a meaning in SQL come back as they were', async () => {
    const texts = ["O'Brien", '"; --', '\\', '%_', '$1', "E'\\x00'", 'Ω≈ç√', '‮rtl', '🂡', "'); select 1; --"]
    for (const firstName of texts) {
      await client.control('POST', 'account', { firstName })
      const { body } = await client.graphql('START_GET_BASIC_INFO')
      expect(JSON.stringify(body)).toContain(JSON.stringify(firstName).slice(1, -1))
    }
    await client.control('POST', 'account', { firstName: 'Ben' })
  })

  it('H7 fields that were not asked for change nothing', async () => {
    const { queries } = running.server.environment
    const user = () => queries.selectFrom('users').selectAll().where('id', '=', client.userId).executeTakeFirst()
    const before = await user()
    const extra = {
      userId: 'somebody',
      accessTypes: ['facade'],
      status: 'approved',
      approved: true,
      balance: '1',
      __proto__: { a: 1 },
    }
    await client.rest('POST', '/users/trackAnalyticsEvent', {
      event: 'track',
      eventName: 'x',
      eventProperties: {},
      ...extra,
    })
    await client.rest('POST', '/marketing/marketingOptIn', { email: client.email, attribute: 'x', ...extra })
    expect(await user()).toEqual(before)
    const events = await queries.selectFrom('analyticsEvents').selectAll().where('userId', '=', client.userId).execute()
    expect(events.every((event) => !JSON.stringify(event).includes('somebody'))).toBe(true)
  })

  it('H7 keys that reach for a prototype are dropped', async () => {
    const body = `{"event":"track","eventName":"x","eventProperties":{"__proto__":{"polluted":"yes"},"constructor":"a","kept":"b"}}`
    const response = await client.fetch('/users/trackAnalyticsEvent', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': client.csrf },
      body,
    })
    expect(response.status).toBe(200)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('content types', () => {
  const writes = entries.filter((name) => !name.startsWith('GET '))
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json;',
    'APPLICATION/JSON',
    'application/json; charset=latin1',
    'application/json, text/plain',
    'application/jsonp',
    '',
  ]

  it.each(writes.map((name) => [name]))('H2 %s takes application/json and nothing else', async (name) => {
    const request = requestFor(name, sampleFor(name, client), proofOf(client))
    for (const type of types) {
      // eslint-disable-next-line no-await-in-loop -- one after the other says which was taken
      const response = await client.fetch(request.path, {
        ...initOf(request),
        body: Buffer.from(request.body ?? ''),
        headers: { ...request.headers, 'content-type': type },
      })
      expect([type, response.status]).toEqual([type, 415])
      // eslint-disable-next-line no-await-in-loop
      expect(await response.json()).toEqual(shapes)
    }
    const none = await client.fetch(request.path, { method: request.method, headers: { 'x-csrf-token': client.csrf } })
    expect(none.status).toBe(415)
    const list = await client.fetch(request.path, { ...initOf(request), body: '[]' })
    expect(list.status).toBe(400)
  })
})

describe('forms', () => {
  it.each(['/authenticate/login', '/authenticate/two-factor', '/authenticate/passkey', '/sandbox/page/account'])(
    'H1 %s refuses a text that no database keeps',
    async (path) => {
      const fields = ['email', 'code', 'credential', 'firstName'].map((name) => [name, 'a\u0000b'])
      const response = await client.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
      expectOneShape('authenticate', response.status, await response.text())
      expect(response.status).toBe(400)
    },
  )
})

describe('raw connections', () => {
  const say = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(running.address).port), '127.0.0.1')
      let heard = ''
      socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
      socket.on('error', () => resolve(heard))
      socket.on('close', () => resolve(heard))
      socket.write(text)
    })

  it('H4 what is no HTTP is answered and closed, and the others are served on', async () => {
    const hostile = [
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
      'POST /auth/logout HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'POST /auth/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /auth/session HTTP/1.1\r\n\r\n',
    ]
    for (const text of hostile) {
      const heard = await say(text)
      expect(heard, text.slice(0, 30)).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(heard).not.toMatch(/node_modules|\.ts:\d/)
    }
    expect((await client.rest('GET', '/id/language')).status).toBe(200)
  })

  it('H4 X1 a body that is too large is refused with 413', async () => {
    const response = await client.fetch('/users/trackAnalyticsEvent', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': client.csrf },
      body: JSON.stringify({ event: 'x'.repeat(300_000) }),
    })
    expect([response.status, await response.json()]).toEqual([413, { error: 'The request is too large.' }])
  })

  it.each(['%', 'a b', '[', '[::1', 'localhost:99999'])('H1 the host "%s" is none, and refused', async (host) => {
    const type = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\nConnection: close'
    const heard = await say(`POST /authenticate/passkey/challenge HTTP/1.1\r\nHost: ${host}\r\n${type}\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard).toContain('{"error":')
  })

  it('H1 an address that cannot be read is refused in the same shape', async () => {
    const heard = await say('GET /id/%zz%E0 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 (400|200) /)
    expect(heard).toContain('nosniff')
    const bad = await say('GET /rates/history/%E0%A4%A/USD HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(bad).toMatch(/^HTTP\/1\.1 400 /)
    expect(bad).toContain('{"error":')
    expect(bad).toContain('nosniff')
  })
})

it('H1 every call was tried, and its work counted', async () => {
  const before = running.queries()
  await client.rest('POST', '/marketing/marketingOptIn', { email: client.email, attribute: 'x' })
  // Who asks, and two rows in a transaction.
  expect(running.queries() - before).toBeGreaterThan(2)
  expect(mutable.length).toBe(entries.length - 2)
  expect(entries.every((name) => callOf(name).name === name)).toBe(true)
})
