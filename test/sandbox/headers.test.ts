import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentSecurityPolicy as policyFor } from '@paydeck/sandbox/http/headers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, type Client, type Running, startSandbox } from './running.ts'
import { applicationIds, streamPath } from './streams.ts'

const contentSecurityPolicy = policyFor([])
let running: Running
let encrypted: Running
let client: Client
let streamed: string
let built: string

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'paydeck-ui-'))
  mkdirSync(join(built, 'assets'))
  writeFileSync(
    join(built, 'index.html'),
    '<!doctype html><meta name="paydeck-configuration" content="%PAYDECK_CONFIGURATION%"><div id="root"></div>',
  )
  writeFileSync(join(built, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(built, 'assets/index-abc.js'), `console.log('${'x'.repeat(5000)}')`)
  running = await startSandbox({ uiDirectory: built })
  encrypted = await startSandbox({ uiDirectory: built, publicOrigin: 'https://pay.example' })
  client = await account('shopper', { applications: [{ productName: 'payoutsRecipient', status: 'pending' }] }, running)
  const [id = ''] = await applicationIds(client)
  streamed = streamPath(id, client.csrf)
})

afterAll(async () => {
  await running.close()
  await encrypted.close()
  rmSync(built, { recursive: true })
})

const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, 'x-csrf-token': 'x' },
  body,
})

/** Kinds of responses. Each row has the name of a kind, its status, and a request that causes such a response (X1). */
const kinds: ReadonlyArray<readonly [kind: string, status: number, path: string, init?: RequestInit]> = [
  ['events', 200, '(an event stream)'],
  ['document', 200, '/id/home'],
  ['script', 200, '/id/assets/index-abc.js'],
  ['missing script', 404, '/id/assets/gone.js'],
  ['redirect', 302, '/'],
  ['page', 200, '/authenticate/login'],
  ['stand-in page', 200, '/pages/wallet'],
  ['control page', 200, '/sandbox'],
  ['picture', 200, '/stand-ins/logos/Glasshouse'],
  ['stand-in script', 200, '/stand-ins/captcha.js'],
  ['json', 200, '/auth/session'],
  ['401', 401, '/id/language', { headers: { cookie: 'other=1' } }],
  ['403', 403, '/auth/logout', post('{}')],
  ['404', 404, '/nothing/here'],
  ['404 as a page', 404, '/nothing/here', { headers: { accept: 'text/html,*/*;q=0.8' } }],
  ['manifest', 200, '/id/manifest.webmanifest'],
  ['change of the password', 302, '/.well-known/change-password'],
  ['405', 405, '/auth/session', post('{}')],
  ['400', 400, '/api/dashboard', post('[]')],
  ['413', 413, '/api/dashboard', post(`{"a":"${'x'.repeat(300_000)}"}`)],
  ['415', 415, '/api/dashboard', post('{}', 'text/plain')],
  ['HEAD', 200, '/auth/session', { method: 'HEAD' }],
  ['HEAD of a page', 200, '/authenticate/login', { method: 'HEAD' }],
  ['HEAD of events', 200, '(an event stream)', { method: 'HEAD' }],
  ['404 as a page, for a navigation', 404, '/invoice?id=nope', { headers: { 'sec-fetch-mode': 'navigate' } }],
  ['422', 422, '/authenticate/login', post('email=a', 'application/x-www-form-urlencoded')],
]

