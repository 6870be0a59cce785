import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFront, type RunningFront } from './provider-front.ts'

describe('navigation from other sites to the proxy of a real provider', () => {
  let place: RunningFront

  beforeAll(async () => {
    place = await startFront()
  })

  afterAll(() => place.close())

  const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const navigate = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> => {
    place.requests.length = 0
    return (await place.front.app.inject({ url, headers: { ...headers, host: 'pay.example' } })).statusCode
  }

  it.each(['/invoice?id=1', '/authenticate/login', '/id/verify', '/wallet', '/pages/support'])(
    'A1 the proxy (PROVIDER_URL) forwards the request when the user follows a link from another site to %s',
    async (url) => {
      expect(await navigate(url, visit)).toBe(200)
      expect(place.requests.map(({ url }) => url)).toEqual([url])
    },
  )

  it.each([
    ['the call /auth/session in a window', '/auth/session', {}],
    ['the call /compliance/applications in a window', '/compliance/applications', {}],
    ['/id/language of a neighbour host in a window', '/id/language', { 'sec-fetch-site': 'same-site' }],
    ['the page /invoice in a frame', '/invoice', { 'sec-fetch-dest': 'iframe' }],
    ['the page /invoice in an old frame', '/invoice', { 'sec-fetch-dest': 'frame' }],
    ['the page /invoice in an object', '/invoice', { 'sec-fetch-dest': 'object' }],
    ['the page /wallet in a frame', '/wallet', { 'sec-fetch-dest': 'iframe' }],
    ['the page /invoice as a picture', '/invoice', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['the page /invoice with an Origin', '/invoice', { origin: 'https://evil.example' }],
  ])(
    'A1 the proxy (PROVIDER_URL) answers 403 when another site makes the browser open %s',
    async (_what, url, headers) => {
      expect(await navigate(url, { ...visit, ...headers })).toBe(403)
      expect(place.requests).toEqual([])
    },
  )

  it('A1 the proxy (PROVIDER_URL) forwards a call whose URL the user enters in the address bar', async () => {
    expect(await navigate('/auth/session', { ...visit, 'sec-fetch-site': 'none' })).toBe(200)
  })

  it('A1 the proxy (PROVIDER_URL) checks the Origin header if the browser sends no Sec-Fetch headers', async () => {
    for (const url of ['/invoice', '/auth/session']) {
      expect(await navigate(url, {})).toBe(200)
      expect(await navigate(url, { origin: 'https://pay.example' })).toBe(200)
      expect(await navigate(url, { origin: 'https://evil.example' })).toBe(403)
    }
  })
})
