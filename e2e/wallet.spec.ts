import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { testWith } from './own-sandbox.ts'

const expectWallet = async (page: Page): Promise<void> => {
  const masthead = page.getByRole('banner', { name: 'Card' })
  await expect(masthead.getByRole('heading', { name: 'Card' })).toBeVisible()
  await expect(masthead.getByText('1234', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toHaveText(/^Wallet$/)
}

/** Nothing to go elsewhere, and nothing of the page that the address names. */
const expectNothingElse = async (page: Page): Promise<void> => {
  for (const role of ['navigation', 'link', 'button', 'contentinfo', 'dialog'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('heading')).toHaveCount(1)
}

test('SHELL-011 SHELL-012 SHELL-013 SHELL-014 shows only the wallet and its masthead when the address asks for it', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder')
  await page.goto('/id/home?isWallet=true')
  await expectWallet(page)
  await expectNothingElse(page)
  await expectAccessible()
})

test('SHELL-011 keeps to the wallet on a phone and on any page', async ({ page, account }) => {
  await account('shopper')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/id/settings/profile?isWallet=true')
  await expectWallet(page)
  await expectNothingElse(page)
})

test('SHELL-011 shows the whole app when the address says anything else', async ({ page, account }) => {
  await account('shopper')
  for (const query of ['?isWallet=false', '?isWallet=1', '?isWallet=TRUE', '?isWallet']) {
    await page.goto(`/id/home${query}`)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  }
})

const configured = testWith({ WALLET_MODE: 'on' })

configured('SHELL-011 shows only the wallet wherever the app is configured so', async ({ page, account }) => {
  await account('cardholder')
  await page.goto('/id/home')
  await expectWallet(page)
  await expectNothingElse(page)
})
