import { firstAnswersId } from '@paydeck/adapters/wire/call'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const session = { csrfToken: 'csrf-1', isAuthenticated: true, user_id: 'u1' }
const tokens = { data: [{ facade: 'PaydeckUser', token: 'token-1' }] }
const whole = {
  'GET /auth/session': session,
  getProductTokens: tokens,
  'GET /auth/facadeAccess': {},
  'GET /id/language': { lang: 'en' },
  'GET /wallet-card/location': { country: 'US' },
  START_GET_BASIC_INFO: { data: { user: { basicInfo: null } } },
  START_GET_PAYOUT_PROFILES: { data: { user: { payors: [] } } },
}

/** Returns the JSON text of embedded responses. The keys of `bodies` are call names. */
const blockOf = (bodies: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(bodies).map(([call, body]) => ({ call, input: {}, body })))

const textOf = (init?: RequestInit): string => (typeof init?.body === 'string' ? init.body : '')

/** Returns the name of the call that a request makes, read from its path and body. */
const nameOf = (path: string, init?: RequestInit): string => {
  if (init?.method !== 'POST') return `GET ${path}`
  const body = JSON.parse(textOf(init)) as { readonly operationName?: string; readonly method?: string }
  return body.operationName ?? body.method ?? ''
}

const requests: Array<string> = []
const sent: Array<string> = []

/**
 * Runs the head-start script in a document with the embedded responses `block` (JSON text, or null for none). The fake
 * provider answers each request with the entry of `whole` for the requested call.
 */
const run = async (block: string | null): Promise<void> => {
  document.head.innerHTML = `<meta name="paydeck-configuration" content='{"productName":"Paydeck"}'>${
    block === null ? '' : `<script type="application/json" id="${firstAnswersId}">${block}</script>`
  }`
  await import('@paydeck/adapters/browser/head-start')
}

beforeEach(() => {
  requests.length = 0
  sent.length = 0
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const name = nameOf(path, init)
    requests.push(name)
    sent.push(`${path} ${textOf(init)} ${JSON.stringify(init?.headers)}`)
    return new Response(JSON.stringify(Reflect.get(whole, name) ?? {}))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  delete window.paydeckHeadStart
})

const responseOf = async (name: string, input: unknown = {}): Promise<unknown> =>
  (await window.paydeckHeadStart?.take(name, input))?.json()

/** Calls that need a session and tokens, in the order in which the head-start script sends them. */
const data = [
  'GET /compliance/applications',
  'GetRecentActivity',
  'GetDebitCards',
  'GetDebitCardBalances',
  'getSecuritySettings',
]
const everything = [...Object.keys(whole), ...data].toSorted()

