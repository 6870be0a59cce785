import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const home = '/id/home'

const activity = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })
const cards = (page: Page) => page.getByRole('region', { name: /^Cards?$/ })

/** Makes the first logo request of each page load fail with status 404. */
const breakFirstLogo = async (page: Page): Promise<void> => {
  let first = ''
  await page.route('**/stand-ins/logos/*', (route) => {
    first ||= route.request().url()
    return first === route.request().url() ? route.fulfill({ status: 404, body: '' }) : route.continue()
  })
}

test('HOME-008 HOME-009 HOME-018 ERR-057 initials replace a broken logo on home; the link "Get the Wallet" opens a new tab', async ({
  page,
  context,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await account('cardholder', {
    invoices: [{ merchantName: 'Tallow Wick' }, { merchantName: 'Harbor Market', minutesAgo: 60 }],
  })
  await breakFirstLogo(page)
  await page.goto(home)

  await test.step('a logo that does not load is replaced by the placeholder', async () => {
    const broken = activity(page)
      .getByRole('listitem')
      .filter({ hasText: /^(TW|HM)/ })
    await expect(broken).toHaveCount(1)
    await expect(broken.locator('img')).toHaveCount(0)
    const logos = activity(page).locator('img')
    await expect(logos).toHaveCount(1)
    await expect.poll(() => logos.evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('HOME-037 the wallet page opens in a new tab without opener or referrer', async () => {
    const link = page.getByRole('region', { name: 'Get the Wallet' }).getByRole('link', { name: 'Get the Wallet' })
    await expect(link).toHaveAttribute('rel', /(^| )noopener noreferrer( |$)/)
    const opened = context.waitForEvent('page')
    await link.click()
    const tab = await opened
    await expect(tab).toHaveURL('/pages/wallet')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tab.evaluate(() => ({ opener: window.opener as unknown, referrer: document.referrer }))).toEqual({
      opener: null,
      referrer: '',
    })
    await expect(page).toHaveURL(home)
  })

  await test.step('a press on the plus of a card opens Add Funds, and not the page of the card', async () => {
    await cards(page)
      .getByRole('button', { name: /^Add funds to / })
      .first()
      .click()
    const modal = page.getByRole('dialog', { name: 'Add Funds' })
    await expect(modal).toBeVisible()
    await expect(page).toHaveURL(home)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  })

  await test.step('a click on the row of a card opens the page of the card', async () => {
    const row = cards(page).getByRole('listitem').nth(1)
    await expect(row.getByRole('link')).toHaveAccessibleName(/^Travel, card ending in \d{4}$/)
    await row.click()
    await expect(page).toHaveURL(/\/id\/card\/[^/?]+$/)
    const address = page.url()
    const travel = page.getByRole('navigation', { name: 'Your cards' }).getByRole('link', { name: 'Travel' })
    await expect(travel).toHaveAttribute('aria-current', 'page')
    await page.reload()
    await expect(travel).toHaveAttribute('aria-current', 'page')
    expect(page.url()).toBe(address)
  })
})
