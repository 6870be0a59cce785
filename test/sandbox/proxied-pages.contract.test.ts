import { graphqlPaymentRecords } from '@paydeck/adapters/graphql/payments/recent-activity'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered, clientsOf } from './clients.ts'
import { startFront, type RunningFront, makeFront } from './provider-front.ts'
import { account, makeJar, sandbox } from './running.ts'

const json = { 'content-type': 'application/json' } as const

/** Returns a file name such as "style.css" or "invoice.js" from a URL path, without the hash in the path. */
const nameOf = (address: string): string => address.replace('/stand-ins/', '').replace(/\.\w{12}\.css$/, '.css')

const loadedBy = (page: string): ReadonlyArray<string> =>
  [...page.matchAll(/(?:href|src)="(\/stand-ins\/[^"]+)"/g)].map(([, address = '']) => address)

describe('pages of a provider through the proxy', () => {
  let front: string
  let close: () => Promise<void>

  beforeAll(async () => {
    const { app } = makeFront((await sandbox()).address)
    front = await app.listen({ host: '127.0.0.1', port: 0 })
    close = () => app.close()
  })

  afterAll(() => close())

  /** Creates an account with a paid invoice. Returns its client, and a fake browser that opens pages through the proxy. */
  const visitor = async (persona = 'cardholder') => {
    const client = await account(persona, { invoices: [{ status: 'paid' }] })
    return { client, jar: makeJar(front, client.cookie()) }
  }

  it.each([
    ['/authenticate/login', ['style.css', 'composition.js', 'passkey.js', 'reveal.js']],
    ['/authenticate/finish-signup', ['style.css', 'composition.js', 'captcha.js']],
    ['/invoice', ['style.css', 'composition.js', 'invoice.js']],
    ['/bill-connection', ['style.css', 'verify.css', 'connection.css', 'connection.js']],
    ['/id/verify?context=dashboard&apply=individualShopperTier1', ['style.css', 'verify.css', 'verify.js']],
    ['/wallet', ['style.css']],
    ['/stop-payout-change', ['style.css', 'composition.js', 'stop-change.js']],
    ['/pages/support', ['style.css']],
  ])('CALL-115 the proxy serves %s and every style sheet and script that this page loads', async (path, names) => {
    const { client, jar } = await visitor()
    const records = graphqlPaymentRecords(clientsOf(client).graphql)
    const startDate = new Date(Date.now() - 86_400_000).toISOString()
    const [paid] = await answered(records.recent({ limit: 1, startDate, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }))
    const isSigningIn = path === '/authenticate/login'
    const opened = isSigningIn ? makeJar(front) : jar
    const response = await opened.fetch(path === '/invoice' ? `/invoice?v=4&id=${paid?.id}&lang=en-US` : path)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const loaded = loadedBy(await response.text())
    expect(loaded.map(nameOf).toSorted()).toEqual(names.toSorted())
    for (const address of loaded) {
      const response = await opened.fetch(address)
      const type = address.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
      expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, type])
    }
  })

  it('CALL-115 CALL-120 the proxy itself serves the files and pages that replace third-party files and pages', async () => {
    const { jar } = await visitor()
    const { scripts, pages, avatars } = appConfiguration({})
    const addresses = [...Object.values(scripts), ...Object.values(pages), `${avatars}abc`, '/stand-ins/chat.css']
    const statuses = await Promise.all(addresses.map(async (address) => [address, (await jar.fetch(address)).status]))
    expect(statuses).toEqual(addresses.map((address) => [address, 200]))
    expect((await jar.fetch('/stand-ins/logos/Bill%20Pay')).headers.get('content-type')).toBe('image/svg+xml')
    const body = JSON.stringify({ key: 'k', input: '1', country: 'us', type: 'address' })
    const init = { method: 'POST', headers: { ...json, origin: front }, body }
    expect((await jar.fetch('/stand-ins/maps/suggestions', init)).status).toBe(200)
  })

  it('CALL-114 CALL-117 the proxy forwards the forms of the bill connection page and of the wallet page', async () => {
    const { jar } = await visitor('recipient')
    const send = (path: string, fields: Readonly<Record<string, string>>, origin = front) =>
      jar.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin },
        body: new URLSearchParams(fields).toString(),
      })
    // The proxy forwards requests with an unknown token or pairing; the provider's page itself rejects them.
    expect((await send('/bill-connection', { token: 'none', environment: 'development' })).status).toBe(410)
    const answer = await send('/wallet', { pairing: 'none', answer: 'reject' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/wallet?pairing=none'])
    expect((await send('/wallet', { pairing: 'none', answer: 'reject' }, 'https://evil.example')).status).toBe(403)
  })
})

describe('paths that the proxy forwards', () => {
  let place: RunningFront

  beforeAll(async () => {
    place = await startFront()
  })

  afterAll(() => place.close())

  it.each(['style', 'verify', 'connection'])(
    'CALL-115 the proxy forwards a request for the stylesheet %s even if it does not know the hash in the file name',
    async (name) => {
      const path = `/stand-ins/${name}.0123456789ab.css`
      expect((await place.request(path)).status).toBe(200)
      expect(place.requests.map(({ url }) => url)).toEqual([path])
    },
  )

  it.each([
    '/stand-ins',
    '/stand-ins/',
    '/stand-ins/other.js',
    '/stand-ins/invoice.js.map',
    '/stand-ins/style.css',
    '/stand-ins/other.0123456789ab.css',
    '/stand-ins/style.0123456789ab.js',
    '/stand-ins/avatars',
    '/stand-ins/avatars/a/b',
    '/stand-ins/maps',
    '/stand-ins/maps/place',
    '/pages',
    '/pages/a/b',
    '/wallet/a',
    '/bill-connection/a',
    '/sandbox',
  ])('CALL-115 the proxy does not forward %s', async (path) => {
    expect([404, 405]).toContain((await place.request(path)).status)
    expect(place.requests).toEqual([])
  })

  it.each(['/stand-ins/invoice.js', '/pages/support', '/stand-ins/avatars/a'])(
    'A1 CALL-115 the proxy does not forward a write request to %s',
    async (path) => {
      const headers = { ...json, origin: 'https://pay.example' }
      expect((await place.request(path, { method: 'POST', headers, body: '{}' })).status).toBe(405)
      expect(place.requests).toEqual([])
    },
  )
})
