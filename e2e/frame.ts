import type { Locator, Page } from 'playwright/test'

/** Window sizes in CSS pixels. */
export const wide = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }
export const narrow = { width: 320, height: 640 }

/** Window size and appearance of one check of a page. */
interface Look {
  readonly size: typeof wide
  readonly colorScheme: 'light' | 'dark'
}

/**
 * Returns both window sizes, the smaller first, each with one appearance. The appearances alternate from page to page, so
 * that the tests cover shared parts in all four combinations.
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

/** Returns a text for a title, such as "on a phone and dark, wide and light". */
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

/** Tabs with their addresses and the headings of their pages. */
export const tabTargets = [
  ['Home', '/id/home', /^Welcome/],
  // At this address, the app redirects a user without bills to the page that connects bills.
  ['Pay Bills', /\/id\/bill-pay(\/connect)?$/, 'Pay your bills with crypto'],
  // At this address, the app redirects a user with a card to the page of the card.
  ['Card', /\/id\/card(\/[^/]+)?$/, 'Card'],
  ['Crypto Payments', '/id/crypto-payments', 'Crypto Payments'],
] as const
