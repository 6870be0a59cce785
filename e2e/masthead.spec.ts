import { expect, test } from './fixtures.ts'
import { accountButton, accountMenu, heading, menuButton, mobileMenu, phone, tabs, tabTargets } from './frame.ts'

test('SHELL-026 SHELL-027 SHELL-029 the phone menu closes when a link is pressed, and when the window widens to 768 px', async ({
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
  await test.step('the menu closes at 768 px, and stays closed', async () => {
    await page.setViewportSize({ width: 767, height: 800 })
    await menuButton(page).click()
    await expect(mobileMenu(page).getByRole('link')).toHaveCount(5)
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(mobileMenu(page)).toBeHidden()
    await expect(tabs(page)).toBeVisible()
    // Waits two frames: browsers dispatch at most one resize event per frame, and two widths within a frame would cause a
    // single event.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(mobileMenu(page).getByRole('link')).toHaveCount(0)
  })
})

test('SHELL-030 SHELL-031 SHELL-032 the user menu opens support in a new tab, opens the settings, and signs the user out', async ({
  page,
  account,
  context,
}) => {
  await account('verified')
  await page.goto('/id/home')
  await test.step('the support page opens without opener and referrer', async () => {
    await accountButton(page).click()
    const link = accountMenu(page).getByRole('link', { name: 'Help & Support' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(opened.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
    expect(await opened.evaluate(() => `${opener === null} ${document.referrer}`)).toBe('true ')
    await opened.close()
    await expect(page).toHaveURL('/id/home')
  })
  await test.step('the user menu opens the settings', async () => {
    await expect(accountMenu(page).getByRole('link')).toHaveCount(0)
    await accountButton(page).click()
    const link = accountMenu(page).getByRole('link', { name: 'Settings' })
    await expect(link).toHaveAttribute('href', '/id/settings')
    await link.click()
    await expect(page).toHaveURL('/id/settings/profile')
    await expect(accountMenu(page).getByRole('link')).toHaveCount(0)
  })
  await test.step('the user menu signs the user out', async () => {
    await accountButton(page).click()
    await accountMenu(page).getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(/\/authenticate\/login/)
    await page.goto('/id/home')
    await expect(page).toHaveURL(/\/authenticate\/login/)
  })
})
