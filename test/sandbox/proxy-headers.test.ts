import { get, type RequestListener } from 'node:http'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFront, type RunningFront, answerEmpty } from './provider-front.ts'

describe('forwarded requests', () => {
  let place: RunningFront

  beforeAll(async () => {
    place = await startFront()
  })

  beforeEach(() => place.answer(answerEmpty))

  afterAll(() => place.close())

  it('A1 a forwarded request has the headers that the app sent, except those listed in the header Connection', async () => {
    const sentHeaders = {
      accept: 'application/json',
      'accept-language': 'de',
      cookie: '__Host-session=x',
      'x-csrf-token': 'value',
      'idempotency-key': 'key-of-a-send',
      'last-event-id': '7',
      'user-agent': 'browser',
    }
    await place.request('/auth/session', { headers: sentHeaders })
    expect(place.requests[0]?.headers).toMatchObject(sentHeaders)
    await place.front.app.inject({
      url: '/auth/session',
      headers: { ...sentHeaders, host: 'pay.example', connection: 'close, x-csrf-token' },
    })
    expect(place.requests.at(-1)?.headers.cookie).toBe(sentHeaders.cookie)
    expect(place.requests.at(-1)?.headers).not.toHaveProperty('x-csrf-token')
  })

  it.each([
    ['cross-site', 'none'],
    ['same-site', 'none'],
    ['none', 'none'],
    ['same-origin', 'same-origin'],
  ])(
    'A1 a page visit with Sec-Fetch-Site %s is forwarded with the value %s, so that it does not seem to be cross-site',
    async (site, forwarded) => {
      const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }
      const headers = { ...visit, 'sec-fetch-site': site, host: 'pay.example' }
      expect((await place.front.app.inject({ url: '/invoice?id=1', headers })).statusCode).toBe(200)
      const fetchMetadata = Object.entries(place.requests.at(-1)?.headers ?? {}).filter(([name]) =>
        name.startsWith('sec-'),
      )
      // `fetch` sets `sec-fetch-mode` itself.
      expect(Object.fromEntries(fetchMetadata)).toEqual({ 'sec-fetch-site': forwarded, 'sec-fetch-mode': 'cors' })
    },
  )

  it('A1 a forwarded request has no header Sec-Fetch-Site if the app sent none', async () => {
    await place.front.app.inject({ url: '/auth/session', headers: { host: 'pay.example' } })
    expect(place.requests.at(-1)?.headers).not.toHaveProperty('sec-fetch-site')
  })

  it.each([
    '/auth/../admin',
    '/auth/%2e%2e/admin',
    '/auth/.%2E/admin',
    '/auth/%252e%252e/admin',
    '/auth/..%2fadmin',
    '/auth/..;/admin',
    '/auth/..%5cadmin',
    '/auth/x\\..\\..\\admin',
    '/auth/./session',
    '/auth/%',
    '/invoice/x%00',
    '/invoice/x%2500',
    '/invoice/50%25/%252e%252e/%252e%252e/admin',
    '/invoice/50%25/..%252f..%252fadmin',
  ])('X8 the path %s is not forwarded, because a server may read it as a different path', async (url) => {
    place.requests.length = 0
    const { port, hostname } = new URL(place.address)
    const status = await new Promise<number>((resolve, reject) => {
      // Uses `get`, since `fetch` would normalise the path.
      get({ host: hostname, port, path: url }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      }).on('error', reject)
    })
    expect([status, place.requests]).toEqual([400, []])
  })

  it('CALL-115 a path with an encoded slash, with dots in a name or with a percent sign is forwarded', async () => {
    const straight = ['/api/dashboard/a%2Fb%2Bc', '/invoice/..a/b...?x=../y', '/invoice/50%25', '/invoice/50%2525%25zz']
    for (const path of [...straight, '/stop-payout-change']) {
      expect((await place.request(path)).status).toBe(200)
      expect(place.requests.map(({ url }) => url)).toEqual([path])
    }
  })

  it('F5 the proxy asks for encodings that it can decode; if the response has a different encoding, the app gets 502', async () => {
    const text = '{"told":"as it was meant"}'
    const packing: RequestListener = (request, response) => {
      const isZstd = request.url?.startsWith('/auth/session') !== true
      const packed = isZstd ? zstdCompressSync(text) : gzipSync(text)
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': isZstd ? 'zstd' : 'gzip' })
      response.end(packed)
    }
    place.answer(packing)
    const headers = { 'accept-encoding': 'zstd, dcb, gzip' }
    const right = await place.request('/auth/session', { headers })
    expect(place.requests[0]?.headers['accept-encoding']).toBe('gzip, deflate, br')
    expect([right.headers.get('content-encoding'), await right.text()]).toEqual([null, text])
    expect((await place.request('/auth/facadeAccess', { headers })).status).toBe(502)
  })
})
