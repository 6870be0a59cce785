import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilLoaded, open } from './pages.ts'

const hide = (page: Page) => page.getByRole('button', { name: 'Hide amounts' })
const balance = (page: Page) => page.getByRole('region', { name: 'Total available balance' })
const cards = (page: Page) => page.getByRole('region', { name: 'Cards' })
const activity = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })
const amount = /\$\d/

/** Returns the bounding boxes of the balance panel and the cards panel, and the top edge of the activity panel. */
const readBoxes = async (page: Page) => {
  const boxes = await Promise.all([balance, cards, activity].map((part) => part(page).boundingBox()))
  // Hiding amounts can shorten the rows of the activity panel, so only its top edge is compared.
  return boxes.map((box, index) => (index < 2 ? box : box?.y))
}

test('L1 the button "Hide amounts" hides balances and activity amounts, but not prices, in all browser tabs and after a reload', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder')
  await page.goto('/id/home')
  for (const width of [1280, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      // Waits for all panels, since a panel that loads late would shift the layout.
      await waitUntilLoaded(page, '/id/home')
      await expect(balance(page)).toContainText(amount)
      await expect(activity(page)).toContainText(amount)
      await hide(page).focus()
      // Waits until the entrance animation has ended, since it moves the page.
      await page.locator('main').evaluate((main) => Promise.all(main.getAnimations().map(({ finished }) => finished)))
      const before = await readBoxes(page)
      await page.keyboard.press('Space')
      await expect(hide(page)).toHaveAttribute('aria-pressed', 'true')
      for (const part of [balance, cards, activity]) await expect(part(page)).not.toContainText(amount)
      await expect(activity(page).getByRole('button').first()).toHaveAccessibleDescription(/Amount hidden/)
      await expect(page.getByRole('region', { name: 'Prices', exact: true })).toContainText(amount)
      expect(await readBoxes(page)).toEqual(before)
      if (width === 1280) await page.keyboard.press('Space')
    })
  }
  await expectAccessible()

  await page.reload()
  await expect(balance(page)).toContainText('••••••')
  await expect(balance(page)).not.toContainText(amount)
  await expect(hide(page)).toHaveAttribute('aria-pressed', 'true')

  await test.step('showing amounts or changing the appearance in a second tab also affects the first tab', async () => {
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
})
