import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, accountMenu, heading, phone } from './frame.ts'
import { waitUntilLoaded } from './pages.ts'

const list = (page: Page) => page.getByRole('navigation', { name: 'Settings' })
const items = (page: Page) => list(page).getByRole('link')

test('PROF-001 PROF-002 after a failure, "Try Again" loads the list of Profile and Security; settings print without buttons', async ({
  page,
  account,
  expectAccessible,
  expectedErrors,
}) => {
  await account('shopper')
  await page.goto('/id/home')
  await expect(heading(page, 'Welcome')).toBeVisible()
  expectedErrors.push(/Failed to load resource/)
  await page.route(/SettingsScreen-.*\.js/, (route) => route.abort())
  await accountButton(page).click()
  await accountMenu(page).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('alert').filter({ hasText: "We couldn't load this page." })).toBeVisible()
  await page.unroute(/SettingsScreen-.*\.js/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/id/settings/profile')
  await expect(heading(page, 'Profile')).toBeVisible()
  await expect(items(page)).toHaveText(['Profile', 'Security'])
  await expectAccessible()
  await test.step('the list keeps the focus while its pages change', async () => {
    await items(page).getByText('Security').click()
    await expect(heading(page, 'Security')).toBeVisible()
    await expect(page).toHaveURL('/id/settings/security')
    await expect(items(page).filter({ hasText: 'Security' })).toBeFocused()
    await expect(list(page).locator('[aria-current="page"]')).toHaveText('Security')
    await page.goBack()
    await expect(heading(page, 'Profile')).toBeVisible()
    await expect(list(page).locator('[aria-current="page"]')).toHaveText('Profile')
  })
  await page.reload()
  await expect(heading(page, 'Profile')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page, 'Profile')).toBeVisible()
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Email notifications')
  for (const role of ['navigation', 'button', 'switch', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
})

test('PROF-003 PROF-004 on a phone, the list of settings, Profile and Security are separate pages, and each fits into 320 px', async ({
  page,
  account,
  expectAccessible,
}) => {
  await page.setViewportSize(phone)
  await account('abroad')
  await page.goto('/id/settings')
  await expect(page).toHaveURL('/id/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(items(page)).toHaveText(['Profile', 'Security'])
  await expectAccessible()
  await page.setViewportSize({ width: 320, height: 700 })
  const expectFitting = async (name: string, path: string): Promise<void> => {
    await expect(heading(page, name)).toBeVisible()
    await expect(page).toHaveURL(path)
    await waitUntilLoaded(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  await expectFitting('Settings', '/id/settings')
  for (const [name, path] of [
    ['Profile', '/id/settings/profile'],
    ['Security', '/id/settings/security'],
  ] as const) {
    await items(page).getByText(name).click()
    await expectFitting(name, path)
    await expect(items(page)).toHaveAccessibleName(`${name} Back to Settings`)
    await items(page).click()
    await expect(page).toHaveURL('/id/settings')
  }
})
