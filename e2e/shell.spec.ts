import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { heading, menuButton, tabs, tabTargets } from './frame.ts'

test('SHELL-001 SHELL-002 SHELL-023 SHELL-024 each navigation tab opens its page; the browser goes back and forward', async ({
  page,
  account,
}) => {
  await account('cardholder')
  for (const address of ['/', '/id']) {
    await page.goto(address)
    await expect(heading(page, 'Welcome')).toBeVisible()
    await expect(page).toHaveURL('/id/home')
  }
  await expect(tabs(page).getByRole('link')).toHaveText(['Home', 'Pay Bills', 'Card', 'Crypto Payments'])
  await expect(menuButton(page)).toBeHidden()
  const addresses = [page.url()]
  await test.step('each navigation tab opens its page', async () => {
    for (const [name, path, title] of tabTargets.slice(1)) {
      const tab = tabs(page).getByRole('link', { name, exact: true })
      await tab.click()
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(tabs(page).locator('[aria-current]')).toHaveCount(1)
      addresses.push(page.url())
    }
  })
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  addresses.push(page.url())
  expect(addresses.filter((address) => address.includes('#'))).toEqual([])
  await test.step('the browser goes back and forward', async () => {
    for (const [, path, title] of tabTargets.toReversed().slice(1)) {
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(heading(page, title)).toBeVisible()
    }
    await page.goForward()
    await expect(heading(page, tabTargets[1][2])).toBeVisible()
  })
})

test('SHELL-070 the button "Join Waitlist" is 18rem wide and 3rem high', async ({ page, account }) => {
  await account('merchant')
  await page.goto('/id/home')
  const button = page.getByRole('button', { name: 'Join Waitlist' })
  await expect.poll(() => button.boundingBox()).toMatchObject({ width: 288, height: 48 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '20px'))
  await expect.poll(() => button.boundingBox()).toMatchObject({ width: 360, height: 60 })
})

test.describe('scroll position', () => {
  test.use({ viewport: { width: 390, height: 300 } })

  const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))
  const expectScrollPosition = (page: Page, place: number): Promise<void> =>
    expect.poll(() => scrolled(page)).toBe(place)

  test('SHELL-083 SHELL-084 a newly opened page starts at its top; the back button restores the previous scroll position', async ({
    page,
    account,
  }) => {
    await account('cardholder')
    await page.goto('/id/home')
    const link = page.getByRole('link', { name: 'Create a Passkey' })
    await expect(link).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
    const home = await scrolled(page)
    await link.click()
    await expect(heading(page, 'Security')).toBeVisible()
    await expectScrollPosition(page, 0)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.mouse.move(100, 200)
    // Repeats the wheel event, since the first one may come before the page can scroll.
    await expect(async () => {
      await page.mouse.wheel(0, 60 - (await scrolled(page)))
      await expect.poll(() => scrolled(page), { timeout: 1_000 }).toBe(60)
    }).toPass({ timeout: 10_000 })
    await page.goBack()
    await expect(heading(page, 'Welcome, Ben')).toBeVisible()
    await expectScrollPosition(page, home)
    await page.goForward()
    await expect(heading(page, 'Security')).toBeVisible()
    await expectScrollPosition(page, 60)
    // A reload keeps the scroll positions of this page and of the previous one.
    await page.reload()
    await expect(heading(page, 'Security')).toBeVisible()
    await expectScrollPosition(page, 60)
    await page.goBack()
    await expect(heading(page, 'Welcome, Ben')).toBeVisible()
    await expectScrollPosition(page, home)
    // A link opens a page at its top, even if the user scrolled the page on an earlier visit.
    await link.click()
    await expect(heading(page, 'Security')).toBeVisible()
    await menuButton(page).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Home' }).click()
    await expect(heading(page, 'Welcome, Ben')).toBeVisible()
    await expectScrollPosition(page, 0)
  })
})
