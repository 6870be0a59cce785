import type { Locator, Page } from 'playwright/test'

/** Window sizes in CSS pixels. */
export const wide = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }
export const narrow = { width: 320, height: 640 }

/** Window size and appearance (light or dark) in which a test checks a page. */
interface Look {
  readonly size: typeof wide
  readonly colorScheme: 'light' | 'dark'
}

/**
 * Returns two looks: the phone size and the wide size, one in dark mode and the other in light mode. Which size is dark
 * depends on whether `index` is even, so that elements on all pages are tested in all four combinations.
 */
export const looksOf = (index: number): ReadonlyArray<Look> =>
  index % 2 === 0
    ? [
        { size: phone, colorScheme: 'dark' },
        { size: wide, colorScheme: 'light' },
      ]
    : [
        { size: phone, colorScheme: 'light' },
        { size: wide, colorScheme: 'dark' },
      ]

/** Returns a description of the sizes and appearances for a test title, such as "on a phone and dark, wide and light". */
export const labelOf = (looks: ReadonlyArray<Look>): string =>
  looks.map(({ size, colorScheme }) => `${size === wide ? 'wide' : 'on a phone'} and ${colorScheme}`).join(', ')

export const heading = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('heading', name === undefined ? { level: 1 } : { level: 1, name })
export const tabs = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true })
export const mobileMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Mobile' })
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: 'Account menu' })
export const accountMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Account' })
export const rows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').getByRole('button')

/** Tabs of the main navigation, each with its name, the path that it opens, and the heading of the page. */
export const tabTargets = [
  ['Home', '/id/home', /^Welcome/],
  // For a user without bills, the app redirects from this path to the page for connecting bills.
  ['Pay Bills', /\/id\/bill-pay(\/connect)?$/, 'Pay your bills with crypto'],
  // For a user with a card, the app redirects from this path to the page of the card.
  ['Card', /\/id\/card(\/[^/]+)?$/, 'Card'],
  ['Crypto Payments', '/id/crypto-payments', 'Crypto Payments'],
] as const
