import { createServer, get, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import type { AppServer } from '@paydeck/sandbox/http/app'
import { makeProxy } from '@paydeck/sandbox/http/provider-proxy'
import { noProxies } from '@paydeck/sandbox/kernel/networks'
import { failurePage } from '@paydeck/sandbox/pages/failure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('what is handed on to a real provider', () => {
  const heard: Array<{ readonly url: string; readonly headers: IncomingHttpHeaders }> = []
  let answering: RequestListener
  let provider: Server
  let between: AppServer
  let address: string
  const log = (): void => undefined

  beforeAll(async () => {
    provider = createServer((request, response) => {
      heard.push({ url: request.url ?? '', headers: request.headers })
      answering(request, response)
    })
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const bound = provider.address()
    between = makeProxy({
      provider: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
      configuration: appConfiguration({}),
      uiDirectory: '/nowhere',
      environment: { log: { info: log, warn: log }, publicOrigin: 'https://pay.example', isTrusted: noProxies },
      failurePage: failurePage('Paydeck'),
    })
    address = await between.app.listen({ host: '127.0.0.1', port: 0 })
  })

  afterAll(async () => {
    await between.app.close()
    provider.closeAllConnections()
    provider.close()
  })

  const ask = async (path: string, init: RequestInit = {}) => {
    heard.length = 0
    return fetch(`${address}${path}`, { redirect: 'manual', ...init })
  }

  const plainly: RequestListener = (_request, response) => response.end('{}')

  it('A1 hands on what the app says, and nothing that a sender makes a matter of the connection', async () => {
    answering = plainly
    const said = {
      accept: 'application/json',
      'accept-language': 'de',
      cookie: '__Host-session=x',
      'x-csrf-token': 'value',
      'idempotency-key': 'key-of-a-send',
      'last-event-id': '7',
      'user-agent': 'browser',
    }
    await ask('/auth/session', { headers: said })
    expect(heard[0]?.headers).toMatchObject(said)
    await between.app.inject({
      url: '/auth/session',
      headers: { ...said, host: 'pay.example', connection: 'close, x-csrf-token' },
    })
    expect(heard.at(-1)?.headers.cookie).toBe(said.cookie)
    expect(heard.at(-1)?.headers).not.toHaveProperty('x-csrf-token')
  })

  it.each([
    ['cross-site', 'none'],
    ['same-site', 'none'],
    ['none', 'none'],
    ['same-origin', 'same-origin'],
  ])('A1 a visit that a browser calls %s is %s to the provider, and no call of a foreign page', async (site, told) => {
    answering = plainly
    const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }
    const headers = { ...visit, 'sec-fetch-site': site, host: 'pay.example' }
    expect((await between.app.inject({ url: '/invoice?id=1', headers })).statusCode).toBe(200)
    const heardOf = Object.entries(heard.at(-1)?.headers ?? {}).filter(([name]) => name.startsWith('sec-'))
    // How it is asked `fetch` says of itself.
    expect(Object.fromEntries(heardOf)).toEqual({ 'sec-fetch-site': told, 'sec-fetch-mode': 'cors' })
  })

  it('A1 says nothing of where a request comes from that does not say so', async () => {
    answering = plainly
    await between.app.inject({ url: '/auth/session', headers: { host: 'pay.example' } })
    expect(heard.at(-1)?.headers).not.toHaveProperty('sec-fetch-site')
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
  ])('X8 leads by no detour to what is not handed on: %s', async (url) => {
    answering = plainly
    heard.length = 0
    const { port, hostname } = new URL(address)
    const status = await new Promise<number>((resolve, reject) => {
      // As it stands: `fetch` would tidy the path itself.
      get({ host: hostname, port, path: url }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      }).on('error', reject)
    })
    expect([status, heard]).toEqual([400, []])
  })

  it('CALL-115 hands on a token with a slash in it, dots in a name, a percent sign, and the page that stops a change of payouts', async () => {
    answering = plainly
    const straight = ['/api/dashboard/a%2Fb%2Bc', '/invoice/..a/b...?x=../y', '/invoice/50%25', '/invoice/50%2525%25zz']
    for (const path of [...straight, '/stop-payout-change']) {
      expect((await ask(path)).status).toBe(200)
      expect(heard.map(({ url }) => url)).toEqual([path])
    }
  })

  it('F5 asks for what it can unpack, whatever its asker can, and says so when it gets something else', async () => {
    const text = '{"told":"as it was meant"}'
    answering = (request, response) => {
      const isZstd = request.url?.startsWith('/auth/session') !== true
      const packed = isZstd ? zstdCompressSync(text) : gzipSync(text)
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': isZstd ? 'zstd' : 'gzip' })
      response.end(packed)
    }
    const headers = { 'accept-encoding': 'zstd, dcb, gzip' }
    const right = await ask('/auth/session', { headers })
    expect(heard[0]?.headers['accept-encoding']).toBe('gzip, deflate, br')
    expect([right.headers.get('content-encoding'), await right.text()]).toEqual([null, text])
    expect((await ask('/auth/facadeAccess', { headers })).status).toBe(502)
  })
})