describe('the head-start script', () => {
  it('P5 SESS-050 the head-start script reads session and token from the document, and requests only the missing data', async () => {
    await run(blockOf(whole))
    await vi.waitFor(() => expect(requests).toHaveLength(data.length))
    expect(requests).toEqual(data)
    for (const request of sent.slice(1)) expect(request).toContain('token-1')
    for (const request of sent) expect(request).toContain('csrf-1')
    for (const [name, body] of Object.entries(whole)) {
      expect(await responseOf(name)).toEqual(body)
      // Each embedded response is used once. A second caller must send its own request.
      expect(await responseOf(name)).toBeUndefined()
    }
  })

  it('CALL-077 the head-start script URL-encodes the token in the path of a request', async () => {
    const token = 'a/b?c#d%2e +ä'
    await run(blockOf({ ...whole, getProductTokens: { data: [{ facade: 'PaydeckUser', token }] } }))
    await vi.waitFor(() => expect(requests).toHaveLength(data.length))
    const path = sent.find((request) => request.includes('getSecuritySettings'))?.split(' ')[0]
    expect(path).toBe(`/api/dashboard/${encodeURIComponent(token)}`)
  })

  it('L1 the head-start script removes the embedded responses from the document', async () => {
    await run(blockOf(whole))
    expect(document.documentElement.outerHTML).not.toMatch(/csrf-1|token-1/)
    expect(document.getElementById(firstAnswersId)).toBeNull()
  })

  it.each([
    ['no responses', null],
    ['a truncated response', blockOf(whole).slice(0, -9)],
    ['an empty block', ''],
    ['null', 'null'],
    ['another text', '"session"'],
    ['responses without their calls', JSON.stringify([null, 1, {}, { body: session }])],
    ['responses by call name', JSON.stringify(whole)],
  ])(
    'SESS-050 if the document contains %s, the head-start script sends every request exactly once',
    async (_what, block) => {
      await run(block)
      await vi.waitFor(() => expect(requests).toHaveLength(everything.length))
      expect(requests.toSorted()).toEqual(everything)
      expect(requests[0]).toBe('GET /auth/session')
      expect(document.getElementById(firstAnswersId)).toBeNull()
      expect(await responseOf('getProductTokens')).toEqual(tokens)
    },
  )

  it('SESS-050 the head-start script sends the request of each response that is missing in the document', async () => {
    const { getProductTokens, 'GET /id/language': language, ...rest } = whole
    await run(blockOf(rest))
    await vi.waitFor(() => expect(requests).toHaveLength(data.length + 2))
    expect(requests.toSorted()).toEqual(['GET /id/language', 'getProductTokens', ...data].toSorted())
    expect(await responseOf('getProductTokens')).toEqual(getProductTokens)
    expect(await responseOf('GET /id/language')).toEqual(language)
  })

  it('SESS-016 if the document has no session, the head-start script sends no request', async () => {
    await run(blockOf({ 'GET /auth/session': { ...session, isAuthenticated: false } }))
    expect(await window.paydeckHeadStart?.take('GetDebitCards', {})).toBeNull()
    expect(requests).toEqual([])
  })

  const prices = (code: string, price: number) => ({
    call: 'GET /rates/history/:code/USD',
    input: { code, points: 24 },
    body: { points: [{ time: 1, price }] },
  })

  it('SESS-050 a call gets an embedded response only if the call’s input equals the input stored with the response', async () => {
    await run(JSON.stringify([prices('BTC', 7), prices('ETH', 3)]))
    const name = 'GET /rates/history/:code/USD'
    for (const input of [
      {},
      { code: 'ETH' },
      { code: 'XRP', points: 24 },
      { code: 'ETH', points: 24, period: '1D' },
      null,
    ])
      expect(await responseOf(name, input)).toBeUndefined()
    expect(await responseOf(name, { points: 24, code: 'ETH' })).toEqual({ points: [{ time: 1, price: 3 }] })
    expect(await responseOf(name, { code: 'ETH', points: 24 })).toBeUndefined()
    expect(await responseOf(name, { code: 'BTC', points: 24 })).toEqual({ points: [{ time: 1, price: 7 }] })
  })

  it.each([
    ['2026-05-01T12:09:59.999Z', Date.UTC(2026, 4, 1, 11, 50, 0, 1), true],
    ['2026-05-01T12:10:00.000Z', Date.UTC(2026, 4, 1, 12), false],
    ['2026-05-01T12:00:00.000Z', Date.UTC(2026, 4, 1, 12, 10), false],
    ['2026-05-01', Date.UTC(2026, 4, 1, 12), false],
  ])(
    'SESS-050 two inputs match only if their times are less than ten minutes apart (%s, %s)',
    async (since, from, isSame) => {
      await run(
        JSON.stringify([
          {
            call: 'GetPayments',
            input: { since: '2026-05-01T12:00:00.000Z', from: Date.UTC(2026, 4, 1, 12) },
            body: 1,
          },
        ]),
      )
      expect(await responseOf('GetPayments', { since, from })).toBe(isSame ? 1 : undefined)
    },
  )

  it.each([
    ['a number', 5, 6],
    ['a text', '2026', '2025'],
    ['a text that Date.parse reads as a day', 'Cafe 1', 'Bar 1'],
    ['an id', '2001d68e', '2001d68f'],
    ['null', null, 0],
  ])('SESS-050 two inputs do not match if they differ in %s', async (_what, value, other) => {
    await run(JSON.stringify([{ call: 'GetPayments', input: { limit: 5, value }, body: 1 }]))
    expect(await responseOf('GetPayments', { limit: 5, value: other })).toBeUndefined()
    expect(await responseOf('GetPayments', { limit: 5, value })).toBe(1)
  })

  it('SESS-050 the app’s request for recent activity gets the response to the matching request that was sent early', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 31, 12) })
    await run(null)
    await vi.waitFor(() => expect(requests).toHaveLength(everything.length))
    const input = { limit: 5, startDate: '2026-02-28T12:00:01.000Z', merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' }
    expect(await window.paydeckHeadStart?.take('GetRecentActivity', { ...input, limit: 6 })).toBeNull()
    expect(await responseOf('GetRecentActivity', input)).toEqual({})
    expect(await window.paydeckHeadStart?.take('GetRecentActivity', input)).toBeNull()
    vi.useRealTimers()
  })

  it('P3 the head-start script sends a call that the document names, with the time zone of the browser', async () => {
    const from = Date.UTC(2026, 1, 28, 12)
    const activity = { call: 'GetActivity', input: { from, limit: 50 }, document: 'query GetActivity { user }' }
    await run(JSON.stringify([...(JSON.parse(blockOf(whole)) as ReadonlyArray<unknown>), activity]))
    await vi.waitFor(() => expect(requests).toContain('GetActivity'))
    expect(requests.filter((name) => name === 'GetActivity')).toHaveLength(1)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const body: unknown = JSON.parse(
      sent
        .find((request) => request.includes('"GetActivity"'))
        ?.split(' ')
        .slice(1, -1)
        .join(' ') ?? '',
    )
    expect(body).toEqual({
      operationName: 'GetActivity',
      query: 'query GetActivity { user }',
      variables: { from, limit: 50, timeZone, csrf: 'csrf-1', token: 'token-1' },
    })
    expect(await responseOf('GetActivity', { from, limit: 50 })).toBeUndefined()
    expect(await responseOf('GetActivity', { from: from + 1000, limit: 50, timeZone })).toEqual({})
  })

  it('SESS-016 if the document has no session, the head-start script does not send the call that the document names', async () => {
    const activity = { call: 'GetActivity', input: { limit: 50 }, document: 'query GetActivity { user }' }
    const signedOut = { call: 'GET /auth/session', input: {}, body: { ...session, isAuthenticated: false } }
    await run(JSON.stringify([signedOut, activity]))
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(await window.paydeckHeadStart?.take('GetActivity', { limit: 50, timeZone })).toBeNull()
    expect(requests).toEqual([])
  })

  it('L1 after 30 seconds, the head-start script discards the responses that the app has not used', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await run(JSON.stringify([prices('BTC', 7), prices('ETH', 3)]))
    vi.advanceTimersByTime(29_999)
    const name = 'GET /rates/history/:code/USD'
    expect(await responseOf(name, { code: 'BTC', points: 24 })).toEqual({ points: [{ time: 1, price: 7 }] })
    vi.advanceTimersByTime(1)
    expect(await responseOf(name, { code: 'ETH', points: 24 })).toBeUndefined()
    vi.useRealTimers()
  })
})
