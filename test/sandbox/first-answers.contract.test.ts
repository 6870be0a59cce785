import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { restRequest } from '@paydeck/adapters/transport/rest-client'
import type { FirstAnswer } from '@paydeck/adapters/wire/call'
import { type WireEntry, wireTable } from '@paydeck/adapters/wire/table'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { sessionPreload } from '@paydeck/sandbox/http/document'
import { makeProxy } from '@paydeck/sandbox/http/provider-proxy'
import { describe, expect, it } from 'vitest'
import {
  answersIn,
  blockIn,
  callsIn,
  callsWithout,
  expectPlain,
  type Headers,
  makeBuilt,
  openOn,
  sandboxOf,
  startCalls,
  valueIn,
} from './first-document.ts'
import { account, at, type Client } from './running.ts'

const hostileName = '</script><!--<script>"&\u2028'
const built = makeBuilt()

const running = sandboxOf(built)
const hostile = sandboxOf(built, { PRODUCT_NAME: hostileName })

const open = (cookie: string | null, more: Headers = {}, app = running().server.app, url = '/id/settings/profile') =>
  openOn(app, cookie, more, url)

/** Sends the call of an embedded response as a separate request, with the same input. */
const callAs = (client: Client, { call, input }: Pick<FirstAnswer, 'call' | 'input'>) => {
  const name = call as WireEntry
  const { kind } = wireTable[name]
  if (kind === 'rest') return client.rest('GET', restRequest({ name, csrf: 'header' }, input, '').path)
  return kind === 'facade' ? client.facade(name) : client.graphql(name, { ...(input as object) })
}

const callsOf = async (client: Client): Promise<unknown> => at(await client.control('GET', 'calls'), 'calls')

