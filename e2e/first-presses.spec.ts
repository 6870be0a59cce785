import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, accountMenu, heading, rows } from './frame.ts'
import { open } from './pages.ts'
import { menuOf, openAddresses } from './receiving-pages.ts'

/*
 * What is seen can be used: a key or a press that comes at the moment at which something appears is not lost. The page
 * itself makes it, since a test comes later.
 */

const addFunds = (page: Page): Locator => page.getByRole('dialog', { name: 'Add Funds' })
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Add funds' }).first()

test('CARD-156 takes a key that comes at the moment Add Funds opens', async ({ page, account }) => {
  await page.addInitScript(() => {
    const opened = new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>('dialog[open] input')
      if (input === null) return
      opened.disconnect()
      // As React hears a key: by the value that the browser has set.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '7')
      input.dispatchEvent(new Event('input', { bubbles: true }))
      document.documentElement.dataset['typed'] = input.value
    })
    opened.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  })
  await account('cardholder')
  await page.goto('/id/home')
  await expect(opener(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // What a press brings is styled by itself, and the page is not anew (P7).
  const sheets = page.locator('style[data-emotion]')
  const before = await sheets.count()
  await opener(page).click()
  const amount = addFunds(page).getByLabel('Amount in US dollars')
  // It stands there at once, so that the next key comes after it.
  await expect(page.locator('html')).toHaveAttribute('data-typed', '7')
  await expect(amount).toBeFocused()
  expect(await sheets.count()).toBeGreaterThan(before)
  await page.keyboard.type('5')
  await expect(amount).toHaveValue('75')
})

test('SEC-002 takes a press that comes at the moment its page does', async ({ page, account }) => {
  await account('verified')
  const settings = page.getByRole('navigation', { name: 'Settings' })
  const update = page.getByRole('button', { name: 'Update password' })
  // Its code is there from now on, and the page comes at once.
  await open(page, '/id/settings/security')
  await expect(update).toBeVisible()
  await settings.getByRole('link', { name: 'Profile' }).click()
  await expect(heading(page, 'Profile')).toBeVisible()
  await page.evaluate(() => {
    const arrived = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Update password',
      )
      if (button === undefined) return
      arrived.disconnect()
      button.click()
    })
    arrived.observe(document, { subtree: true, childList: true })
  })
  await settings.getByRole('link', { name: 'Security' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update password' })
  await dialog.getByLabel('Current password').fill('half')
  await expect(dialog.getByLabel('Current password')).toHaveValue('half')
})

test.describe('the menu of a row', () => {
  test('is in its place, has the focus and says that it is open before the press is over', async ({
    page,
    account,
  }) => {
    await account('recipient')
    await openAddresses(page)
    const at = await menuOf(page, 'Savings').evaluate(async (button: HTMLElement) => {
      button.click()
      await Promise.resolve()
      const menu = document.querySelector(':popover-open')
      const { right, bottom } = button.getBoundingClientRect()
      const place = menu?.getBoundingClientRect()
      return {
        isExpanded: button.getAttribute('aria-expanded'),
        focused: document.activeElement?.textContent,
        isBelow:
          place !== undefined && Math.abs(place.right - right) < 2 && place.top > bottom && place.top < bottom + 10,
      }
    })
    expect(at).toEqual({ isExpanded: 'true', focused: 'Edit', isBelow: true })
  })

  test('takes an arrow key that comes right after the press, and closes by a second one', async ({ page, account }) => {
    await account('recipient')
    await openAddresses(page)
    await menuOf(page, 'Savings').evaluate(async (button: HTMLElement) => {
      button.click()
      await Promise.resolve()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    })
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
    await menuOf(page, 'Savings').click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(menuOf(page, 'Savings')).toHaveAttribute('aria-expanded', 'false')
    await menuOf(page, 'Savings').click()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await heading(page).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(menuOf(page, 'Savings')).toHaveAttribute('aria-expanded', 'false')
  })
})

/** Presses, then Esc before what the press opens is there, and waits until it would be. */
const pressAndCallOff = (button: Locator): Promise<boolean> =>
  button.evaluate(async (element: HTMLElement) => {
    let isOpened = false
    const opened = new MutationObserver(() => {
      isOpened ||= document.querySelector('dialog[open]') !== null
    })
    opened.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })
    element.focus()
    element.click()
    await Promise.resolve()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
    for (let frame = 0; frame < 10; frame += 1) {
      // eslint-disable-next-line no-await-in-loop -- one frame after another
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    opened.disconnect()
    return isOpened
  })

for (const [words, find] of [
  ['a dialog', opener],
  ['SHELL-055 the details of a payment', (page: Page) => rows(page).first()],
] as const) {
  test(`${words} does not open when Esc is pressed right after the press, and does at the next`, async ({
    page,
    account,
  }) => {
    await account('cardholder')
    await open(page, '/id/home')
    const button = find(page)
    expect(await pressAndCallOff(button)).toBe(false)
    await expect(button).toBeFocused()
    // Also once the code of what opens has run.
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await pressAndCallOff(button)).toBe(false)
    await expect(button).toBeFocused()
  })
}

test('the user menu closes by an Esc that comes at the moment its entries do', async ({ page, account }) => {
  await page.addInitScript(() => {
    const listed = new MutationObserver(() => {
      if (document.querySelector('nav[aria-label="Account"] li') === null) return
      listed.disconnect()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    listed.observe(document, { subtree: true, childList: true })
  })
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route(/frame-parts-.*\.js/, async (route) => {
    await pressed
    await route.continue()
  })
  await account('cardholder')
  await page.goto('/id/home')
  await accountButton(page).click()
  await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'true')
  press()
  await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(accountMenu(page).getByRole('link')).toHaveCount(0)
})
