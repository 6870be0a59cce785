import type { Page } from 'playwright/test'
import { expect, type Persona, test } from './fixtures.ts'
import { heading, tabs, tabTargets } from './frame.ts'

test.describe('address and audience', () => {
  test('SHELL-001 serves the app under "/id/"', async ({ page, account }) => {
    await account('shopper')
    for (const address of ['/id/home', '/id', '/id/', '/']) {
      await page.goto(address)
      await expect(heading(page, 'Welcome')).toBeVisible()
      await expect(page).toHaveURL('/id/home')
    }
  })

  test('SHELL-002 has no "#" in any address, and goes back and forward in the browser’s history', async ({
    page,
    account,
  }) => {
    await account('cardholder')
    await page.goto('/id/home')
    const addresses = [page.url()]
    for (const [name, path, title] of tabTargets.slice(1)) {
      await tabs(page).getByRole('link', { name, exact: true }).click()
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveURL(path)
      addresses.push(page.url())
    }
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    addresses.push(page.url())
    expect(addresses.filter((address) => address.includes('#'))).toEqual([])
    for (const [, path, title] of tabTargets.toReversed().slice(1)) {
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(heading(page, title)).toBeVisible()
    }
    await page.goForward()
    await expect(heading(page, tabTargets[1][2])).toBeVisible()
  })

  const people: ReadonlyArray<readonly [Persona, string]> = [
    ['shopper', 'Welcome'],
    ['cardholder', 'Welcome, Ben'],
    ['merchant', 'Welcome, Chloe'],
    ['recipient', 'Welcome, Diego'],
    ['abroad', 'Welcome, Elif'],
  ]
  for (const [persona, words] of people) {
    test(`SHELL-003 opens the home dashboard to a signed-in ${persona}`, async ({ page, account }) => {
      await account(persona)
      await page.goto('/id/home')
      await expect(heading(page, words)).toBeVisible()
      await expect(page).toHaveURL('/id/home')
    })
  }

  test('SHELL-004 offers notices, recent activity, price charts and debit cards at "/home"', async ({
    page,
    account,
  }) => {
    await account('cardholder', { firstName: '', lastName: '' })
    await page.goto('/id/home')
    await expect(page.getByRole('list', { name: 'Notices' }).getByRole('listitem')).toHaveCount(1)
    await expect(
      page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').getByRole('button'),
    ).toHaveCount(5)
    await expect(page.getByRole('region', { name: 'Prices' }).getByRole('img')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Cards' }).getByRole('listitem').getByRole('link')).toHaveCount(2)
  })
})

test('SHELL-070 the asynchronous button is 18rem by 3rem', async ({ page, account }) => {
  await account('merchant')
  await page.goto('/id/home')
  const button = page.getByRole('button', { name: 'Join Waitlist' })
  await expect.poll(() => button.boundingBox()).toMatchObject({ width: 288, height: 48 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '20px'))
  await expect.poll(() => button.boundingBox()).toMatchObject({ width: 360, height: 60 })
})

test.describe('scroll', () => {
  test.use({ viewport: { width: 390, height: 300 } })
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

  test('SHELL-083 SHELL-084 starts a new page at its top, and comes back to where one was, also when loaded again', async ({
    page,
    account,
  }) => {
    await account('cardholder')
    await page.goto('/id/home')
    const link = page.getByRole('link', { name: 'Create a Passkey' })
    await expect(link).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await link.scrollIntoViewIfNeeded()
    const home = await scrolled(page)
    expect(home).toBeGreaterThan(300)
    await link.click()
    await expect(heading(page, 'Security')).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.mouse.move(100, 200)
    // A turn may come before the page can be moved: what is left of the way is gone by another.
    await expect(async () => {
      await page.mouse.wheel(0, 60 - (await scrolled(page)))
      await expect.poll(() => scrolled(page), { timeout: 1_000 }).toBe(60)
    }).toPass({ timeout: 10_000 })
    await page.goBack()
    await expect(heading(page, 'Welcome, Ben')).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(home)
    await page.goForward()
    await expect(heading(page, 'Security')).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(60)
    // Loading the page again changes neither this place nor that of the page before.
    await page.reload()
    await expect(heading(page, 'Security')).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(60)
    await page.goBack()
    await expect(heading(page, 'Welcome, Ben')).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(home)
  })

  test('SHELL-083 starts at the top again where one has been before', async ({ page, account }) => {
    await account('cardholder')
    await page.goto('/id/home')
    await expect(heading(page)).toBeVisible()
    await page.getByRole('link', { name: 'Get the Wallet' }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Create a Passkey' }).click()
    await expect(heading(page, 'Security')).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Home' }).click()
    await expect(heading(page, 'Welcome, Ben')).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
  })
})
