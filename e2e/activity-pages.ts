import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { waitUntilLoaded } from './pages.ts'

export const activityPath = '/id/activity'

/** Rows of the entries, in order. */
export const entries = (page: Page) => page.locator('main [data-entry]')

/** Titles of the entries, in order. */
export const titles = (page: Page): Promise<ReadonlyArray<string>> =>
  entries(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''))

/** Headings of the groups with their totals, in order: the pending entries, then the days. */
export const groups = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .locator('main li:has(h3)')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).innerText.replaceAll(/\s+/g, ' ')))

/** Opens the timeline and waits until its first entries are loaded. */
export const openActivity = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${activityPath}${query}`)
  await waitUntilLoaded(page, activityPath)
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
}

/** Opens a menu of the filter bar, checks or clears a box, and closes the menu. */
export const choose = async (page: Page, menu: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${menu}:`) }).click()
  await page.getByRole('group', { name: menu }).getByText(option, { exact: true }).click()
  await page.keyboard.press('Escape')
}

const day = 24 * 60

export const purchase = (merchantName: string, daysAgo: number, displayPrice: string, status = 'settled') => ({
  merchantName,
  displayPrice,
  status,
  minutesAgo: daysAgo * day,
  merchantCity: 'Salem',
  merchantState: 'OR',
})

export const payment = (merchantName: string, daysAgo: number, price: string, more = {}) => ({
  merchantName,
  itemCode: null,
  minutesAgo: daysAgo * day,
  price,
  ...more,
})

/** Account with one card and entries of several kinds. */
export const someActivity = {
  payments: 0,
  payoutList: [],
  cards: [
    {
      provider: 'galileo',
      nickname: 'Everyday',
      lastFourDigits: '3250',
      balance: '100.00',
      activity: [
        purchase('Fallow Field Grocers', 0.02, '-27.84', 'pending'),
        purchase('Orchard Row Foods', 3, '-39.15'),
        purchase('Foxglove Pharmacy', 5, '45.07'),
        purchase('Tidal Transit', 200, '-13.22'),
      ],
    },
  ],
  invoices: [
    payment('Copperline Records', 0.01, '108.85', { status: 'paid' }),
    payment('Northbank Books', 3.001, '27.14'),
    payment('Larkspur Gardens', 6, '9.32', { exceptionStatus: 'declined' }),
    payment('Bill Pay', 8, '61.20', {
      itemCode: 'Bill Payment',
      bills: [{ merchantName: 'Northgate Card Services', mask: '9441', amount: '59.70', convenienceFee: '1.50' }],
    }),
  ],
} as const

/** The browser logs that a provider without the merged timeline rejects it. */
export const rejected = /status of 400/

/** Both kinds of providers: with the merged timeline, and with the specified calls alone. */
export const providers = [
  ['with GetActivity', {}],
  ['without GetActivity', { missingCalls: ['GetActivity'] }],
] as const
