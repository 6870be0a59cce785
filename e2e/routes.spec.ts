import type { Page, Request } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const atLogin = async (page: Page): Promise<void> => expect(heading(page, 'Sign in to Paydeck')).toBeVisible()

/** The addresses of all pages that the browser asks for, oldest first, without the origin. */
const pagesAskedFor = (page: Page): ReadonlyArray<string> => {
  const asked: Array<string> = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      const { pathname, search } = new URL(request.url())
      asked.push(pathname + search)
    }
  })
  return asked
}

test.describe('home', () => {
  test('ROUTE-001 ROUTE-002 "/home" is home for a signed-in user', async ({ page, account }) => {
    await account('verified')
    await page.goto('/id/home')
    await expect(heading(page, /^Welcome/)).toBeVisible()
    await expect(page).toHaveURL('/id/home')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  const others = ['/', '/id', '/id/', '/id/no-such-page', '/id/no/such/page?x=1', '/id/dev', '/id/home/']
  test(`ROUTE-001 ROUTE-034 ROUTE-035 is any other address, too: ${others.join(' ')}`, async ({ page, account }) => {
    await account('verified')
    for (const path of others) {
      await page.goto(path)
      await expect.soft(heading(page, /^Welcome/), path).toBeVisible()
      await expect.soft(page, path).toHaveURL(/\/id\/home\/?$/)
    }
  })
})

test.describe('no user signed in', () => {
  const cases = [
    { path: '/id/home', back: '/id/home' },
    { path: '/id', back: '/id/home' },
    { path: '/id/', back: '/id/home' },
    { path: '/id/card/abc', back: '/id/card/abc' },
    { path: '/id/settings/security', back: '/id/settings/security' },
    {
      path: '/id/verification/get-started?apply=payoutsRecipient',
      back: '/id/verification/get-started?apply=payoutsRecipient',
    },
    { path: '/id/no-such-page', back: '/id/no-such-page' },
  ]
  test('ROUTE-002 ROUTE-038 ROUTE-054 every address leads to the login page, which knows the way back', async ({
    page,
  }) => {
    const asked = pagesAskedFor(page)
    for (const [index, { path, back }] of cases.entries()) {
      await page.goto(path)
      await atLogin(page)
      const address = new URL(page.url())
      expect.soft(address.pathname, path).toBe('/authenticate/login')
      const way = new RegExp(`^/?${back.slice(1).replace(/[?]/g, '\\$&')}$`)
      expect.soft(address.searchParams.get('redirect'), path).toMatch(way)
      expect
        .soft(
          asked.filter((one) => one.startsWith('/authenticate/login')),
          path,
        )
        .toHaveLength(index + 1)
    }
  })

  test('ROUTE-002 ROUTE-038 shows nothing of the app on the way to the login page', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('main h1, header nav') !== null && location.pathname.startsWith('/id'))
          console.error('the app was shown')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/id/home')
    await atLogin(page)
  })
})

