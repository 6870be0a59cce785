import type { Page } from 'playwright/test'
import { cookiesOf, sessionCookie, signInPage, welcome } from './accounts.ts'
import { expect, test } from './fixtures.ts'

/**
 * Hostile texts, one of each kind. Two other tests cover all hostile texts (test/routes/hostile-addresses.app.test.tsx,
 * test/sandbox/hostile-addresses.test.ts). These few are also tested here, because a simulated browser does not parse
 * URLs and store cookies as a real one does.
 */
const address = '/\\evil.example'
const markup = '"><img src=x onerror=alert(1)>'
const cookie = `x\r\nSet-Cookie: ${sessionCookie}=stolen; Domain=evil.example; Max-Age=0`
const path = '/id/home/%2e%2e//evil.example'

const foreignMarkup = (page: Page) => page.locator('img[src="x"], script:not([src])')

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    void dialog.dismiss()
    throw new Error(`A foreign script ran: ${dialog.message()}`)
  })
})

test('X8 ROUTE-050 ROUTE-056 ROUTE-057 a hostile invite, path or redirect parameter never leads to a foreign origin', async ({
  page,
  baseURL,
}) => {
  const encoded = encodeURIComponent(markup)
  await page.goto(`/id?accept-invite-payload=${encoded}&email=${encoded}`)
  await expect(signInPage(page)).toBeVisible()
  const login = new URL(page.url())
  expect([login.origin, ...login.searchParams.keys()]).toEqual([baseURL, 'redirect', 'destination'])
  const back = new URL(login.searchParams.get('redirect') ?? '', login)
  expect([back.origin + back.pathname, ...back.searchParams.values()]).toEqual([`${baseURL}/id`, markup, markup])
  await expect(foreignMarkup(page)).toHaveCount(0)

  for (const start of [path, `/authenticate/login?redirect=${encodeURIComponent(address)}`]) {
    await page.goto(start)
    await expect(signInPage(page)).toBeVisible()
    await page.getByRole('button', { name: 'Sign in as A new shopper' }).click({ noWaitAfter: true })
    await page.waitForURL((url) => !url.pathname.startsWith('/authenticate/'), { waitUntil: 'commit' })
    expect(page.url().startsWith(`${baseURL}/id/`), `${start} led to ${page.url()}`).toBe(true)
    await expect(welcome(page)).toBeVisible()
    // Leaves the app before the cookies are removed. Otherwise a request of the app could get a 401 and redirect to the
    // sign-in page.
    await page.goto('about:blank')
    await page.context().clearCookies()
  }
})

test('X8 ROUTE-056 ROUTE-063 ROUTE-065 hostile paths and query values change nothing but the referral cookie', async ({
  page,
  context,
  account,
  baseURL,
}) => {
  await account('verified')
  const before = Object.fromEntries(await cookiesOf(context))
  for (const text of [markup, cookie]) {
    const encoded = encodeURIComponent(text)
    const query = ['oid', 'email', 'apply', 'hidden-currencies', 'secret', 'isWallet', 'add-name'].map(
      (key) => `${key}=${encoded}`,
    )
    await page.goto(`/id/home?${query.join('&')}`)
    await expect(welcome(page)).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
    await expect(foreignMarkup(page)).toHaveCount(0)
    const { referral = '', ...others } = Object.fromEntries(await cookiesOf(context))
    expect(decodeURIComponent(referral)).toBe(text)
    expect(others).toEqual(before)
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url().startsWith(`${baseURL}/id`), page.url()).toBe(true)
})
