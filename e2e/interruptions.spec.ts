import type { Page, Route } from 'playwright/test'
import { calm } from './calm.ts'
import { expect, test } from './fixtures.ts'
import { mayHurry, setHurry } from './hurry.ts'
import { open } from './pages.ts'
import { signInPage, visitKey } from './people.ts'
import { expectSeen, takeNote } from './told.ts'

const home = '/id/home'
const overrides = { firstName: 'Ada' }

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong.' })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const joinButton = (page: Page) => page.getByRole('button', { name: 'Join Waitlist' })

/** How many of the requests so far were pages of the login. */
const loginsOf = (page: Page): { readonly count: () => number } => {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/authenticate/login') count += 1
  })
  return { count: () => count }
}

test.describe('no answer at all', () => {
  for (const call of [
    'GET /auth/session',
    'getProductTokens',
    'GET /compliance/applications',
    'START_GET_BASIC_INFO',
  ]) {
    test(`F5 SHELL-020 ${call} is given up, told, and tried again`, async ({ page, account, breakCall }) => {
      await account('verified', overrides)
      await mayHurry(page, true)
      await breakCall(call, { kind: 'hang', times: 1 })
      await page.goto(home)
      await expect(failure(page)).toBeVisible({ timeout: 20_000 })
      await setHurry(page, false)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(welcome(page)).toBeVisible()
    })
  }

  test('F5 ERR-017 a join is given up, and told', async ({ page, account, breakCall }) => {
    await account('verified', overrides)
    await mayHurry(page, false)
    await breakCall('POST /marketing/marketingOptIn', { kind: 'hang', times: 1 })
    await page.goto(home)
    await expect(joinButton(page)).toBeEnabled()
    await setHurry(page, true)
    await joinButton(page).click()
    await expect(page.getByRole('dialog')).toContainText(
      'There was an error adding you to the list. Please try again later.',
    )
  })
})

