import { expect, test } from './fixtures.ts'
import { cookiesOf, makePerson, sessionCookie, signIn, signInPage, welcome } from './people.ts'

const home = '/id/home'

/** Forms of an address that would lead away (X8). */
const hostileAddresses = [
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
]

/** What would run, or break out of a cookie, a header, an attribute or a path, also where it stays a value (X8). */
const hostileValues = [
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

const hostile = [...hostileAddresses, ...hostileValues]

/** So many that a test has time for each, on any machine: each text is a page of its own. */
const chunksOf = (
  texts: ReadonlyArray<string>,
  size: number,
): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, index) => {
    const chunk = texts.slice(index * size, (index + 1) * size)
    return [`${index * size + 1} to ${index * size + chunk.length} of ${texts.length}`, chunk] as const
  })

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    void dialog.dismiss()
    throw new Error(`A script of somebody else ran: ${dialog.message()}`)
  })
})

for (const [which, texts] of chunksOf(hostile, 6)) {
  test.describe(`hostile texts, ${which}`, () => {
    test('X8 ROUTE-057 as a return address lead into the app after signing in', async ({ page, baseURL }) => {
      for (const text of texts) {
        await page.goto(`/authenticate/login?redirect=${encodeURIComponent(text)}`)
        await page.getByRole('button', { name: 'Sign in as A new shopper' }).click({ noWaitAfter: true })
        // Some of them are harmless paths of this origin; whichever it is, it is one.
        await page.waitForURL((url) => !url.pathname.startsWith('/authenticate/'), { waitUntil: 'commit' })
        expect(page.url().startsWith(`${baseURL}/id/`), `${text} led to ${page.url()}`).toBe(true)
      }
      await expect(welcome(page)).toBeVisible()
    })

    test('X8 ROUTE-050 ROUTE-051 ROUTE-056 as an invite and its address stay inside the way back', async ({
      page,
      baseURL,
    }) => {
      for (const text of texts) {
        const encoded = encodeURIComponent(text)
        await page.goto(`/id?accept-invite-payload=${encoded}&email=${encoded}`)
        await expect(signInPage(page)).toBeVisible()
        const login = new URL(page.url())
        expect(login.origin).toBe(baseURL)
        expect([...login.searchParams.keys()]).toEqual(['redirect', 'destination'])
        const back = new URL(login.searchParams.get('redirect') ?? '', login)
        expect(back.origin + back.pathname).toBe(`${baseURL}/id`)
        expect([...back.searchParams]).toEqual([
          ['accept-invite-payload', text],
          ['email', text],
        ])
      }
    })
  })
}

for (const [which, texts] of chunksOf(hostileValues, 6)) {
  test.describe(`hostile values, ${which}`, () => {
    test('X8 ROUTE-063 ROUTE-065 ROUTE-067 in the query do nothing but be kept as "oid", in one cookie', async ({
      page,
      context,
      account,
      baseURL,
    }) => {
      await account('verified')
      const before = Object.fromEntries(await cookiesOf(context))
      for (const text of texts) {
        const encoded = encodeURIComponent(text)
        const others = ['email', 'apply', 'hidden-currencies', 'secret', 'isWallet', 'add-name'].map(
          (key) => `${key}=${encoded}`,
        )
        await page.goto(`${home}?oid=${encoded}&${others.join('&')}`)
        await expect(welcome(page)).toBeVisible()
        expect(new URL(page.url()).origin).toBe(baseURL)
        await expect(page.locator('img[src="x"], script:not([src])')).toHaveCount(0)
        const { referral = '', ...rest } = Object.fromEntries(await cookiesOf(context))
        expect(decodeURIComponent(referral)).toBe(text)
        expect(rest).toEqual(before)
      }
    })

    test('X8 RECV-074 as an invite of a signed-in user lead to where it is told, and stay in its parameter', async ({
      page,
      account,
      baseURL,
      expectedErrors,
    }) => {
      // The provider refuses what no text of its database can be.
      expectedErrors.push(/status of 400/)
      await account('verified')
      for (const text of texts) {
        await page.goto(`/id?accept-invite-payload=${encodeURIComponent(text)}`)
        await page.waitForURL((url) => url.pathname === '/id/settings/receiving-addresses', { waitUntil: 'commit' })
        const address = new URL(page.url())
        expect(address.origin).toBe(baseURL)
        expect([...address.searchParams]).toEqual([['accept-invite-payload', text]])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('img[src="x"], script:not([src])')).toHaveCount(0)
      }
    })
  })
}

const hostilePaths = [
  '//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/.//evil.example',
  '/https:%2f%2fevil.example',
  '/javascript:alert(1)',
  '/home/%2e%2e//evil.example',
  '/%00',
  '/%E0%A4%A',
  '/%25%32%66evil',
]

for (const [which, paths] of chunksOf(hostilePaths, 2)) {
  test.describe(`hostile paths, ${which}`, () => {
    // A path that is none is refused before it reaches the app, by an answer that names no icon.
    test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of (400|404)/))

    test('X8 ROUTE-056 stay on this origin until one has signed in, and after', async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      const person = await makePerson(request, 'verified')
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
    })

    test('X8 ROUTE-056 stay on this origin for a signed-in user', async ({ page, account, baseURL }) => {
      await account('verified')
      for (const path of paths) {
        const response = await page.goto(`/id${path}`)
        expect(page.url().startsWith(`${baseURL}/id`), `${path} led to ${page.url()}`).toBe(true)
        if (response?.status() === 200) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })
  })
}
