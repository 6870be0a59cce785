import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries, initOf, proofOf, requestFor, sampleFor } from './requests.ts'
import { expectCommonShape, refusalShape } from './response-shape.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'

let running: Running
let client: Client

beforeAll(async () => {
  running = await startSandbox()
  client = await account('cardholder', { payors: ['Lumen Payroll'], payouts: 1 }, running)
})

afterAll(() => running.close())

describe('hostile input', () => {
  it('H1 CALL-013 if a field is missing, the error contains the name of the field, but no value of the request', async () => {
    const { status, body } = await client.rest('POST', '/marketing/marketingOptIn', { email: client.email })
    expect(status).toBe(400)
    expect(body).toEqual({ error: 'The request is not valid: attribute.', code: 'input' })
  })

  it('H5 names that contain SQL syntax or unusual characters are stored and returned unchanged', async () => {
    const texts = ["O'Brien", '"; --', '\\', '%_', '$1', "E'\\x00'", 'Ω≈ç√', '‮rtl', '🂡', "'); select 1; --"]
    for (const firstName of texts) {
      await client.control('POST', 'account', { firstName })
      const { body } = await client.graphql('START_GET_BASIC_INFO')
      expect(JSON.stringify(body)).toContain(JSON.stringify(firstName).slice(1, -1))
    }
    await client.control('POST', 'account', { firstName: 'Ben' })
  })

  it('H7 fields that a call does not define, such as userId or balance, change neither the user nor the stored events', async () => {
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

  it('H7 a request with the key `__proto__` is accepted and does not change Object.prototype', async () => {
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

  it.each(writes.map((name) => [name]))(
    'H2 the call %s accepts only the content type application/json',
    async (name) => {
      const request = requestFor(name, sampleFor(name, client), proofOf(client))
      for (const type of types) {
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        const response = await client.fetch(request.path, {
          ...initOf(request),
          body: Buffer.from(request.body ?? ''),
          headers: { ...request.headers, 'content-type': type },
        })
        expect([type, response.status]).toEqual([type, 415])
        // eslint-disable-next-line no-await-in-loop
        expect(await response.json()).toEqual(refusalShape)
      }
      const none = await client.fetch(request.path, {
        method: request.method,
        headers: { 'x-csrf-token': client.csrf },
      })
      expect(none.status).toBe(415)
      const list = await client.fetch(request.path, { ...initOf(request), body: '[]' })
      expect(list.status).toBe(400)
    },
  )
})

describe('forms', () => {
  it.each(['/authenticate/login', '/authenticate/two-factor', '/authenticate/passkey', '/sandbox/page/account'])(
    'H1 the form %s rejects fields with a null character, which the database cannot store',
    async (path) => {
      const fields = ['email', 'code', 'credential', 'firstName'].map((name) => [name, 'a\u0000b'])
      const response = await client.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
      expectCommonShape('authenticate', response.status, await response.text())
      expect(response.status).toBe(400)
    },
  )
})

describe('raw connections', () => {
  const exchange = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(running.address).port), '127.0.0.1')
      let response = ''
      socket.on('data', (chunk) => (response += chunk.toString('latin1')))
      socket.on('error', () => resolve(response))
      socket.on('close', () => resolve(response))
      socket.write(text)
    })

  it('H4 malformed HTTP requests get status 4xx and a closed connection; other connections are not affected', async () => {
    const hostile = [
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
      'POST /auth/logout HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'POST /auth/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /auth/session HTTP/1.1\r\n\r\n',
    ]
    for (const text of hostile) {
      const response = await exchange(text)
      expect(response, text.slice(0, 30)).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(response).not.toMatch(/node_modules|\.ts:\d/)
    }
    expect((await client.rest('GET', '/id/language')).status).toBe(200)
  })

  it('H4 X1 a request body that is longer than the limit gets status 413', async () => {
    const response = await client.fetch('/users/trackAnalyticsEvent', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': client.csrf },
      body: JSON.stringify({ event: 'x'.repeat(300_000) }),
    })
    expect([response.status, await response.json()]).toEqual([413, { error: 'The request is too large.' }])
  })

  it.each(['%', 'a b', '[', '[::1', 'localhost:99999'])(
    'H1 the server refuses the invalid Host header "%s"',
    async (host) => {
      const type = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\nConnection: close'
      const response = await exchange(
        `POST /authenticate/passkey/challenge HTTP/1.1\r\nHost: ${host}\r\n${type}\r\n\r\n`,
      )
      expect(response).toMatch(/^HTTP\/1\.1 400 /)
      expect(response).toContain('{"error":')
    },
  )

  it('H1 a request URL with invalid percent-encoding gets a JSON error with the security headers', async () => {
    const response = await exchange('GET /id/%zz%E0 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(response).toMatch(/^HTTP\/1\.1 (400|200) /)
    expect(response).toContain('nosniff')
    const bad = await exchange(
      'GET /rates/history/%E0%A4%A/USD HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(bad).toMatch(/^HTTP\/1\.1 400 /)
    expect(bad).toContain('{"error":')
    expect(bad).toContain('nosniff')
  })
})
