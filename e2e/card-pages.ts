import type { Page } from 'playwright/test'

/* The page of a card, and the cards of its journeys. */

export const strip = (page: Page) => page.getByRole('navigation', { name: 'Your cards' })
export const tab = (page: Page, name: string) => strip(page).getByRole('link', { name })
export const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
export const rowsOf = (page: Page, name: string) => panel(page, name).getByRole('listitem')
export const bar = (page: Page) => page.getByRole('search', { name: 'Filter of the activity' })
export const addFunds = (page: Page) => panel(page, 'Available balance').getByRole('button', { name: 'Add funds' })
/** Where nothing is to be shown. */
export const emptyText = "Looks like you don't have any transactions in the selected date range."

export const spent = (merchantName: string, displayPrice: string, minutesAgo: number, more = {}) => ({
  merchantName,
  displayPrice,
  minutesAgo,
  ...more,
})
const day = 24 * 60
export const everyday = {
  provider: 'galileo',
  nickname: 'Everyday',
  balance: '1284.55',
  lastFourDigits: '4821',
  activationDate: 1_600_000_000_000,
  activity: [
    spent('Glasshouse Coffee', '-18.40', 12, { status: 'pending', category: 'dining' }),
    spent('Copperline Market', '-86.23', 2 * day, {
      category: 'groceries',
      merchantCity: 'Portland',
      merchantState: 'OR',
    }),
    spent('Northbank Books', '21.50', 5 * day, { category: 'shopping' }),
    spent('Lantern Cinema', '-27.00', 200 * day, { category: 'entertainment' }),
  ],
}
const travel = {
  provider: 'galileo',
  nickname: 'Travel',
  lastFourDigits: '7785',
  lockedByUser: true,
  activationDate: 1_600_000_000_000,
  activity: [],
}
const old = { provider: 'firstView', nickname: 'Old card', lastFourDigits: '3400', activity: [] }
export const threeCards = { cards: [everyday, travel, old] }