test.describe('the connection', () => {
  test('F5 without any connection start-up is told, and it recovers once there is one', async ({
    page,
    account,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    await account('verified', overrides)
    const cut = (route: Route) =>
      route.request().resourceType() === 'fetch' ? route.abort('internetdisconnected') : route.fallback()
    await page.route('**/*', cut)
    await page.goto(home)
    await expect(failure(page)).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(failure(page)).toBeVisible()
    await page.unroute('**/*', cut)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(welcome(page)).toBeVisible()
  })

  test('F5 SHELL-020 the whole failure can be met and left with the keyboard', async ({
    page,
    account,
    breakCall,
    expectAccessible,
  }) => {
    await account('verified', overrides)
    await breakCall('getProductTokens', { kind: 'status', status: 500 })
    await page.goto(home)
    await expect(failure(page)).toContainText('Error 500')
    await expectAccessible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(welcome(page)).toBeVisible()
  })

  test('F5 ERR-017 joining without a connection is told, and works once there is one', async ({
    page,
    context,
    account,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
    await takeNote(page)
    await account('verified', {
      ...overrides,
      cards: [{ provider: 'galileo', nickname: 'Everyday', balance: '20.00' }],
    })
    await open(page, home)
    await expect(joinButton(page)).toBeEnabled()
    await expect(region(page, 'Prices').getByText(/^\$/)).toHaveCount(4)
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toContainText(
      /Amounts are from \d+:\d\d [AP]M\. Payments and changes wait until you are back\./,
    )
    const addFunds = region(page, 'Card').getByRole('button', { name: 'Add funds' })
    await expect(addFunds).toBeDisabled()
    await expect(region(page, 'Available balance')).toContainText('Needs a connection')
    await expectAccessible()
    await joinButton(page).click()
    await expect(page.getByRole('dialog')).toContainText(
      'There was an error adding you to the list. Please try again later.',
    )
    // The dialog stays open: what comes back under it is seen.
    await context.setOffline(false)
    await expectSeen(page, 'You are back online.')
    await expect(addFunds).toBeEnabled()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(joinButton(page)).toBeEnabled()
    await joinButton(page).click()
    await expect(page.getByText('You are on the waitlist.')).toBeVisible()
  })

  test('F5 a page whose code cannot be loaded says so, and comes with the connection', async ({
    page,
    account,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(/Failed to load resource|dynamically imported module/)
    await account('verified', overrides)
    // What tells of it is there: it comes after the first paint.
    await open(page, home)
    const cut = (route: Route) =>
      route.request().resourceType() === 'script' ? route.abort('internetdisconnected') : route.fallback()
    await page.route('**/*', cut)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pay Bills' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded.' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toContainText(
      'Your money and your settings are as they were.',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Help & Support' })).toBeVisible()
    await expectAccessible()
    await page.unroute('**/*', cut)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pay Bills' })).toBeVisible()
  })
})

test.describe('a session that ends in the middle', () => {
  const posts = (page: Page): { readonly count: () => number } => {
    let count = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/marketing/marketingOptIn') count += 1
    })
    return { count: () => count }
  }

  test('F7 ROUTE-058 of joining the waitlist: one redirect, and nothing is sent twice', async ({
    page,
    context,
    account,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/)
    await account('verified', overrides)
    await page.goto(home)
    await expect(joinButton(page)).toBeEnabled()
    const logins = loginsOf(page)
    const joins = posts(page)
    // What the page asks for by itself is through: only what is pressed meets the end of the session.
    await calm(page)
    await context.clearCookies()
    await joinButton(page).click()
    await expect(signInPage(page)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(home)
    expect(logins.count()).toBe(1)
    expect(joins.count()).toBe(1)
  })

  test('F7 ROUTE-058 of asking for prices again: four answers, one redirect', async ({
    page,
    context,
    account,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/)
    await account('verified', overrides)
    await page.goto('/id/crypto-payments')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const logins = loginsOf(page)
    // What the page asks for by itself is through: only what is pressed meets the end of the session.
    await calm(page)
    await context.clearCookies()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(signInPage(page)).toBeVisible()
    expect(logins.count()).toBe(1)
  })

  test('F7 SESS-023 of signing out: the login page, once', async ({ page, context, account, expectedErrors }) => {
    expectedErrors.push(/status of 401/)
    await account('verified', overrides)
    await page.goto(home)
    await expect(welcome(page)).toBeVisible()
    const logins = loginsOf(page)
    // What the page asks for by itself is through: only what is pressed meets the end of the session.
    await calm(page)
    await context.clearCookies()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(signInPage(page)).toBeVisible()
    expect(logins.count()).toBe(1)
  })

  test('F8 SESS-017 a session that was renewed elsewhere goes on here, and the call is sent again once', async ({
    page,
    context,
    request,
    account,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 403/)
    const made = await request.post('/sandbox/accounts', { data: { persona: 'verified', overrides } })
    const person = (await made.json()) as { readonly email: string; readonly password: string }
    await account('verified', overrides)
    const signIn = async (tab: Page): Promise<void> => {
      await tab.goto('/authenticate/login')
      await tab.getByLabel('Email').fill(person.email)
      await tab.getByLabel('Password').fill(person.password)
      await tab.getByRole('button', { name: 'Sign in', exact: true }).first().click()
      await expect(welcome(tab)).toBeVisible()
    }
    await signIn(page)
    // What the page asks for by itself is through: only the press meets the renewed session.
    await calm(page)
    const joins = posts(page)
    const other = await context.newPage()
    await signIn(other)
    await joinButton(page).click()
    await expect(page.getByText('You are on the waitlist.')).toBeVisible()
    expect(joins.count()).toBe(2)
    const record = (await (await page.request.get('/sandbox/calls')).json()) as {
      readonly calls: ReadonlyArray<{ readonly name: string }>
    }
    expect(record.calls.filter(({ name }) => name === 'POST /marketing/marketingOptIn')).toHaveLength(1)
  })
})

test.describe('storage', () => {
  test('F11 the app comes up where storage is forbidden', async ({ page, account }) => {
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

  test('F11 the app comes up where storage is full', async ({ page, account }) => {
    await account('verified', overrides)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto(home)
    await expect(welcome(page)).toBeVisible()
  })

  test('F11 the app comes up where storage holds nonsense', async ({ page, account }) => {
    await account('verified', overrides)
    await page.addInitScript(
      (keys) => {
        for (const key of keys) localStorage.setItem(key, '{"__proto__":[1e999')
      },
      ['appearance', await visitKey(page)],
    )
    await page.goto(home)
    await expect(welcome(page)).toBeVisible()
  })
})
