import type { Page, Request, Route } from 'playwright/test'
import { signInPage } from './accounts.ts'
import { expectShown, recordAnnouncements } from './announcements.ts'
import { clearFaults, omitFromDocument } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { setOnline } from './network.ts'
import { open } from './pages.ts'

const home = '/id/home'
const overrides = {
  firstName: 'Ada',
  cards: [{ provider: 'galileo', nickname: 'Everyday', balance: '20.00' }],
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong.' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const joinButton = (page: Page) => page.getByRole('button', { name: 'Join Waitlist' })
const prices = (page: Page) => region(page, 'Prices').getByText(/^\$/)
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Counts matching requests from now on. */
const countRequests = (page: Page, isCounted: (request: Request) => boolean): { readonly count: () => number } => {
  let count = 0
  page.on('request', (request) => void (count += isCounted(request) ? 1 : 0))
  return { count: () => count }
}
const loginsOf = (page: Page) =>
  countRequests(
    page,
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/authenticate/login',
  )

/** Aborts all later requests of this resource type. Returns a function that lets requests succeed again. */
const abortAll = async (page: Page, kind: 'fetch' | 'script'): Promise<() => Promise<void>> => {
  const abort = (route: Route) =>
    route.request().resourceType() === kind ? route.abort('internetdisconnected') : route.fallback()
  await page.route('**/*', abort)
  return () => page.unroute('**/*', abort)
}

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/Failed to load resource/))

test('F5 SHELL-020 without a connection, the app shows that it failed to start, and a keyboard user can try again', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('verified', overrides)
  await omitFromDocument(page, 'GET /id/language')
  const reconnect = await abortAll(page, 'fetch')
  await page.goto(home)
  await expect(failure(page)).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(tryAgain(page)).toBeFocused()
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Enter')
  await failed
  await expect(failure(page)).toBeVisible()
  await reconnect()
  await tryAgain(page).click()
  await expect(welcome(page)).toBeVisible()
})

test('W5 F7 SESS-019 on home, only the panel whose request has failed shows an error; a 401 opens the sign-in page once', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified', overrides)
  await breakCall('GetDebitCardBalances', { kind: 'drop', times: 40 })
  await breakCall('GET /rates/history/:code/USD', { kind: 'garbage', times: 40 })
  await page.goto(home)
  await expect(welcome(page)).toBeVisible()
  await expect(region(page, 'Card')).toContainText('Balance unavailable')
  await expect(region(page, 'Prices')).toContainText('Prices are unavailable at this time.')
  await expect(failure(page)).toHaveCount(0)
  await clearFaults(page)

  await breakCall('GetRecentActivity', { kind: 'status', status: 401, times: 40 })
  const logins = loginsOf(page)
  await page.goto(home)
  await expect(signInPage(page)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(home)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(logins.count()).toBe(1)
})

test('F5 SHELL-020 if a request times out while the app starts, the app shows an error, and the user can try again', async ({
  page,
  account,
  breakCall,
}) => {
  // Replaces `AbortSignal.timeout`, so that the test decides when pending requests time out.
  await page.addInitScript(() => {
    const timeouts: Array<AbortController> = []
    AbortSignal.timeout = () => {
      const timeout = new AbortController()
      timeouts.push(timeout)
      return timeout.signal
    }
    const timeOut = (): void =>
      timeouts.splice(0).forEach((timeout) => timeout.abort(new DOMException('Too late', 'TimeoutError')))
    Object.assign(globalThis, { timeOut })
  })
  await account('verified', overrides)
  await breakCall('getProductTokens', { kind: 'hang', times: 1 })
  const pending = page.waitForRequest((request) => request.postData()?.includes('"getProductTokens"') === true)
  await page.goto(home)
  await pending
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await page.evaluate('timeOut()')
  await expect(failure(page)).toBeVisible()
  await tryAgain(page).click()
  await expect(welcome(page)).toBeVisible()
})

test('F5 ERR-017 joining the waitlist shows an error while the browser is offline, and succeeds once it is online again', async ({
  page,
  context,
  account,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await recordAnnouncements(page)
  await account('verified', overrides)
  await open(page, home)
  await expect(joinButton(page)).toBeEnabled()
  await expect(prices(page)).toHaveCount(4)
  await setOnline(context, false)
  await expect(page.getByRole('status').filter({ hasText: "You're offline." })).toContainText(
    /Amounts are from \d+:\d\d [AP]M\. You can pay and make changes once you're back online\./,
  )
  const addFunds = region(page, 'Card').getByRole('button', { name: 'Add funds' })
  await expect(addFunds).toBeDisabled()
  await expect(region(page, 'Available balance')).toContainText('You need to be online')
  await expectAccessible()
  await joinButton(page).click()
  await expect(page.getByRole('dialog')).toContainText(
    'There was an error adding you to the list. Please try again later.',
  )
  // The open dialog covers the message, so the message is visible but not announced.
  await setOnline(context, true)
  await expectShown(page, "You're back online.")
  await expect(addFunds).toBeEnabled()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(joinButton(page)).toBeEnabled()
  await joinButton(page).click()
  await expect(page.getByText('You are on the waitlist.')).toBeVisible()
})

test('F5 a page whose code failed to load shows an error; it loads after "Try Again" or when the browser is online again', async ({
  page,
  context,
  account,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/dynamically imported module/)
  await account('verified', overrides)
  await open(page, home)
  const lost = page.getByRole('heading', { level: 1, name: "We couldn't load this page." })

  await test.step('the page loads after Try Again', async () => {
    const reconnect = await abortAll(page, 'script')
    await tab(page, 'Pay Bills').click()
    await expect(lost).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toContainText(
      'Your money and your settings are unchanged.',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Help & Support' })).toBeVisible()
    await expectAccessible()
    await reconnect()
    await tryAgain(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pay Bills' })).toBeVisible()
  })

  await test.step('the page loads when the browser is online again', async () => {
    await setOnline(context, false)
    await tab(page, 'Crypto Payments').click()
    await expect(lost).toBeVisible()
    await setOnline(context, true)
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto Payments' })).toBeVisible()
  })
})

test('F7 ROUTE-058 if the session has ended, joining the waitlist sends one request and opens the sign-in page once', async ({
  page,
  context,
  account,
}) => {
  await account('verified', overrides)
  await open(page, home)
  await expect(joinButton(page)).toBeEnabled()
  // Waits until no request is pending, so that the join request is the first request after the session has ended.
  await expect(prices(page)).toHaveCount(4)
  const logins = loginsOf(page)
  const joins = countRequests(
    page,
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/marketing/marketingOptIn',
  )
  await context.clearCookies()
  await joinButton(page).click()
  await expect(signInPage(page)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(home)
  expect([logins.count(), joins.count()]).toEqual([1, 1])
})

test('F11 the app starts in a browser that blocks storage', async ({ page, account }) => {
  await account('verified', overrides)
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse })
  })
  await page.goto(home)
  await expect(welcome(page)).toBeVisible()
})