describe('response headers', () => {
  it.each(kinds.map(([kind, status, path, init]) => ({ kind, status, path, init: init ?? {} })))(
    'X1 a response with status $status includes every security header ($kind)',
    async ({ status, path, init }) => {
      const response = await client.fetch(path.startsWith('(') ? streamed : path, { redirect: 'manual', ...init })
      expect(response.status).toBe(status)
      const { headers } = response
      expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      // The referrer shows the app that a user comes from sign-in (SESS-058). The control page's forms also need it.
      const sendsReferrer = path.startsWith('/authenticate/') || path === '/sandbox'
      expect(headers.get('referrer-policy')).toBe(sendsReferrer ? 'same-origin' : 'no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=()')
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('strict-transport-security')).toBeNull()
      const isPublic = /^\/(stand-ins|id)\//.test(path) && status === 200 && path !== '/id/language'
      expect(headers.get('cache-control') === 'no-store').toBe(!isPublic)
      if (status !== 302) expect(headers.get('content-type')).toMatch(/charset=utf-8|image\/svg\+xml/)
      await response.body?.cancel()
    },
  )

  it('X1 responses over https tell the browser to use only https from then on (HSTS)', async () => {
    const { headers } = await fetch(`${encrypted.address}/auth/session`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    const missing = await fetch(`${encrypted.address}/nothing`)
    expect(missing.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  it('X1 responses include the content security policy and "no-store" even for status 429', async () => {
    const attempt = () =>
      fetch(
        `${encrypted.address}/authenticate/login`,
        post('email=a@b.c&password=x', 'application/x-www-form-urlencoded'),
      )
    for (let time = 0; time < 5; time += 1) await attempt()
    const response = await attempt()
    expect(response.status).toBe(429)
    expect(response.headers.get('content-security-policy')).toBe(contentSecurityPolicy)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('X2 the content security policy allows only content from this origin, data: images, and styles with a known hash', () => {
    const directives = new Map(
      contentSecurityPolicy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)] as const),
    )
    const none = ["'none'"]
    const self = ["'self'"]
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': none,
      'script-src': self,
      'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
      'style-src-attr': none,
      'img-src': ["'self'", 'data:'],
      'connect-src': self,
      'font-src': self,
      'manifest-src': self,
      'form-action': self,
      'base-uri': none,
      'object-src': none,
      'frame-ancestors': none,
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['app-script-url'],
      'report-uri': ['/csp-report'],
      'report-to': ['csp'],
    })
  })

  it('X2 BILL-094 the content security policy allows images from the origins in PICTURE_ORIGINS', async () => {
    const environment = { PICTURE_ORIGINS: 'https://logos.example https://cdn.example:8443' }
    const own = await startSandbox({ uiDirectory: built, environment })
    const plain = contentSecurityPolicy
    const allowed = plain.replace("img-src 'self' data:", `$& ${environment.PICTURE_ORIGINS}`)
    expect(allowed).not.toBe(plain)
    for (const path of ['/id/home', '/authenticate/login', '/auth/session', '/nothing', '/sandbox']) {
      const response = await fetch(`${own.address}${path}`, { redirect: 'manual' })
      expect(response.headers.get('content-security-policy'), path).toBe(allowed)
      expect(response.headers.get('cross-origin-embedder-policy'), path).toBeNull()
    }
    const document = await (await fetch(`${own.address}/id/home`)).text()
    expect(document).toContain(
      '&quot;pictureOrigins&quot;:[&quot;https://logos.example&quot;,&quot;https://cdn.example:8443&quot;]',
    )
    await own.close()
  })

  it('X2 the server logs reports of blocked content without query strings, at most 20 a minute per network', async () => {
    const report = {
      'csp-report': {
        'document-uri': `${running.address}/id?email=a@b.c`,
        'effective-directive': 'script-src',
        'blocked-uri': 'inline',
      },
    }
    const response = await client.fetch('/csp-report', post(JSON.stringify(report), 'application/csp-report'))
    expect(response.status).toBe(204)
    expect(running.logged).toContainEqual({
      message: 'content security policy',
      fields: { directive: 'script-src', blocked: 'inline', page: `${running.address}/id` },
    })
    // This report has the format that newer browsers send.
    const newer = {
      type: 'csp-violation',
      body: {
        documentURL: `${running.address}/id/home?token=abc`,
        effectiveDirective: 'connect-src',
        blockedURL: 'https://elsewhere.example/collect?email=a@b.c',
      },
    }
    await client.fetch('/csp-report', post(JSON.stringify([newer]), 'application/reports+json'))
    expect(running.logged).toContainEqual({
      message: 'content security policy',
      fields: {
        directive: 'connect-src',
        blocked: 'https://elsewhere.example/collect',
        page: `${running.address}/id/home`,
      },
    })
    // A request may contain at most ten reports. Without this limit, a sender could fill the log.
    const many = JSON.stringify(Array.from({ length: 10 }, () => report))
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await client.fetch('/csp-report', post(many, 'application/reports+json'))).status).toBe(204)
    }
    expect(running.logged.filter(({ message }) => message === 'content security policy')).toHaveLength(20)
  })
})

