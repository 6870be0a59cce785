import type { Page, Request, Route } from 'playwright/test'
import { mend } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { signInPage } from './people.ts'

const home = '/id/home'

/** Sees every call of start-up and home, and every place on home that one of them may fail in. */
const overrides = {
  firstName: 'Ada',
  isMissingShopperInfo: true,
  cards: [{ provider: 'galileo', nickname: 'Everyday', balance: '20.00' }],
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong.' })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const missingInfo = (page: Page) => page.getByText('Your Social Security number is missing.')
const joinButton = (page: Page) => page.getByRole('button', { name: 'Join Waitlist' })

/** Start-up cannot do without these: it is rejected (SESS-051), which is told with a way to try again (SHELL-020). */
const needed = [
  'GET /auth/session',
  'getProductTokens',
  'GetRecentActivity',
  'START_GET_PAYOUT_PROFILES',
  'GET /compliance/applications',
  'START_GET_BASIC_INFO',
  'GET /auth/facadeAccess',
  'GET /id/language',
  'GET /wallet-card/location',
] as const

/** These fail in a place of their own, and the app comes up; here is what that place shows then. */
const contained: Readonly<Record<string, { readonly id: string; readonly shows: (page: Page) => Promise<void> }>> = {
  GetDebitCards: {
    id: 'CARD-025',
    shows: async (page) => expect(region(page, 'Card')).toHaveCount(0),
  },
  GetDebitCardBalances: {
    id: 'CARD-026',
    shows: async (page) => expect(region(page, 'Card')).toContainText('Balance unavailable'),
  },
  getSecuritySettings: {
    id: 'SEC-031',
    shows: async (page) => expect(region(page, 'Card')).toContainText('$20.00'),
  },
  'GET /rates/history/:code/USD': {
    id: 'ERR-020',
    shows: async (page) => expect(region(page, 'Prices')).toContainText('Prices are unavailable at this time.'),
  },
  'GET /auth/passkey/status': {
    id: 'PASS-023',
    shows: async (page) => expect(region(page, 'Setup a Passkey')).toHaveCount(0),
  },
  GetPasskeyCredentials: {
    id: 'PASS-023',
    shows: async (page) => expect(region(page, 'Setup a Passkey')).toHaveCount(0),
  },
  'GET /marketing/marketingOptIn': {
    id: 'HOME-028',
    shows: async (page) => expect(joinButton(page)).toBeEnabled(),
  },
  'GET /compliance/missingShopperInfo': {
    id: 'VERIF-080',
    shows: async (page) => expect(missingInfo(page)).toHaveCount(0),
  },
  'POST /users/trackAnalyticsEvent': {
    id: 'ERR-038',
    shows: async (page) => expect(region(page, 'Card')).toContainText('$20.00'),
  },
}

const calls = [...needed, ...Object.keys(contained)]

const often = 40

interface Failing {
  readonly title: string
  /** null: the connection itself is cut off in the browser. */
  readonly fault: Readonly<Record<string, unknown>> | null
}

const failings: ReadonlyArray<Failing> = [
  { title: 'status 500', fault: { kind: 'status', status: 500, times: often } },
  { title: 'garbage', fault: { kind: 'garbage', times: often } },
  { title: 'status 429', fault: { kind: 'status', status: 429, retryAfter: 7, times: often } },
  { title: 'a dropped connection', fault: { kind: 'drop', times: often } },
  { title: 'no connection', fault: null },
]

/** As from the login page, so that analytics are told, too (SESS-058). */
const arrive = async (page: Page, baseURL: string | undefined): Promise<void> => {
  await page.goto(home, { referer: `${baseURL}/authenticate/login` })
}

const isCall = (request: Request, call: string): boolean => {
  const [, path] = call.split(' ')
  if (path === undefined) return request.postData()?.includes(`"${call}"`) === true
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return request.method() === call.split(' ')[0] && pattern.test(new URL(request.url()).pathname)
}

/** Until the call has been asked for, and has come to its end, whichever that is. */
const askedFor = async (page: Page, call: string): Promise<void> => {
  const isOver = (request: Request) => isCall(request, call)
  await Promise.race([page.waitForEvent('requestfinished', isOver), page.waitForEvent('requestfailed', isOver)])
}

/** Cuts one call off, until the returned function is called. */
const disconnect = async (page: Page, call: string): Promise<() => Promise<void>> => {
  const cut = (route: Route) => (isCall(route.request(), call) ? route.abort('internetdisconnected') : route.fallback())
  await page.route('**/*', cut)
  return () => page.unroute('**/*', cut)
}

/** How many of the requests so far were pages of the login. */
const loginsOf = (page: Page): { readonly count: () => number } => {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/authenticate/login') count += 1
  })
  return { count: () => count }
}

