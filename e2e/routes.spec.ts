import type { Page, Request } from 'playwright/test'
import { createAccount, signIn, signInPage } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './frame.ts'

/** Returns the URLs of all HTML documents that the browser requests, oldest first, without the origin. */
const documentsOf = (page: Page): ReadonlyArray<string> => {
  const addresses: Array<string> = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      const { pathname, search } = new URL(request.url())
      addresses.push(pathname + search)
    }
  })
  return addresses
}

test('ROUTE-002 ROUTE-038 ROUTE-054 before the sign-in, a link to a page shows nothing of the app; after it, the page opens', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const isLogin = (): boolean => document.referrer.includes('/authenticate/login')
    new MutationObserver(() => {
      const isShown = document.querySelector('main h1, header nav') !== null && location.pathname.startsWith('/id')
      if (isShown && !isLogin()) console.error('the app was shown')
    }).observe(document, { childList: true, subtree: true })
  })
  const path = '/id/verification/get-started?apply=payoutsRecipient'
  const documents = documentsOf(page)
  await page.goto(path)
  await expect(signInPage(page)).toBeVisible()
  const login = new URL(page.url())
  expect([login.pathname, login.searchParams.get('redirect')]).toEqual(['/authenticate/login', path])
  expect(documents.filter((address) => address.startsWith('/authenticate/login'))).toHaveLength(1)
  await signIn(page, await createAccount(request, 'verified'))
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toBeVisible()
})

test('ROUTE-050 ROUTE-051 ROUTE-052 ROUTE-053 the invite token in the URL is the same before and after the sign-in', async ({
  page,
  request,
}) => {
  const person = await createAccount(request, 'verified')
  const invite = 'tok/en+1 &=?#%é"<'
  const email = 'ada+invited@example.com'
  const documents = documentsOf(page)
  await page.goto(`/id?accept-invite-payload=${encodeURIComponent(invite)}&email=${encodeURIComponent(email)}`)
  await expect(signInPage(page)).toBeVisible()
  const login = new URL(page.url())
  expect(login.pathname).toBe('/authenticate/login')
  expect(login.searchParams.get('destination')).toBe('payoutInvite')
  const back = new URL(login.searchParams.get('redirect') ?? '', login)
  expect(back.pathname).toBe('/id')
  expect([...back.searchParams]).toEqual([
    ['accept-invite-payload', invite],
    ['email', email],
  ])
  await expect(page.getByText('Sign in to respond to your payout invite.')).toBeVisible()
  await signIn(page, person)
  await page.waitForURL((url) => url.pathname === '/id/settings/receiving-addresses')
  const returned = documents.map((one) => new URL(one, login)).findLast(({ pathname }) => pathname === '/id')
  expect(returned?.searchParams.get('accept-invite-payload')).toBe(invite)
  // The app sends the invite token immediately, and the provider rejects it. The token stays in the URL, so that the user
  // can try again (RECV-074, L1).
  expect([...new URL(page.url()).searchParams]).toEqual([['accept-invite-payload', invite]])
})

test('ROUTE-026 the settings are a separate page on a phone, and redirect to the profile on a wide screen', async ({
  page,
  account,
}) => {
  await account('verified')
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/id/settings')
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL('/id/settings')
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page).toHaveURL('/id/settings/profile')
  // The redirect has replaced the history entry, so that going back does not redirect again.
  await page.goto('/id/home')
  await page.goBack()
  await expect(page).toHaveURL('/id/settings/profile')
})

test('ROUTE-001 ROUTE-029 ROUTE-035 a dashboard URL redirects to a page outside the app, and an unknown URL redirects to home', async ({
  page,
  account,
}) => {
  await account('merchant')
  for (const [path, name] of [
    ['/dashboard', 'Business dashboard'],
    ['/utils-dashboard', 'Util Dashboard'],
  ] as const) {
    await page.goto(`/id${path}`)
    await expect(page).toHaveURL(path)
    await expect(heading(page, name)).toBeVisible()
  }
  for (const path of ['/', '/id/no/such/page?x=1']) {
    await page.goto(path)
    await expect(heading(page, /^Welcome/), path).toBeVisible()
    await expect(page, path).toHaveURL('/id/home')
  }
})
