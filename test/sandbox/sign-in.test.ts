import { facadeBody, facadePath } from '@paydeck/adapters/wire/call'
import { currentCode } from '@paydeck/sandbox/account/one-time-codes'
import { returnAddress } from '@paydeck/sandbox/pages/redirect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, answerOf, at, makeJar, type Running, startSandbox } from './running.ts'
import { secretOf } from './second-factor.ts'

// Each `describe` block with sign-ins starts its own sandbox, because rate limits count per network address, and all tests
// use the same network address.
const form = (
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
})

const isSignedIn = async (fetchAs: (path: string) => Promise<Response>): Promise<unknown> =>
  at((await answerOf(await fetchAs('/auth/session'))).body, 'isAuthenticated')

describe('the sign-in page', () => {
  let running: Running
  beforeAll(async () => {
    running = await startSandbox()
  })
  afterAll(() => running.close())

  it('CALL-119 the sign-in page names the product and lists the demo accounts', async () => {
    const page = await (await fetch(`${running.address}/authenticate/login`)).text()
    expect(page).toContain('<h1>Sign in to Paydeck</h1>')
    expect(page).toContain('cardholder@example.com')
    expect(page).not.toMatch(/<script(?! type="module" src="\/stand-ins\/\w+\.js"><\/script>)|style=|onclick/)
  })

  it('CALL-119 a sign-in redirects to the return URL, or to /id/home without a return URL', async () => {
    const { email, password } = await account('shopper', {}, running)
    const jar = makeJar(running.address)
    const plain = await jar.fetch('/authenticate/login', form({ email: ` ${email.toUpperCase()} `, password }))
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/id/home'])
    expect(await isSignedIn(jar.fetch)).toBe(true)
    const back = await jar.fetch('/authenticate/login', form({ email, password, redirect: '/id/card/7?x=1#y' }))
    expect(back.headers.get('location')).toBe('/id/card/7?x=1#y')
  })

  it('ROUTE-057 the sign-in form contains return URL and destination, and keeps the return URL after each submit', async () => {
    const target = '/id?accept-invite-payload=a%2Fb&email=x%40example.com'
    const query = new URLSearchParams({ redirect: target, destination: 'payoutInvite' })
    const page = await (await fetch(`${running.address}/authenticate/login?${query}`)).text()
    const escaped = target.replaceAll('&', '&amp;')
    expect(page).toContain(`name="redirect" value="${escaped}"`)
    expect(page).toContain('name="destination" value="payoutInvite"')
    const { email, password } = await account('shopper', { otpEnabled: true }, running)
    const jar = makeJar(running.address)
    const fields = { email, redirect: target, destination: 'payoutInvite' }
    const wrong = await jar.fetch('/authenticate/login', form({ ...fields, password: 'wrong' }))
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain(`value="${escaped}"`)
    const right = await jar.fetch('/authenticate/login', form({ ...fields, password }))
    expect(await right.text()).toContain(`value="${escaped}"`)
  })

  it('X6 the page shows values from the query string and the form as text, not as markup', async () => {
    const attack = '"><script>alert(1)</script>'
    const foreign = /<script(?! type="module" src="\/stand-ins\/)|alert\(1\)<\/script/
    const query = new URLSearchParams({ redirect: `/${attack}`, destination: attack })
    const page = await (await fetch(`${running.address}/authenticate/login?${query}`)).text()
    expect(page).not.toMatch(foreign)
    const posted = await fetch(`${running.address}/authenticate/login`, form({ email: attack, password: 'x' }))
    expect(await posted.text()).not.toMatch(foreign)
  })

  it('A5 X5 a sign-in creates a session with a new id and ends the old session', async () => {
    const client = await account('shopper', {}, running)
    const fixed = client.cookie() ?? ''
    const answer = await client.fetch('/authenticate/login', form({ email: client.email, password: client.password }))
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    expect(cookie.startsWith(fixed)).toBe(false)
    expect(await isSignedIn((path) => fetch(running.address + path, { headers: { cookie: fixed } }))).toBe(false)
    expect(await isSignedIn(client.fetch)).toBe(true)
  })

  it('X5 on plain http, Safari gets a session cookie that it accepts', async () => {
    const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'
    const { email, password } = await account('shopper', {}, running)
    const answer = await fetch(`${running.address}/authenticate/login`, {
      ...form({ email, password }, { 'user-agent': safari }),
      redirect: 'manual',
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    const session = await fetch(`${running.address}/auth/session`, {
      headers: { cookie: cookie.split(';')[0] ?? '', 'user-agent': safari },
    })
    expect(at(await session.json(), 'isAuthenticated')).toBe(true)
  })

  it('A1 the server rejects a sign-in form from another site', async () => {
    const { email, password } = await account('shopper', {}, running)
    const answer = await fetch(
      `${running.address}/authenticate/login`,
      form({ email, password }, { origin: 'https://evil.example' }),
    )
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('SESS-058 sign-in page and redirect have a referrer policy that lets the app read the header Referer', async () => {
    const { email, password } = await account('shopper', {}, running)
    const page = await fetch(`${running.address}/authenticate/login`)
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    const entered = await fetch(`${running.address}/authenticate/login`, {
      ...form({ email, password }),
      redirect: 'manual',
    })
    expect(entered.headers.get('referrer-policy')).toBe('same-origin')
  })
})

describe('the return URL of a sign-in', () => {
  const kept = [
    '/id/home',
    '/id',
    '/id?accept-invite-payload=x%2F%2Fy',
    '/id/card/7?a=//b',
    '/id/card/caf%C3%A9',
    '/id/x#//y',
  ]
  it.each(kept.map((text) => [text]))('ROUTE-057 X8 returnAddress returns %s unchanged', (text) => {
    expect(returnAddress(text)).toBe(text)
  })

  const refused = [
    '',
    'id/home',
    'https://evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%252f%252fevil.example',
    '/%252fevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' /id/home',
    '/\u0000/evil',
    '/id//evil.example',
    '/./%2fevil.example',
    '/..//evil.example',
    '/id/..%2f..%2f%2fevil.example',
    '/%0d%0aSet-Cookie:x=1',
    '/%E0%A4%A',
    '/\u00a0/evil',
    '/\u2028evil',
    'https:/evil.example',
    'https:\\\\evil.example',
    `/${'a'.repeat(5000)}`,
  ]
  it.each(refused.map((text) => [text.slice(0, 40), text]))(
    'ROUTE-057 X8 returnAddress replaces %j by the path of home',
    (_shown, text) => {
      expect(returnAddress(text)).toBe('/id/home')
    },
  )
})

// The clock stands still, so no code expires during a test.
const still = (): number => 1_800_000_000_000

describe('second factor of a sign-in', () => {
  let running: Running
  beforeAll(async () => {
    running = await startSandbox({ clock: still })
  })
  afterAll(() => running.close())

  it('A5 A8 a sign-in with two-factor needs the code after the password, and then gets a new session id', async () => {
    const { email, password, userId } = await account('shopper', { otpEnabled: true }, running)
    const jar = makeJar(running.address)
    const response = await jar.fetch('/authenticate/login', form({ email, password }))
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('autocomplete="one-time-code"')
    expect(page).toMatch(/Your authenticator app shows <b class="code">\d{6}</)
    expect(await isSignedIn(jar.fetch)).toBe(false)
    const halfway = jar.cookie()
    expect((await jar.fetch('/id/language')).status).toBe(401)
    expect((await jar.fetch('/authenticate/two-factor', form({ code: '000000' }))).status).toBe(422)
    const code = currentCode(await secretOf(running, userId), still())
    const entered = await jar.fetch('/authenticate/two-factor', form({ code, redirect: '/id/card' }))
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/id/card'])
    expect(jar.cookie()).not.toBe(halfway)
    expect(await isSignedIn(jar.fetch)).toBe(true)
    expect(await isSignedIn((path) => fetch(running.address + path, { headers: { cookie: halfway ?? '' } }))).toBe(
      false,
    )
  })

  it('A8 of four concurrent sign-ins with the same one-time code, only one succeeds', async () => {
    const { email, password, userId } = await account('shopper', { otpEnabled: true }, running)
    const code = currentCode(await secretOf(running, userId), still())
    const jars = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const jar = makeJar(running.address)
        await jar.fetch('/authenticate/login', form({ email, password }))
        return jar
      }),
    )
    const statuses = await Promise.all(
      jars.map(async (jar) => (await jar.fetch('/authenticate/two-factor', form({ code }))).status),
    )
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(3)
  })
})

describe('limits of sign-in attempts', () => {
  let running: Running
  beforeAll(async () => {
    running = await startSandbox({ clock: still, keepsControl: true })
  })
  afterAll(() => running.close())

  const attempt = (email: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${running.address}/authenticate/login`, {
      ...form({ email, password: 'wrong' }, headers),
      redirect: 'manual',
    })

  it('A11 the sixth attempt at an account within a minute gets status 429, whatever X-Forwarded-For contains', async () => {
    const { email, password } = await account('shopper', {}, running)
    for (let time = 0; time < 5; time += 1) {
      expect((await attempt(email, { 'x-forwarded-for': `10.0.0.${time}` })).status).toBe(422)
    }
    const refused = await attempt(email, { 'x-forwarded-for': '10.0.0.99' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.text()).toContain('Too many attempts. Try again in 60 seconds.')
    const right = await fetch(`${running.address}/authenticate/login`, {
      ...form({ email, password }),
      redirect: 'manual',
    })
    expect(right.status).toBe(429)
  })

  it('A11 the call authenticate and the sign-in form share one limit of attempts', async () => {
    const { email, fetch: call, csrf } = await account('shopper', {}, running)
    const body = facadeBody({ csrf, facade: 'public', method: 'authenticate', params: { email, hashedPassword: 'f' } })
    const ask = () => call(facadePath, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    for (let time = 0; time < 3; time += 1) expect((await ask()).status).toBe(400)
    for (let time = 0; time < 2; time += 1) expect((await attempt(email)).status).toBe(422)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toEqual({
      error: expect.stringMatching(/^Too many attempts/) as unknown,
      code: 'rate-limit',
    })
  })

  it('A11 one network address may make twenty attempts a minute, for all accounts together', async () => {
    // Starts a new sandbox, because earlier tests have used up attempts in the shared sandbox.
    const fresh = await startSandbox({ clock: still })
    const statuses: Array<number> = []
    for (let time = 0; time < 21; time += 1) {
      const init = { ...form({ email: `nobody-${time}@example.com`, password: 'wrong' }), redirect: 'manual' } as const
      statuses.push((await fetch(`${fresh.address}/authenticate/login`, init)).status)
    }
    await fresh.close()
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
  })
})
