import { connect } from 'node:net'
import type { AppServer } from '@paydeck/sandbox/http/app'
import { contentSecurityPolicy as policyFor } from '@paydeck/sandbox/http/headers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFront, type RunningFront, makeFront, answerEmpty } from './provider-front.ts'
import { account, at, clientOf, makeJar, sandbox } from './running.ts'
import { applicationIds, follow, setStatus } from './streams.ts'

const contentSecurityPolicy = policyFor([])
const logged: Array<string> = []

const addressOf = async ({ app }: AppServer): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 })

let front: string
let proxy: AppServer
let gone: AppServer

beforeAll(async () => {
  proxy = makeFront((await sandbox()).address)
  front = await addressOf(proxy)
  gone = makeFront('http://127.0.0.1:1', { log: (_fields, message) => void logged.push(message) })
})

afterAll(async () => {
  await proxy.app.close()
  await gone.app.close()
})

describe('proxy in front of a real provider', () => {
  it('X2 BILL-094 pages of the proxy and of the provider allow pictures from PICTURE_ORIGINS', async () => {
    const allowing = makeFront((await sandbox()).address, { variables: { PICTURE_ORIGINS: 'https://logos.example' } })
    const address = await addressOf(allowing)
    for (const path of ['/id/home', '/authenticate/login', '/auth/session', '/nothing']) {
      const { headers } = await fetch(`${address}${path}`, { redirect: 'manual' })
      expect(headers.get('content-security-policy'), path).toContain("; img-src 'self' data: https://logos.example; ")
    }
    await allowing.app.close()
  })

  it('CALL-003 the proxy forwards sign-in and calls with their cookies, and returns the provider’s responses', async () => {
    const { email, password, userId } = await account('cardholder')
    const jar = makeJar(front)
    const entered = await jar.fetch('/authenticate/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: front },
      body: new URLSearchParams({ email, password, redirect: '/id/card' }).toString(),
    })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/id/card'])
    // With the referrer, the app detects that the user comes from the sign-in page.
    expect(entered.headers.get('referrer-policy')).toBe('same-origin')
    const client = await clientOf(front, jar, { email, password, userId })
    const cards = await client.graphql('GetDebitCards')
    expect(at(cards.body, 'data', 'user', 'debitCards')).toHaveLength(2)
    expect((await client.rest('GET', '/rates/history/BTC/USD?period=1D&points=24')).status).toBe(200)
  })

  it('CALL-099 CALL-100 the proxy forwards events immediately, and closes the provider’s stream when the client disconnects', async () => {
    const direct = await account('shopper', { applications: [{ productName: 'payoutsRecipient', status: 'pending' }] })
    const [id = ''] = await applicationIds(direct)
    const stream = await follow(direct, id, { address: front })
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.response.headers.get('content-security-policy')).toBe(contentSecurityPolicy)
    await stream.holds('\n\n', 1000)
    await setStatus(direct, 'approved', 'payoutsRecipient')
    await stream.holds('event: applicationUpdated', 1000)
    const last = /^id: (\S+)\nevent/m.exec(stream.text())?.[1] ?? ''
    stream.close()
    await expect.poll(() => direct.control('GET', 'streams')).toEqual({ streams: [] })
    const again = await follow(direct, id, { address: front, headers: { 'last-event-id': last } })
    await again.holds(`id: ${last}\n\n`)
    await direct.control('POST', 'streams', { move: 'drop' })
    await again.ended
    expect((await follow(direct, id, { address: front, csrf: 'wrong' })).response.status).toBe(403)
  })

  it('CALL-115 the proxy serves the app itself, and forwards no control API path to the provider', async () => {
    expect((await fetch(`${front}/id/home`)).headers.get('content-type')).toContain('text/html')
    expect((await fetch(`${front}/sandbox`)).status).toBe(404)
    expect((await fetch(`${front}/sandbox/accounts`, { method: 'POST', body: '{}' })).status).toBe(404)
  })

  it('F5 X1 if the provider is unreachable, the proxy responds to a call with JSON and to a page visit with an HTML page', async () => {
    const headers = { host: 'localhost' }
    const answer = await gone.app.inject({ method: 'GET', url: '/auth/session', headers })
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toEqual({ error: "We can't reach the provider. Try again later." })
    expect(answer.headers['content-security-policy']).toBe(contentSecurityPolicy)
    expect(logged).toContain('provider not reached')
    const visit = { ...headers, 'sec-fetch-mode': 'navigate' }
    const page = await gone.app.inject({ method: 'GET', url: '/authenticate/login', headers: visit })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const style = /href="(\/stand-ins\/style\.\w+\.css)"/.exec(page.body)?.[1] ?? ''
    expect((await fetch(`${front}${style}`)).status).toBe(200)
  })

  it('A12 CALL-115 the proxy forwards the page /stop-payout-change, and serves the script of this page', async () => {
    const page = await (await fetch(`${front}/stop-payout-change`)).text()
    const scripts = [...page.matchAll(/<script type="module" src="([^"]+)">/g)].map(([, address = '']) => address)
    const script = await fetch(`${front}${scripts.find((address) => address.includes('stop-change'))}`)
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(await script.text()).toContain('location.hash')
  })
})

