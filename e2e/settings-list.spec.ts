import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }

const list = (page: Page) => page.getByRole('navigation', { name: 'Settings' })
const items = (page: Page) => list(page).getByRole('link')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('on a wide screen', () => {
  test('PROF-001 PROF-002 PROF-005 shows the list beside the first of its pages', async ({
    page,
    account,
    expectAccessible,
  }) => {
    await account('shopper')
    await page.goto('/id/settings')
    await expect(page).toHaveURL('/id/settings/profile')
    await expect(items(page)).toHaveText(['Profile', 'Security'])
    await expect(heading(page, 'Profile')).toBeVisible()
    await expect(page).toHaveTitle('Profile · Paydeck')
    await expectAccessible()
    // On paper: what the page says, and nothing of what leads on or is pressed.
    await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(heading(page, 'Profile')).toBeVisible()
    await expect(page.getByRole('region', { name: 'About you' })).toContainText('Email notifications')
    for (const role of ['navigation', 'button', 'switch', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  })

  test('keeps the list, and the focus in it, while its pages change', async ({ page, account }) => {
    await account('shopper')
    await page.goto('/id/settings/profile')
    await items(page).getByText('Security').click()
    await expect(heading(page, 'Security')).toBeVisible()
    await expect(page).toHaveURL('/id/settings/security')
    await expect(items(page).filter({ hasText: 'Security' })).toBeFocused()
    await expect(list(page).locator('[aria-current="page"]')).toHaveText('Security')
    await page.goBack()
    await expect(heading(page, 'Profile')).toBeVisible()
    await expect(list(page).locator('[aria-current="page"]')).toHaveText('Profile')
  })

  test('PROF-006 lists "Card" for those who have one, and opens it by its address', async ({ page, account }) => {
    await account('cardholder')
    await page.goto('/id/settings/card')
    await expect(page).toHaveURL(/\/id\/settings\/card\/.+/)
    await expect(items(page)).toHaveText(['Profile', 'Security', 'Card'])
    await expect(list(page).locator('[aria-current="page"]')).toHaveText('Card')
    await expect(heading(page, 'Card')).toBeVisible()
  })

  test('PROF-007 lists "Receiving Addresses" for those who are paid out', async ({ page, account }) => {
    await account('recipient')
    await page.goto('/id/settings/receiving-addresses')
    await expect(items(page)).toHaveText(['Profile', 'Security', 'Receiving Addresses'])
    await expect(heading(page, 'Receiving Addresses')).toBeVisible()
  })

  test('is there after a reload, and again when its code could not be loaded at first', async ({
    page,
    account,
    expectedErrors,
  }) => {
    await account('shopper')
    await page.goto('/id/home')
    await expect(heading(page, 'Welcome')).toBeVisible()
    expectedErrors.push(/Failed to load resource/)
    await page.route(/SettingsScreen-.*\.js/, (route) => route.abort())
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' })).toBeVisible()
    await page.unroute(/SettingsScreen-.*\.js/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page, 'Profile')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Profile')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('PROF-003 is a list that leads to its pages', async ({ page, account, expectAccessible }) => {
    await account('cardholder')
    await page.goto('/id/settings')
    await expect(page).toHaveURL('/id/settings')
    await expect(heading(page, 'Settings')).toBeVisible()
    await expect(items(page)).toHaveText(['Profile', 'Security', 'Card'])
    await expectAccessible()
    await items(page).getByText('Security').click()
    await expect(page).toHaveURL('/id/settings/security')
    await expect(heading(page, 'Security')).toBeVisible()
    await expect(items(page)).toHaveAccessibleName('Security Back to Settings')
  })

  test('PROF-004 leads back to the list by the active item, from a deep link too', async ({ page, account }) => {
    await account('shopper')
    await page.goto('/id/settings/profile')
    await expect(items(page)).toHaveCount(1)
    await expect(items(page)).toHaveAttribute('aria-current', 'page')
    await items(page).click()
    await expect(page).toHaveURL('/id/settings')
    await expect(items(page)).toHaveText(['Profile', 'Security'])
    await page.goBack()
    await expect(page).toHaveURL('/id/settings/profile')
  })

  test('has room for everything without scrolling sideways, down to 320 px', async ({ page, account }) => {
    await account('abroad')
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/id/settings', '/id/settings/profile', '/id/settings/security']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
})

test('SHELL-009 reaches profile, security, verification, opt-in, upgrade and wallet pairing from the settings', async ({
  page,
  account,
}) => {
  await account('shopper')
  await page.setViewportSize(phone)
  await page.goto('/id/settings?secret=bpa')
  await items(page).getByText('Security').click()
  await expect(heading(page, 'Security')).toBeVisible()
  await items(page).click()
  await items(page).getByText('Profile').click()
  await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade: Business' })).toHaveAttribute(
    'href',
    '/authenticate/finish-signup',
  )
  await expect(page.getByRole('button', { name: 'Connect: Connect to wallet' })).toBeVisible()
  await page.getByRole('link', { name: 'Get Verified: Identity verification' }).click()
  await expect(page).toHaveURL('/id/verification/get-started?apply=individualShopperTier1')
})
