import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const expectWallet = async (page: Page): Promise<void> => {
  const masthead = page.getByRole('banner', { name: 'Card' })
  await expect(masthead.getByRole('heading', { name: 'Card' })).toBeVisible()
  await expect(masthead.getByText('1234', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toHaveText(/^Wallet$/)
}

/** Expects a page with a single heading and without navigation, links, buttons, footer or dialog. */
const expectNothingElse = async (page: Page): Promise<void> => {
  for (const role of ['navigation', 'link', 'button', 'contentinfo', 'dialog'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('heading')).toHaveCount(1)
}

test('SHELL-011 SHELL-012 SHELL-013 SHELL-014 in wallet mode, the app shows only the wallet and its masthead', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder')
  await page.goto('/id/home?isWallet=true')
  await expectWallet(page)
  await expectNothingElse(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectWallet(page)
  await expectNothingElse(page)
  await expectAccessible()
})