/** A failure that was not there before the last press. */
const markedAsSeen = 'data-seen'
const newFailure = (page: Page) => failure(page).and(page.locator(`:not([${markedAsSeen}])`))
const markAsSeen = (page: Page): Promise<void> =>
  failure(page).evaluate((element, name) => element.setAttribute(name, ''), markedAsSeen)

interface Turn {
  readonly call: string
  readonly failing: Failing
  readonly breakCall: (call: string, fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** Opens the page, or tries again. */
  readonly begin: () => Promise<void>
  readonly meet: () => Promise<void>
}

/** Lets a call fail in one way, and helps again. */
const fail = (page: Page, { call, failing: { title, fault }, breakCall, begin, meet }: Turn): Promise<void> =>
  test.step(title, async () => {
    const reconnect = fault === null ? await disconnect(page, call) : null
    if (fault !== null) await breakCall(call, fault)
    const asked = askedFor(page, call)
    await begin()
    await asked
    await meet()
    await mend(page)
    await reconnect?.()
  })

/** A call that comes late is waited for; one that is refused with 401 leads to the login page, once. */
const comeLateAndRefused = async (
  page: Page,
  { call, breakCall, baseURL }: Pick<Turn, 'call' | 'breakCall'> & { readonly baseURL: string | undefined },
): Promise<void> => {
  await test.step('late', async () => {
    await breakCall(call, { kind: 'hang', delayMs: 1_200 })
    await arrive(page, baseURL)
    await expect(welcome(page)).toBeVisible()
    await expect(region(page, 'Card')).toContainText('$20.00')
    await expect(region(page, 'Setup a Passkey')).toBeVisible()
    await expect(missingInfo(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await test.step('status 401', async () => {
    await breakCall(call, { kind: 'status', status: 401, times: often })
    const logins = loginsOf(page)
    await arrive(page, baseURL)
    await expect(signInPage(page)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(home)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(logins.count()).toBe(1)
    await expect(signInPage(page)).toBeVisible()
  })
}

/** What the title of every test of a call says besides. */
const lateAndRefused =
  'F7 SESS-018 SESS-019 and it is waited for where it comes late, and a status 401 leads to the login page, once'

for (const [index, call] of calls.entries()) {
  const place = contained[call]
  // Every call begins with another failure, and all of them are met on arriving, by the head start, as well as by another
  // try. What each of them is read as is the same for every call (test/transport).
  const begun = index % failings.length
  const order = [...failings.slice(begun), ...failings.slice(0, begun)].slice(0, 2)
  const words = order.map(({ title }) => title).join(', ')

  test.describe(call, () => {
    if (place === undefined) {
      test(`W5 F5 SESS-051 SHELL-020 is told, and trying again helps: ${words}; ${lateAndRefused}`, async ({
        page,
        account,
        breakCall,
        expectedErrors,
        baseURL,
      }) => {
        expectedErrors.push(/Failed to load resource/)
        await account('verified', overrides)
        const tryAgain = () => page.getByRole('button', { name: 'Try Again' }).click()
        const meet = async (): Promise<void> => {
          await expect(newFailure(page)).toBeVisible()
          await expect(page.getByRole('banner')).toHaveCount(0)
          await markAsSeen(page)
        }
        for (const [turn, failing] of order.entries()) {
          await fail(page, {
            call,
            failing,
            breakCall,
            begin: () => (turn === 0 ? arrive(page, baseURL) : tryAgain()),
            meet,
          })
        }
        await tryAgain()
        await expect(welcome(page)).toBeVisible()
        await expect(region(page, 'Card')).toContainText('$20.00')
        await expect(page).toHaveURL(home)
        await comeLateAndRefused(page, { call, breakCall, baseURL })
      })
    } else {
      test(`W5 F5 ${place.id} stays in its place: ${words}; ${lateAndRefused}`, async ({
        page,
        account,
        breakCall,
        expectedErrors,
        baseURL,
      }) => {
        expectedErrors.push(/Failed to load resource/)
        await account('verified', overrides)
        const meet = async (): Promise<void> => {
          await expect(welcome(page)).toBeVisible()
          await place.shows(page)
          await expect(failure(page)).toHaveCount(0)
          await expect(page).toHaveURL(home)
        }
        for (const failing of order) {
          await fail(page, { call, failing, breakCall, begin: () => arrive(page, baseURL), meet })
        }
        await comeLateAndRefused(page, { call, breakCall, baseURL })
      })
    }
  })
}
