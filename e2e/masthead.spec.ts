import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, accountMenu, heading, menuButton, mobileMenu, phone, tabs, tabTargets, wide } from './frame.ts'

test('SHELL-021 SHELL-022 SHELL-023 SHELL-024 SHELL-025 has four tabs, in order, that lead to their areas', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await page.goto('/id/crypto-payments')
  await expect(tabs(page).getByRole('link')).toHaveText(['Home', 'Pay Bills', 'Card', 'Crypto Payments'])
  await expect(tabs(page).getByText('Settings')).toHaveCount(0)
  await expect(menuButton(page)).toBeHidden()
  for (const [name, path, title] of tabTargets) {
    const tab = tabs(page).getByRole('link', { name, exact: true })
    await tab.click()
    await expect(page).toHaveURL(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tabs(page).locator('[aria-current]')).toHaveCount(1)
  }
})

test('SHELL-026 SHELL-027 SHELL-029 lists the same on a phone, and Settings; choosing closes the menu', async ({
  page,
  account,
}) => {
  await page.setViewportSize(phone)
  await account('cardholder')
  await page.goto('/id/crypto-payments')
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(mobileMenu(page).getByRole('link')).toHaveCount(0)
  await expect(tabs(page)).toBeHidden()
  for (const [name, path, title] of [...tabTargets, ['Settings', '/id/settings', 'Settings'] as const]) {
    await menuButton(page).click()
    await expect(mobileMenu(page).getByRole('link')).toHaveText([
      'Home',
      'Pay Bills',
      'Card',
      'Crypto Payments',
      'Settings',
    ])
    await mobileMenu(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(mobileMenu(page).getByRole('link')).toHaveCount(0)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('SHELL-029 closes the menu when the width becomes 768 px, and keeps it closed', async ({ page, account }) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await account('shopper')
  await page.goto('/id/home')
  await menuButton(page).click()
  await expect(mobileMenu(page).getByRole('link')).toHaveCount(5)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(mobileMenu(page)).toBeHidden()
  await expect(tabs(page)).toBeVisible()
  // The page is told of a width with the frame that shows it: two within one frame are one.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(mobileMenu(page).getByRole('link')).toHaveCount(0)
})

test('SHELL-030 leads from the user menu to the settings', async ({ page, account }) => {
  await account('verified')
  for (const [size, path] of [
    [phone, '/id/settings'],
    [wide, '/id/settings/profile'],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto('/id/home')
    await accountButton(page).click()
    const link = accountMenu(page).getByRole('link', { name: 'Settings' })
    await expect(link).toHaveAttribute('href', '/id/settings')
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(accountMenu(page).getByRole('link')).toHaveCount(0)
  }
})

test('SHELL-031 opens the support site in a new tab, which knows nothing of this one', async ({
  page,
  account,
  context,
}) => {
  await account('verified')
  await page.goto('/id/home')
  await accountButton(page).click()
  const link = accountMenu(page).getByRole('link', { name: 'Help & Support' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  expect(await opened.evaluate(() => `${opener === null} ${document.referrer}`)).toBe('true ')
  await expect(page).toHaveURL('/id/home')
})

test('SHELL-032 signs out from the user menu', async ({ page, account }) => {
  await account('verified')
  await page.goto('/id/home')
  await accountButton(page).click()
  await accountMenu(page).getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/authenticate\/login/)
  await page.goto('/id/home')
  await expect(page).toHaveURL(/\/authenticate\/login/)
})

const entries = (page: Page): Promise<ReadonlyArray<string>> => accountMenu(page).getByRole('listitem').allInnerTexts()
const extras = [
  ['SHELL-033', 'Switch to Business', '/dashboard', { accessTypes: ['merchant'] }],
  ['SHELL-034', 'Util Dashboard', '/utils-dashboard', { accessTypes: ['facade'], facadeAccess: { utils: true } }],
] as const
for (const [id, name, path, overrides] of extras) {
  test(`${id} offers "${name}" to those who may, and it leads to ${path}`, async ({ page, account }) => {
    await account('verified', overrides)
    await page.goto('/id/home')
    await accountButton(page).click()
    await expect.poll(() => entries(page)).toEqual(['Settings', name, 'Help & Support', 'Sign Out'])
    await accountMenu(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
  })
}

test('SHELL-033 SHELL-034 offers neither to any other user', async ({ page, account }) => {
  await account('cardholder')
  await page.goto('/id/home')
  await accountButton(page).click()
  await expect.poll(() => entries(page)).toEqual(['Settings', 'Help & Support', 'Sign Out'])
})

test('SHELL-037 the logo links to "/id", from where one comes home', async ({ page, account }) => {
  await account('verified')
  await page.goto('/id/crypto-payments')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Paydeck' })
  await expect(logo).toHaveAttribute('href', '/id')
  await logo.click()
  await expect(page).toHaveURL('/id/home')
  await expect(heading(page, 'Welcome, Ada')).toBeVisible()
})
