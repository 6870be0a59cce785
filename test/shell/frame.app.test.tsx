import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Account, makeAccount } from '../app/account.ts'
import { requestedCall } from '../app/any-provider.ts'
import { openApp } from '../app/open-app.tsx'

const findHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const findPanel = (name: string) => screen.findByRole('region', { name })
const address = () => location.pathname + location.search + location.hash

const findAccountButton = () => screen.findByRole('button', { name: /^Account menu/ })

/** Returns the texts of the entries in the user menu. */
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Account' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it.each([
  ['shopper', 'Welcome'],
  ['cardholder', 'Welcome, Ben'],
  ['merchant', 'Welcome, Chloe'],
  ['recipient', 'Welcome, Diego'],
  ['abroad', 'Welcome, Elif'],
])('SHELL-003 the signed-in demo user "%s" can open the home dashboard', async (persona, title) => {
  await openApp(await makeAccount(persona), '/home')
  expect(await findHeading(title)).toHaveTextContent(new RegExp(`^${title}$`))
  expect(address()).toBe('/id/home')
})

it('SHELL-004 home shows notices, recent activity, price charts and debit cards', async () => {
  await openApp(await makeAccount('cardholder', { firstName: '', lastName: '' }), '/home')
  const notices = await screen.findByRole('list', { name: 'Notices' })
  await waitFor(() => expect(within(notices).getAllByRole('listitem')).toHaveLength(1))
  const activity = await findPanel('Recent Activity')
  await waitFor(() =>
    expect(
      within(activity)
        .getAllByRole('listitem')
        .map((row) => within(row).getAllByRole('button').length),
    ).toEqual([1, 1, 1, 1, 1]),
  )
  const prices = await findPanel('Prices')
  await waitFor(() => expect(within(prices).getAllByRole('img')).toHaveLength(4))
  const cards = await findPanel('Cards')
  const links = within(cards)
    .getAllByRole('listitem')
    .flatMap((row) => within(row).getAllByRole('link'))
  expect(links).toHaveLength(2)
})

const pages = [
  ['Home', /^\/id\/home$/, /^Welcome/],
  // A user without bills is redirected to the page for connecting a bill.
  ['Pay Bills', /^\/id\/bill-pay(\/connect)?$/, /^Pay your bills with crypto$/],
  // A user with a card is redirected to the page of that card.
  ['Card', /^\/id\/card\/[^/]+$/, /card/i],
  ['Crypto Payments', /^\/id\/crypto-payments$/, /^Crypto Payments$/],
] as const

it('SHELL-002 SHELL-021 SHELL-022 SHELL-025 each tab opens its page, and the document title begins with the page’s name', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), '/crypto-payments')
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' }))
  for (const [name, path, title] of pages) {
    await user.click(tabs.getByRole('link', { name }))
    await findHeading(title)
    await waitFor(() => expect(address()).toMatch(path))
    expect(document.title).toBe(`${name} · Paydeck`)
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(name)
  }
  for (const [, path, title] of pages.toReversed().slice(1)) {
    window.history.back()
    await findHeading(title)
    await waitFor(() => expect(address()).toMatch(path))
  }
})

it.each([
  ['SHELL-033', 'a merchant', { accessTypes: ['merchant'] }, 'Switch to Business', '/dashboard'],
  [
    'SHELL-034',
    'a user with facade access',
    { accessTypes: ['facade'], facadeAccess: { utils: true } },
    'Util Dashboard',
    '/utils-dashboard',
  ],
])('%s the user menu of %s links to the dashboard for this kind of user', async (_id, _user, access, name, path) => {
  const { user, left } = await openApp(await makeAccount('verified', access), '/home')
  await user.click(await findAccountButton())
  await waitFor(() => expect(entries()).toEqual(['Settings', name, 'Help & Support', 'Sign Out']))
  await user.click(await screen.findByRole('link', { name }))
  await waitFor(() => expect(left()).toEqual([path]))
})

it('SHELL-033 SHELL-034 without merchant or facade access, the user menu contains no link to a dashboard', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), '/home')
  await user.click(await findAccountButton())
  await screen.findByRole('group', { name: 'Appearance' })
  await waitFor(() => expect(entries()).toEqual(['Settings', 'Help & Support', 'Sign Out']))
})

it('SHELL-032 SHELL-037 the logo opens home; "Sign Out" ends the session and opens the sign-in page', async () => {
  const account = await makeAccount('verified')
  const { user, left } = await openApp(account, '/crypto-payments')
  const logo = await screen.findByRole('link', { name: 'Paydeck' })
  expect(logo).toHaveAttribute('href', '/id')
  await user.click(logo)
  await findHeading('Welcome, Ada')
  await waitFor(() => expect(address()).toBe('/id/home'))
  await user.click(await findAccountButton())
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(left()).toEqual(['/authenticate/login']))
  expect(await (await account.fetch('/auth/session')).json()).toMatchObject({ isAuthenticated: false })
})

/**
 * Simulates the provider of a product with this name. Such a provider puts its own product name, instead of "Paydeck", into
 * the name of its user token.
 */
const renamed = ({ fetch }: Account, productName: string): Pick<Account, 'fetch'> => ({
  fetch: async (input, init) => {
    const response = await fetch(input, init)
    if (requestedCall(input, init)?.name !== 'getProductTokens') return response
    const text = await response.text()
    return new Response(text.replaceAll('PaydeckUser', `${productName}User`), response)
  },
})

/** Returns all texts of the document in one string, including the title and accessible names. */
const texts = () => {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder']
  const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
  const spoken = named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
  return [document.title, document.body.textContent, ...spoken].join('\n')
}

it.each([
  ['shopper', '/home'],
  ['shopper', '/card/get-started'],
  ['cardholder', '/home'],
  ['cardholder', '/card'],
  ['merchant', '/home'],
  ['recipient', '/home'],
  ['recipient', '/settings/receiving-addresses'],
  ['bills', '/bill-pay'],
  ['bills', '/bill-pay/add'],
  ['abroad', '/home'],
  ['abroad', '/crypto-payments'],
  ['abroad', '/settings/profile'],
  ['abroad', '/settings/security'],
  ['abroad', '/verification/get-started?apply=individualShopperTier1'],
])(
  'SHELL-010 for the demo user %s, the page %s contains no product name except the configured one',
  async (persona, path) => {
    const account = renamed(await makeAccount(persona), 'Acme')
    await openApp(account, path, { variables: { PRODUCT_NAME: 'Acme' } })
    await screen.findByRole('link', { name: 'Acme' })
    await screen.findByRole('heading', { level: 1 })
    await screen.findByRole('group', { name: 'Appearance' })
    await waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0))
    expect(document.title).toMatch(/Acme/)
    expect(texts()).not.toMatch(/\{(product|provider)\}|paydeck/i)
  },
)