describe('HTML document with embedded responses', () => {
  it.each(['recipient', 'merchant'])(
    'P5 SESS-001 SESS-050 for the persona %s, the document embeds the responses to the first calls instead of a preload link',
    async (persona) => {
      const client = await account(persona, { language: 'de', country: 'DE' }, running())
      const document = await open(client.cookie())
      expect(document.statusCode).toBe(200)
      expect(callsIn(document)).toEqual(startCalls.toSorted())
      for (const answer of answersIn(document)) {
        const called = await callAs(client, answer)
        // The sandbox offers a new secret for two-factor in each response.
        const otpAuthKey: unknown = at(called.body, 'data', 'otpAuthKey')
        const expected =
          answer.call === 'getSecuritySettings' && otpAuthKey !== null
            ? { data: { ...(at(answer.body, 'data') as object), otpAuthKey } }
            : answer.body
        expect([answer.call, called.status, called.body]).toEqual([answer.call, 200, expected])
      }
      const plain = (await open(null)).body
      const block = /<script.*<\/script>/s.exec(document.body)?.[0] ?? ''
      expect(document.body.replace(block, () => sessionPreload)).toBe(plain)
    },
  )

  it('L1 X13 a document with responses is sent with "no-store", and never answered with 304', async () => {
    const client = await account('shopper', {}, running())
    const { etag = '' } = (await open(null)).headers
    const document = await open(client.cookie(), { 'if-none-match': etag })
    expect(document.statusCode).toBe(200)
    expect(document.headers['cache-control']).toBe('no-store')
    expect(document.headers.etag).toBeUndefined()
    expect(document.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(document.headers['set-cookie']).toBeUndefined()
    expect(callsIn(document)).toContain('getProductTokens')
    expect((await open(null, { 'if-none-match': etag })).statusCode).toBe(304)
  })

  it('P4 the document with responses is compressed by a method that the browser accepts', async () => {
    const client = await account('recipient', {}, running())
    const { body: text } = await open(client.cookie())
    for (const [encoding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const document = await open(client.cookie(), { 'accept-encoding': encoding })
      expect(document.headers['content-encoding']).toBe(encoding)
      expect(document.headers.vary).toBe('accept-encoding')
      const body = read(document.rawPayload).toString('utf8')
      expect(body.replace(/<script.*<\/script>/s, '')).toBe(text.replace(/<script.*<\/script>/s, ''))
      expect(callsIn({ body })).toEqual(startCalls.toSorted())
    }
  })

  it('SESS-017 after the user has signed in again, the document contains the CSRF value of the new session', async () => {
    const client = await account('shopper', {}, running())
    const before = client.cookie()
    const old = valueIn(await open(before), 'GET /auth/session', 'csrfToken')
    await client.fetch('/authenticate/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: client.email, password: client.password }).toString(),
    })
    expect(client.cookie()).not.toBe(before)
    const document = await open(client.cookie())
    const csrf = valueIn(document, 'GET /auth/session', 'csrfToken')
    expect(csrf).not.toBe(old)
    expect(csrf).toBe(at((await client.rest('GET', '/auth/session')).body, 'csrfToken'))
    expectPlain(await open(before))
  })

  it('X6 the document escapes user text that could end the script element around the responses', async () => {
    const client = await account('shopper', { firstName: '</script><!--' }, hostile())
    const document = await open(client.cookie(), {}, hostile().server.app)
    const block = blockIn(document.body)
    expect(block).not.toMatch(/[<>]\/?s|<!/)
    expect(valueIn(document, 'getProductTokens', 'data', 0, 'facade')).toBe(`${hostileName}User`)
    expect(valueIn(document, 'START_GET_BASIC_INFO', 'data', 'user', 'firstName')).toBe('</script><!--')
    expect(document.body.match(/<\/?script/g)).toHaveLength(2)
  })

  it('L1 sending a document with responses writes no secret to the log, and adds no calls to the record of calls', async () => {
    const client = await account('recipient', {}, running())
    const before = await callsOf(client)
    const from = running().logged.length
    const document = await open(client.cookie())
    const log = JSON.stringify(running().logged.slice(from))
    expect(log).toContain('/id/*')
    const tokens = [0, 1].map((index) => valueIn(document, 'getProductTokens', 'data', index, 'token'))
    for (const secret of [...tokens, client.csrf, client.cookie()?.split('=')[1]]) {
      expect(String(secret).length).toBeGreaterThan(8)
      expect(log).not.toContain(String(secret))
    }
    expect(await callsOf(client)).toEqual(before)
  })
})

describe('HTML document without embedded responses', () => {
  it('SESS-016 a visitor without a session gets a document without responses', async () => {
    expectPlain(await open(null))
    expectPlain(await open('__Host-session=none'))
    const left = await account('shopper', {}, running())
    const cookie = left.cookie()
    await left.rest('POST', '/auth/logout')
    expectPlain(await open(cookie))
  })

  it('A8 while a sign-in still needs a second factor, the document contains no responses', async () => {
    const client = await account('recipient', {}, running())
    await client.fetch('/authenticate/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: client.email, password: client.password }).toString(),
    })
    expectPlain(await open(client.cookie()))
  })

  it.each([
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a request for a document without navigation', { 'sec-fetch-mode': 'no-cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a client without Sec-Fetch headers', { 'sec-fetch-mode': '', 'sec-fetch-dest': '' }],
  ])('A1 %s gets a document without responses, even with a session', async (_who, headers) => {
    const client = await account('shopper', {}, running())
    expectPlain(await open(client.cookie(), headers))
    expect(callsIn(await open(client.cookie()))).toContain('getProductTokens')
  })

  it.each(startCalls)('F5 the document contains no response of %s while a fault is set for the call', async (call) => {
    const client = await account('shopper', {}, running())
    const before = answersIn(await open(client.cookie())).find((answer) => answer.call === call)
    await client.control('POST', 'faults', { call, kind: 'status', status: 500 })
    const document = await open(client.cookie())
    if (call === 'GET /auth/session') expectPlain(document)
    else expect(callsIn(document)).toEqual(callsWithout(call))
    expect((await callAs(client, before ?? { call, input: {} })).status).toBe(500)
    expect(callsIn(await open(client.cookie()))).toEqual(startCalls.toSorted())
  })

  it('CALL-115 a proxy for a real provider (PROVIDER_URL) sends documents without responses', async () => {
    const client = await account('shopper', {}, running())
    const { app: front } = makeProxy({
      provider: running().address,
      configuration: appConfiguration({}),
      uiDirectory: built,
      environment: running().server.environment,
      failurePage: () => '',
    })
    expectPlain(await open(client.cookie(), {}, front))
    await front.close()
  })
})
