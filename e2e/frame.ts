import type { Locator, Page } from 'playwright/test'

/** Sizes of windows, and the parts of the frame that every signed-in page has. */
export const wide = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }
export const narrow = { width: 320, height: 640 }

/** How a page is looked at: a window, and its colours. */
interface Look {
  readonly size: typeof wide
  readonly colorScheme: 'light' | 'dark'
}

/** Both windows, the smaller first, and both appearances, in pairs that change from page to page: what pages share is seen in all four. */
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

/** "on a phone and dark, wide and light". */
export const wordsOf = (looks: ReadonlyArray<Look>): string =>
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
  // Without a bill of one's own it leads on to connecting one.
  ['Pay Bills', /\/id\/bill-pay(\/connect)?$/, 'Pay your bills with crypto'],
  // With a card of one's own it leads on to that card.
  ['Card', /\/id\/card(\/[^/]+)?$/, 'Card'],
  ['Crypto Payments', '/id/crypto-payments', 'Crypto Payments'],
] as const
