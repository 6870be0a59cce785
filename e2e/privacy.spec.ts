import type { Request } from 'playwright/test'
import { cookiesOf, createAccount, sessionCookie, signIn, signInPage, signOut, welcome } from './accounts.ts'
import { cachedFiles, startFiles, waitForCodeCache } from './code-cache.ts'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

const home = '/id/home'

const isHome = (request: Request): boolean => request.isNavigationRequest() && new URL(request.url()).pathname === home

/**
 * Id of the HTML element that contains the responses to the app's first calls, so that the app need not send these calls.
 */
const block = 'paydeck-first-answers'
const firstAnswersIn = (html: string) => {
  const answers = JSON.parse(new RegExp(`id="${block}">(.*?)</script>`).exec(html)?.[1] ?? '[]') as ReadonlyArray<{
    readonly call: string
    readonly body: unknown
  }>
  return Object.fromEntries(answers.map(({ call, body }) => [call, body])) as {
    readonly 'GET /auth/session': { readonly csrfToken: string }
    readonly getProductTokens: { readonly data: ReadonlyArray<{ readonly facade: string; readonly token: string }> }
    readonly getSecuritySettings: { readonly data: { readonly otpAuthKey: string } }
  }
}

test('X5 a signed-in user who follows a link from another site is still signed in', async ({
  page,
  account,
  baseURL,
}) => {
  await account('verified')
  await page.goto('about:blank')
  await page.setContent(`<a href="${baseURL}/id?accept-invite-payload=token-7">Answer the invite</a>`)
  const landing = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/id?'))
  await page.getByRole('link').click()
  expect((await (await landing).allHeaders())['cookie']).toBeUndefined()
  await expect(page).toHaveURL('/id/settings/receiving-addresses?accept-invite-payload=token-7')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('ROUTE-063 ROUTE-064 ROUTE-065 the app stores the query parameter "oid" in a cookie, even before a sign-in', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const written: Array<string> = []
    Object.assign(globalThis, { written })
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => own?.get?.call(document) as unknown,
      set: (text: string) => {
        written.push(text)
        own?.set?.call(document, text)
        // Stores the written cookies in `sessionStorage`, which survives the navigation to the sign-in page.
        sessionStorage.setItem('written', JSON.stringify(written))
      },
    })
  })
  await page.goto('/id/crypto-payments?oid=friend-1')
  await expect(signInPage(page)).toBeVisible()
  const written = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('written'))) ?? '[]',
  ) as ReadonlyArray<string>
  expect(written).toHaveLength(1)
  expect(written[0]?.split('; ').toSorted()).toEqual([
    'Max-Age=863913600',
    'Path=/',
    'SameSite=Lax',
    'referral=friend-1',
  ])
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'referral')
  expect(cookie).toMatchObject({ value: 'friend-1', path: '/', sameSite: 'Lax' })
  // Browsers cap the lifetime of cookies. 399 days are less than any cap.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400)
})
test('X13 SESS-021 after a sign-out, the browser’s back button, cache and storage reveal no private data', async ({
  page,
  context,
  account,
}) => {
  const cacheable: Array<string> = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // The HTML of `/id/home` is private too, since the responses to the app's first calls are embedded in it.
    const isPrivate = /^\/(api|auth|compliance|marketing|wallet-card|id\/home)\b/.test(pathname)
    if (isPrivate && !/\bno-store\b/.test(response.headers()['cache-control'] ?? '')) cacheable.push(pathname)
  })
  await account('cardholder', {
    firstName: 'Benedikta',
    cards: [{ provider: 'galileo', nickname: 'Secret savings' }],
  })
  await open(page, home)
  await expect(page.getByText('Secret savings')).toBeVisible()

  await test.step('a page restored from the back-forward cache reloads, since its user may have signed out', async () => {
    // A headless browser caches no page, so the test dispatches the event that a page restored from the cache receives.
    await page.evaluate(() => {
      document.documentElement.dataset['kept'] = 'yes'
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page.locator('html:not([data-kept])')).toHaveCount(1)
    await expect(welcome(page)).toHaveText('Welcome, Benedikta')
  })

  await test.step('neither cache nor database holds a response', async () => {
    expect(cacheable).toEqual([])
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    await waitForCodeCache(page)
    expect(await cachedFiles(page)).toEqual([startFiles()])
  })

  await test.step('the back button leads to the sign-in page after a sign-out', async () => {
    const session = (await cookiesOf(context)).get(sessionCookie)
    await page.goto('/id/settings/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await signOut(page)
    await expect(signInPage(page)).toBeVisible()
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (/Benedikta|Secret savings/.test(document.documentElement.textContent))
          console.error('something private was shown')
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goBack()
      await expect(signInPage(page)).toBeVisible()
      await expect(page.getByText(/Benedikta|Secret savings/)).toHaveCount(0)
    }
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toMatch(/Benedikta|Secret|@example/)
    expect(await cachedFiles(page)).toEqual([startFiles()])
    expect((await cookiesOf(context)).get(sessionCookie)).not.toBe(session)
  })
})

test('X5 L1 P5 scripts cannot read the session cookie, and secrets appear only where the API contract allows them', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = await createAccount(request, 'verified')
  const urls: Array<{ readonly method: string; readonly url: string }> = []
  const logged: Array<string> = []
  const secrets = new Map([
    ['password', person.password],
    ['address', person.email],
  ])
  page.on('console', (message) => logged.push(message.text()))
  const again: Array<string> = []
  page.on('request', (sent) => {
    if (isHome(sent)) again.length = 0
    if (/"getProductTokens"/.test(sent.postData() ?? '') || sent.url().endsWith('/auth/session')) again.push(sent.url())
  })
  page.on('request', (sent) => {
    urls.push({ method: sent.method(), url: decodeURIComponent(sent.url()) })
    const referrer = sent.headers()['referer']
    if (referrer !== undefined) urls.push({ method: 'referrer', url: decodeURIComponent(referrer) })
  })
  const session = page.waitForResponse('**/auth/session')
  await page.goto(home)
  await session
  const opened = page.waitForResponse((answer) => isHome(answer.request()))
  await signIn(page, person)
  const {
    'GET /auth/session': { csrfToken },
    getProductTokens: { data },
    getSecuritySettings: { data: security },
  } = firstAnswersIn(await (await opened).text())
  await expect(welcome(page)).toBeVisible()
  // The app has read the responses embedded in the HTML, and has removed them from the document.
  expect(again).toEqual([])
  await expect(page.locator(`#${block}`)).toHaveCount(0)
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toEqual([sessionCookie])
  expect(cookies[0]).toMatchObject({
    domain: new URL(baseURL ?? '').hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  })
  expect(JSON.stringify(cookies[0]).length).toBeLessThan(4096)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByText('You are on the waitlist.')).toBeVisible()
  secrets.set('CSRF value', csrfToken)
  secrets.set('secret for two-factor', security.otpAuthKey)
  for (const { facade, token } of data) secrets.set(`token of ${facade}`, token)
  secrets.set('session', (await cookiesOf(context)).get(sessionCookie) ?? '')
  expect([...secrets.values()].every((secret) => secret.length > 8)).toBe(true)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.documentElement.outerHTML]),
  )
  // Two exceptions that the contract itself requires: the token in a path (CALL-077) and the email in a query string
  // (CALL-090, CALL-103).
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
    expect(
      logged.filter((text) => text.includes(secret)),
      `${name} in the console`,
    ).toEqual([])
    if (name !== 'address') expect(stored.includes(secret), `${name} in what is stored or shown`).toBe(false)
  }
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toContain(person.email)
})
