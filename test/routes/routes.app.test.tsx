import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeAccount, makeVisitor } from '../app/account.ts'
import { openApp } from '../app/open-app.tsx'

const findHeading = (name: string | RegExp = /./) => screen.findByRole('heading', { level: 1, name })
const address = () => location.pathname + location.search
const expectAddress = (wanted: string | RegExp) =>
  waitFor(() => expect(address()).toEqual(typeof wanted === 'string' ? wanted : expect.stringMatching(wanted)))

it('ROUTE-001 ROUTE-002 "/home" shows the home page to a signed-in user', async () => {
  await openApp(await makeAccount('verified'), '/home')
  await findHeading(/^Welcome/)
  expect(address()).toBe('/id/home')
  const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
})

it.each(['', '/', '/no-such-page', '/no/such/page?x=1', '/dev', '/home/'])(
  'ROUTE-001 ROUTE-034 ROUTE-035 the URL /id%s leads a signed-in user to the home page',
  async (path) => {
    await openApp(await makeAccount('verified'), path)
    expect(await findHeading(/^Welcome/)).toBeInTheDocument()
    await expectAddress(/^\/id\/home\/?$/)
  },
)

it.each([
  ['/home', '/id/home'],
  ['', '/id/home'],
  ['/', '/id/home'],
  ['/card/abc', '/id/card/abc'],
  ['/settings/security', '/id/settings/security'],
  ['/verification/get-started?apply=payoutsRecipient', '/id/verification/get-started?apply=payoutsRecipient'],
  ['/no-such-page', '/id/no-such-page'],
])(
  'ROUTE-002 ROUTE-038 ROUTE-054 without a session, /id%s redirects once to the sign-in page, with a return URL',
  async (path, back) => {
    const { left } = await openApp(makeVisitor(), path)
    await waitFor(() => expect(left()).not.toEqual([]))
    expect(left()).toEqual([`/authenticate/login?redirect=${encodeURIComponent(back)}`])
    for (const role of ['banner', 'main']) expect(screen.queryByRole(role)).toBeNull()
  },
)

it('ROUTE-017 without "apply" in the URL, the verification page redirects to home and logs the reason', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await openApp(await makeAccount('verified'), '/verification/get-started')
  await findHeading(/^Welcome/)
  await expectAddress('/id/home')
  expect(warn.mock.calls.flat().filter((text) => String(text).includes('"apply"'))).toHaveLength(1)
})

it('ROUTE-015 ROUTE-018 a redirect within /verification keeps the parameter "apply"', async () => {
  await openApp(await makeAccount('verified'), '/verification/somewhere?apply=payoutsRecipient')
  expect(await findHeading()).toBeInTheDocument()
  await expectAddress('/id/verification/get-started?apply=payoutsRecipient')
})

it.each([
  [768, '/id/settings/profile'],
  [767, '/id/settings'],
])('ROUTE-026 at a window width of %i px, /settings opens %s', async (width, path) => {
  await openApp(await makeAccount('verified'), '/settings', { width })
  expect(await findHeading()).toBeInTheDocument()
  await expectAddress(path)
})

it('ROUTE-039 ROUTE-042 ROUTE-046 without payouts or cards, the pages about them redirect to the profile or get-started', async () => {
  const account = await makeAccount('verified')
  for (const [path, leadsTo] of [
    ['/settings/receiving-addresses', '/id/settings/profile'],
    ['/card', '/id/card/get-started'],
    ['/settings/card', '/id/settings/profile'],
  ] as const) {
    await openApp(account, path)
    expect(await findHeading()).toBeInTheDocument()
    await expectAddress(leadsTo)
  }
})

it('ROUTE-041 ROUTE-043 ROUTE-049 a known card’s page survives a reload; an unknown card’s page redirects to get-started', async () => {
  const account = await makeAccount('cardholder')
  await openApp(account, '/card')
  await expectAddress(/^\/id\/card\/(?!get-started)[^/]+$/)
  const known = address()
  await openApp(account, known.replace(/^\/id/, ''))
  expect(await findHeading()).toBeInTheDocument()
  expect(address()).toBe(known)
  await openApp(account, '/card/none-of-mine')
  await expectAddress('/id/card/get-started')
})

it.each(['/dashboard', '/utils-dashboard'])(
  'ROUTE-029 /id%s sends a user with dashboard access to a page outside the app, and any other user to the home page',
  async (path) => {
    const without = await openApp(await makeAccount('verified'), path)
    await findHeading(/^Welcome/)
    expect([address(), without.left()]).toEqual(['/id/home', []])
    const { left } = await openApp(await makeAccount('merchant', { facadeAccess: { utils: true } }), path)
    await waitFor(() => expect(left()).toEqual([path]))
  },
)

it('ROUTE-041 SESS-041 RECV-074 an invite link opens the receiving addresses; the email is removed from the URL', async () => {
  await openApp(await makeAccount('shopper'), '?accept-invite-payload=token-7&email=ada%40example.com')
  expect(await findHeading('Receiving Addresses')).toBeInTheDocument()
  // The server rejects the invite token. The app keeps the token in the URL, so that the user can try again (RECV-074).
  await expectAddress('/id/settings/receiving-addresses?accept-invite-payload=token-7')
})

it('ROUTE-059 after signing out, the user is on the sign-in page', async () => {
  const { user, left } = await openApp(await makeAccount('verified'), '/settings/profile')
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }))
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(left()).toEqual(['/authenticate/login']))
})
