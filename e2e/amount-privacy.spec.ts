import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

const hide = (page: Page) => page.getByRole('button', { name: 'Hide amounts' })
const balance = (page: Page) => page.getByRole('region', { name: 'Total available balance' })
const cards = (page: Page) => page.getByRole('region', { name: 'Cards' })
const activity = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })
const amount = /\$\d/

for (const width of [1280, 390]) {
  test(`hides every amount on home but the prices, at ${width} px, and remembers it`, async ({
    page,
    account,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await account('cardholder')
    // Once nothing comes any more that could move it.
    await open(page, '/id/home')
    await expect(balance(page)).toContainText(amount)
    await expect(activity(page)).toContainText(amount)
    await hide(page).focus()
    // The page has entered, and stands where it stays.
    await page.locator('main').evaluate((main) => Promise.all(main.getAnimations().map(({ finished }) => finished)))
    const places = async () => {
      const boxes = await Promise.all([balance, cards, activity].map((part) => part(page).boundingBox()))
      // What an amount took a further line for in a narrow row is given back below it.
      return boxes.map((box, index) => (index < 2 ? box : box?.y))
    }
    const before = await places()
    await page.keyboard.press('Space')
    await expect(hide(page)).toHaveAttribute('aria-pressed', 'true')
    for (const part of [balance, cards, activity]) await expect(part(page)).not.toContainText(amount)
    await expect(activity(page).getByRole('button').first()).toHaveAccessibleDescription(/Amount hidden/)
    await expect(page.getByRole('region', { name: 'Prices', exact: true })).toContainText(amount)
    // Nothing has moved.
    expect(await places()).toEqual(before)
    await expectAccessible()

    await page.reload()
    await expect(balance(page)).toContainText('••••••')
    await expect(balance(page)).not.toContainText(amount)
    await expect(hide(page)).toHaveAttribute('aria-pressed', 'true')

    // The other tab shows them again, and this one hears of it, as of another appearance.
    const other = await page.context().newPage()
    await open(other, '/id/home')
    await hide(other).click()
    await expect(balance(page)).toContainText(amount)
    await other.getByText('Dark', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await page.goto('/id/home')
    await expect(balance(page)).toContainText(amount)
    await expect(hide(page)).toHaveAttribute('aria-pressed', 'false')
  })
}

test('hides the amounts of somebody without cards where they begin', async ({ page, account }) => {
  await account('shopper', { invoices: [{ merchantName: 'Quarry Hill Cycles', price: '41.20' }] })
  await page.goto('/id/home')
  await expect(activity(page)).toContainText('−$41.20')
  await activity(page).getByRole('button', { name: 'Hide amounts' }).click()
  await expect(activity(page)).not.toContainText(amount)
  await hide(page).click()
  await expect(activity(page)).toContainText('−$41.20')
})