test.describe('redirects', () => {
  test('ROUTE-017 verification without a product goes home', async ({ page, account }) => {
    await account('verified')
    const logged: Array<string> = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/id/verification/get-started')
    await expect(heading(page, /^Welcome/)).toBeVisible()
    await expect(page).toHaveURL('/id/home')
    expect(logged.filter((text) => text.includes('"apply"'))).toHaveLength(1)
  })

  test('ROUTE-015 ROUTE-018 verification keeps the product that it was asked for', async ({ page, account }) => {
    await account('verified')
    await page.goto('/id/verification/somewhere?apply=payoutsRecipient')
    await expect(page).toHaveURL('/id/verification/get-started?apply=payoutsRecipient')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('ROUTE-026 the settings lead to the profile on a wide screen', async ({ page, account }) => {
    await account('verified')
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto('/id/settings')
    await expect(page).toHaveURL('/id/settings/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The redirect took the place of the address: going back does not lead into it again.
    await page.goto('/id/home')
    await page.goBack()
    await expect(page).toHaveURL('/id/settings/profile')
  })

  test('ROUTE-026 the settings are a page of their own on a phone', async ({ page, account }) => {
    await account('verified')
    await page.setViewportSize({ width: 767, height: 800 })
    await page.goto('/id/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/id/settings')
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(page).toHaveURL('/id/settings/profile')
  })

  test('ROUTE-039 receiving addresses lead to the settings without payouts', async ({ page, account }) => {
    await account('shopper')
    await page.goto('/id/settings/receiving-addresses')
    await expect(page).toHaveURL('/id/settings/profile')
  })

  test('ROUTE-042 ROUTE-046 without cards both card areas lead elsewhere', async ({ page, account }) => {
    await account('verified')
    await page.goto('/id/card')
    await expect(page).toHaveURL('/id/card/get-started')
    await page.goto('/id/settings/card')
    await expect(page).toHaveURL('/id/settings/profile')
  })

  test('ROUTE-041 ROUTE-043 ROUTE-049 a known card stays over a reload, an unknown one does not', async ({
    page,
    account,
  }) => {
    await account('cardholder')
    await page.goto('/id/card')
    await expect(page).toHaveURL(/\/id\/card\/(?!get-started)[^/]+$/)
    const { pathname } = new URL(page.url())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(pathname)
    await page.goto('/id/card/none-of-mine')
    await expect(page).toHaveURL('/id/card/get-started')
  })

  test('ROUTE-029 the pages beside the app are left for with the access, and lead home without it', async ({
    page,
    account,
  }) => {
    await account('merchant')
    await page.goto('/id/dashboard')
    await expect(page).toHaveURL('/dashboard')
    await expect(heading(page, 'Business dashboard')).toBeVisible()
    await page.goto('/id/utils-dashboard')
    await expect(page).toHaveURL('/utils-dashboard')
    await expect(heading(page, 'Util Dashboard')).toBeVisible()
    await account('verified')
    for (const path of ['/id/dashboard', '/id/utils-dashboard']) {
      await page.goto(path)
      await expect(heading(page, /^Welcome/)).toBeVisible()
      await expect(page).toHaveURL('/id/home')
    }
  })
})

test.describe('through the login page', () => {
  const signIn = async (page: Page, person: { readonly email: string; readonly password: string }): Promise<void> => {
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  }

  test('ROUTE-050 ROUTE-051 ROUTE-052 ROUTE-053 an invite comes back unchanged from signing in', async ({
    page,
    request,
  }) => {
    const made = await request.post('/sandbox/accounts', { data: { persona: 'verified' } })
    const person = (await made.json()) as { readonly email: string; readonly password: string }
    const invite = 'tok/en+1 &=?#%é"<'
    const email = 'ada+invited@example.com'
    const asked = pagesAskedFor(page)
    await page.goto(`/id?accept-invite-payload=${encodeURIComponent(invite)}&email=${encodeURIComponent(email)}`)
    await atLogin(page)
    const login = new URL(page.url())
    expect(login.pathname).toBe('/authenticate/login')
    expect(login.searchParams.get('destination')).toBe('payoutInvite')
    const back = new URL(login.searchParams.get('redirect') ?? '', login)
    expect(back.pathname).toBe('/id')
    expect([...back.searchParams]).toEqual([
      ['accept-invite-payload', invite],
      ['email', email],
    ])
    await expect(page.getByText('Sign in to answer the invite to receive payouts.')).toBeVisible()
    await signIn(page, person)
    await page.waitForURL((url) => url.pathname === '/id/settings/receiving-addresses')
    const returned = asked.map((one) => new URL(one, login)).findLast(({ pathname }) => pathname === '/id')
    expect(returned?.searchParams.get('accept-invite-payload')).toBe(invite)
    // Tried at once and refused, it is told of where it can be tried again (RECV-074); the address is gone (L1).
    expect([...new URL(page.url()).searchParams]).toEqual([['accept-invite-payload', invite]])
  })

  test('ROUTE-041 SESS-041 an invite opens the receiving addresses to a user without payors', async ({
    page,
    account,
  }) => {
    await account('shopper')
    await page.goto('/id?accept-invite-payload=token-7')
    // It is tried at once, and this one is none: what comes of it is told there (RECV-074).
    await expect(page).toHaveURL('/id/settings/receiving-addresses?accept-invite-payload=token-7')
    await expect(heading(page, 'Receiving Addresses')).toBeVisible()
  })

  test('ROUTE-038 ROUTE-054 a deep link is kept through signing in', async ({ page, request }) => {
    const made = await request.post('/sandbox/accounts', { data: { persona: 'verified' } })
    await page.goto('/id/verification/get-started?apply=payoutsRecipient')
    await atLogin(page)
    await signIn(page, (await made.json()) as { readonly email: string; readonly password: string })
    await expect(page).toHaveURL('/id/verification/get-started?apply=payoutsRecipient')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the ways out', () => {
  test('ROUTE-058 ERR-001 a 401 sends the browser to the login page', async ({ page, account, breakCall }) => {
    await account('verified')
    await breakCall('GET /compliance/applications', { kind: 'status', status: 401 })
    const asked = pagesAskedFor(page)
    await page.goto('/id/crypto-payments')
    await atLogin(page)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/id/crypto-payments')
    expect(asked.filter((one) => one.startsWith('/authenticate/login'))).toHaveLength(1)
  })

  test('ROUTE-059 a sign-out ends at the login page', async ({ page, account }) => {
    await account('verified')
    await page.goto('/id/settings/profile')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await atLogin(page)
    await expect(page).toHaveURL('/authenticate/login')
  })
})