describe('protection by the proxy', () => {
  let place: RunningFront

  beforeAll(async () => {
    place = await startFront({ answer: 150, silence: 150 })
  })

  beforeEach(() => place.answer(answerEmpty))

  afterAll(() => place.close())

  const json = { 'content-type': 'application/json' }

  it.each([
    ['a write with a foreign Origin', 'POST', { origin: 'https://evil.example' }],
    ['a write of a foreign page without Origin', 'POST', { 'sec-fetch-site': 'cross-site' }],
    ['a write of a page on another host of the same site', 'POST', { 'sec-fetch-site': 'same-site' }],
    ['a read by a script of a foreign page', 'GET', { origin: 'https://evil.example', 'sec-fetch-mode': 'cors' }],
    ['a form that a foreign page submits', 'POST', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ])('A1 the proxy does not forward %s', async (_what, method, headers) => {
    const sent = { method, headers: { ...json, ...headers }, ...(method === 'POST' ? { body: '{}' } : {}) }
    expect((await place.request('/auth/logout', sent)).status).toBe(403)
    expect(place.requests).toEqual([])
  })

  it('A1 the proxy forwards write requests from its own pages, and sets their header Origin to the origin of the provider', async () => {
    const own = { origin: 'https://pay.example', 'sec-fetch-site': 'same-origin', referer: 'https://pay.example/id/x' }
    expect(
      (await place.request('/auth/logout', { method: 'POST', headers: { ...json, ...own }, body: '{}' })).status,
    ).toBe(200)
    expect(place.requests[0]?.headers.origin).toBe(place.origin)
    // The proxy removes the referrer, because the URL of a page may contain an invite.
    expect(place.requests[0]?.headers.referer).toBeUndefined()
    expect(place.requests[0]?.headers['sec-fetch-site']).toBe('same-origin')
  })

  it('A11 the proxy sends the network address of the client to the provider, and drops forged forwarding headers', async () => {
    const spoofed = [
      'forwarded',
      'via',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-port',
      'x-real-ip',
      'true-client-ip',
      'x-original-url',
      'fastly-client-ip',
      'x-envoy-external-address',
      'x-appengine-user-ip',
      'x-amzn-oidc-identity',
      'x-remote-user',
      'x-ssl-client-verify',
      'authorization',
      'x-http-method-override',
      'x-middleware-subrequest',
    ]
    const headers = { ...Object.fromEntries(spoofed.map((name) => [name, 'spoofed'])), 'accept-language': 'de' }
    await place.request('/auth/session', { headers })
    expect(JSON.stringify(place.requests)).not.toContain('spoofed')
    expect(place.requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(place.address).host,
      'x-forwarded-proto': 'https',
      'accept-language': 'de',
    })
  })

  it('X1 the proxy sets its own security headers, and forwards only the necessary headers of a response', async () => {
    place.answer((_request, response) => {
      response.writeHead(302, {
        'content-security-policy': "default-src *; script-src 'unsafe-inline'",
        'content-security-policy-report-only': 'default-src *',
        'x-content-type-options': 'none',
        'referrer-policy': 'unsafe-url',
        'strict-transport-security': 'max-age=0',
        'cache-control': 'public, max-age=600',
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
        'permissions-policy': 'camera=*',
        'x-powered-by': 'provider',
        'alt-svc': 'h3="evil.example:443"',
        server: 'provider',
        location: `${place.origin}/authenticate/login`,
        'retry-after': '7',
        'set-cookie': ['a=1; Domain=provider.example; Secure', 'b=2'],
      })
      response.end()
    })
    const { headers, status } = await place.request('/auth/session')
    expect([status, headers.get('location'), headers.get('retry-after')]).toEqual([302, '/authenticate/login', '7'])
    expect(headers.getSetCookie()).toEqual(['a=1; Secure', 'b=2'])
    expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    const not = [
      'content-security-policy-report-only',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'x-powered-by',
      'alt-svc',
      'server',
    ]
    expect(not.filter((name) => headers.has(name))).toEqual([])
    expect((await place.request('/id/verify')).headers.get('permissions-policy')).toContain('camera=(self)')
    expect((await place.request('/authenticate/login')).headers.get('referrer-policy')).toBe('same-origin')
  })

  it.each([
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/id/home?a=b#c', '/id/home?a=b#c'],
  ])(
    'X8 the proxy changes a redirect to %s on the provider into a redirect to %s on its own origin',
    async (path, location) => {
      place.answer((_request, response) => response.writeHead(302, { location: `${place.origin}${path}` }).end())
      expect((await place.request('/invoice')).headers.get('location')).toBe(location)
    },
  )

  it('F5 a request times out if the provider does not respond or stops in the middle of its response', async () => {
    place.answer(() => undefined)
    const late = await place.request('/auth/session')
    expect([late.status, await late.json()]).toEqual([
      504,
      { error: 'The provider took too long to respond. Try again later.' },
    ])
    place.answer((_request, response) => void response.write('{"half":'))
    const half = await place.request('/auth/session')
    expect(half.status).toBe(200)
    await expect(half.text()).rejects.toThrow()
  })

  it('CALL-099 the proxy requests an event stream uncompressed, and ends the stream if the provider falls silent', async () => {
    place.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
    })
    const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' }
    const events = await place.request('/compliance/applications/1/events', { headers })
    expect(events.headers.get('x-accel-buffering')).toBe('no')
    expect(place.requests[0]?.headers['accept-encoding']).toBe('identity')
    await expect(events.text()).rejects.toThrow()
  })

  it('F5 the proxy aborts its request to the provider when the client disconnects', async () => {
    const over = Promise.withResolvers<void>()
    place.answer((_request, response) => void response.on('close', () => over.resolve()))
    const leave = new AbortController()
    const response = place.request('/auth/session', { signal: leave.signal })
    await expect.poll(() => place.requests.length).toBe(1)
    leave.abort()
    await expect(response).rejects.toThrow()
    await over.promise
  })

  it('H4 the proxy answers malformed HTTP with status 400 and the security headers', async () => {
    const response = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(place.address).port), '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString('latin1')))
      socket.on('close', () => resolve(text))
      socket.write('nonsense\r\n\r\n')
    })
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(response).toContain(`content-security-policy: ${contentSecurityPolicy}`)
  })
})
