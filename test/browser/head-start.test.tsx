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

const textOf = (init?: RequestInit): string => (typeof init?.body === 'string' ? init.body : '')

/** The name of the call that a request makes. */
const nameOf = (path: string, init?: RequestInit): string => {
  if (init?.method !== 'POST') return `GET ${path}`
  const body = JSON.parse(textOf(init)) as { readonly operationName?: string; readonly method?: string }
  return body.operationName ?? body.method ?? ''
}

const asked: Array<string> = []
const sent: Array<string> = []

/** Runs the script in a document with this in its block, and answers as a provider that has `whole`. */
const run = async (block: string | null): Promise<void> => {
  document.head.innerHTML = `<meta name="paydeck-configuration" content='{"productName":"Paydeck"}'>${
    block === null ? '' : `<script type="application/json" id="${firstAnswersId}">${block}</script>`
  }`
  await import('@paydeck/adapters/browser/head-start')
}

beforeEach(() => {
  asked.length = 0
  sent.length = 0
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const name = nameOf(path, init)
    asked.push(name)
    sent.push(`${path} ${textOf(init)} ${JSON.stringify(init?.headers)}`)
    return new Response(JSON.stringify(Reflect.get(whole, name) ?? {}))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  delete window.paydeckHeadStart
})

const taken = async (name: string): Promise<unknown> => (await window.paydeckHeadStart?.take(name))?.json()

/** What needs session and tokens, in the order in which it is asked. */
const data = [
  'GET /compliance/applications',
  'GetRecentActivity',
  'GetDebitCards',
  'GetDebitCardBalances',
  'getSecuritySettings',
]
const everything = [...Object.keys(whole), ...data].toSorted()

describe('the head start', () => {
  it('P5 SESS-050 takes what came with the document, and asks at once for what needs it', async () => {
    await run(JSON.stringify(whole))
    await vi.waitFor(() => expect(asked).toHaveLength(data.length))
    expect(asked).toEqual(data)
    for (const request of sent.slice(1)) expect(request).toContain('token-1')
    for (const request of sent) expect(request).toContain('csrf-1')
    for (const [name, body] of Object.entries(whole)) {
      expect(await taken(name)).toEqual(body)
      // Given once: who asks again asks the provider.
      expect(await taken(name)).toBeUndefined()
    }
  })

  it('CALL-077 asks under the user’s token, whatever stands in it, as the app itself does', async () => {
    const token = 'a/b?c#d%2e +ä'
    await run(JSON.stringify({ ...whole, getProductTokens: { data: [{ facade: 'PaydeckUser', token }] } }))
    await vi.waitFor(() => expect(asked).toHaveLength(data.length))
    const path = sent.find((request) => request.includes('getSecuritySettings'))?.split(' ')[0]
    expect(path).toBe(`/api/dashboard/${encodeURIComponent(token)}`)
  })

  it('L1 leaves nothing of it in the page', async () => {
    await run(JSON.stringify(whole))
    expect(document.documentElement.outerHTML).not.toMatch(/csrf-1|token-1/)
    expect(document.getElementById(firstAnswersId)).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['what is cut off', JSON.stringify(whole).slice(0, -9)],
    ['an empty block', ''],
    ['null', 'null'],
    ['another text', '"session"'],
  ])('SESS-050 asks for all, each once, where the document holds %s', async (_what, block) => {
    await run(block)
    await vi.waitFor(() => expect(asked).toHaveLength(everything.length))
    expect(asked.toSorted()).toEqual(everything)
    expect(asked[0]).toBe('GET /auth/session')
    expect(document.getElementById(firstAnswersId)).toBeNull()
    expect(await taken('getProductTokens')).toEqual(tokens)
  })

  it('SESS-050 asks for what is missing alone', async () => {
    const { getProductTokens, 'GET /id/language': language, ...rest } = whole
    await run(JSON.stringify(rest))
    await vi.waitFor(() => expect(asked).toHaveLength(data.length + 2))
    expect(asked.toSorted()).toEqual(['GET /id/language', 'getProductTokens', ...data].toSorted())
    expect(await taken('getProductTokens')).toEqual(getProductTokens)
    expect(await taken('GET /id/language')).toEqual(language)
  })

  it('SESS-016 asks for no data where the document says that nobody is signed in', async () => {
    await run(JSON.stringify({ 'GET /auth/session': { ...session, isAuthenticated: false } }))
    expect(await window.paydeckHeadStart?.take('GetRecentActivity')).toBeNull()
    expect(asked).toEqual([])
  })
})