describe('built app', () => {
  it('CALL-115 the app is returned for every path below /id that is neither a file nor a route of the server', async () => {
    for (const path of [
      '/id',
      '/id/',
      '/id/home',
      '/id/card/7?x=1',
      '/id/a/b/c',
      '/id/index.html',
      '/id/verification',
    ]) {
      const page = await (await client.fetch(path)).text()
      expect(page, path).toContain('<div id="root">')
    }
    expect((await client.fetch('/id/language')).headers.get('content-type')).toContain('application/json')
    expect(await (await client.fetch('/id/verify?context=dashboard&apply=x')).text()).not.toContain('<div id="root">')
    for (const missing of [
      '..%2f..%2fpackage.json',
      'nope.js',
      '.env',
      'favicon.ico',
      'card/app.js.map',
      'assets/nope',
    ]) {
      expect((await client.fetch(`/id/${missing}`)).status, missing).toBe(404)
    }
    // The last part of a path may be an id, even if it looks like a file name with an unknown extension.
    expect((await client.fetch('/id/card/7.x')).status).toBe(200)
  })

  it('HOME-037 CALL-120 the document contains the configuration; all its default URLs are on this origin and return 200', async () => {
    const page = await (await client.fetch('/id/home')).text()
    const text = /content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
    const configuration = JSON.parse(text) as {
      productName: string
      pages: Record<string, string>
      scripts: Record<string, string>
    }
    expect(configuration.productName).toBe('Paydeck')
    const addresses = [...Object.values(configuration.pages), ...Object.values(configuration.scripts)]
    expect(addresses).toHaveLength(13)
    for (const address of addresses) {
      expect(address).toMatch(/^\/[a-z]/)
      expect((await client.fetch(address)).status).toBe(200)
    }
  })

  it('P3 P4 the app is sent compressed; browsers revalidate its document, but not the files with a hash in their names', async () => {
    const document = await client.fetch('/id/home', { headers: { 'accept-encoding': 'br' } })
    expect(document.headers.get('cache-control')).toBe('no-cache')
    expect(document.headers.get('content-encoding')).toBe('br')
    const etag = document.headers.get('etag') ?? ''
    const again = await client.fetch('/id/home', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const script = await client.fetch('/id/assets/index-abc.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-encoding')).toBe('gzip')
    expect(script.headers.get('vary')).toBe('accept-encoding')
    expect(await script.text()).toContain('console.log')
    const plain = await client.fetch('/id/assets/index-abc.js', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('the web manifest contains the product name from PRODUCT_NAME; error pages escape this name', async () => {
    const product = `A "B" <c>`
    const named = await startSandbox({ uiDirectory: built, environment: { PRODUCT_NAME: product } })
    const response = await fetch(`${named.address}/id/manifest.webmanifest`)
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const manifest: unknown = await response.json()
    expect(manifest).toMatchObject({ name: product, short_name: product, start_url: '/id/home', scope: '/id/' })
    expect(await (await fetch(`${named.address}/nothing`, { headers: { accept: 'text/html' } })).text()).toContain(
      '<title>Page not found · A &quot;B&quot; &lt;c&gt;</title>',
    )
    await named.close()
  })

  it('browsers cache the images of the app for a day', async () => {
    const { headers } = await client.fetch('/id/icon.svg')
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'public, max-age=86400',
    ])
  })

  it('/.well-known/change-password redirects to the security page', async () => {
    const response = await client.fetch('/.well-known/change-password', { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/id/settings/security'])
  })

  it('CALL-115 until the app is built, its URL shows a page that explains how to build it', async () => {
    const unbuilt = await startSandbox({ uiDirectory: join(built, 'nowhere') })
    const response = await fetch(`${unbuilt.address}/id/home`)
    expect(await response.text()).toContain('npm run build')
    await unbuilt.close()
  })
})
