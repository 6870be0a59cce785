import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, accountMenu, heading, rows } from './frame.ts'
import { open } from './pages.ts'
import { menuOf, openAddresses } from './receiving-pages.ts'

/**
 * Tests that controls work as soon as they appear, so that no early key or click is lost. A script in the page operates
 * them, since a command from the test would arrive too late.
 */

const addFunds = (page: Page): Locator => page.getByRole('dialog', { name: 'Add Funds' })
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Add funds' }).first()

test('SEC-002 a button works as soon as the page is visible', async ({ page, account }) => {
  await account('verified')
  const settings = page.getByRole('navigation', { name: 'Settings' })
  const update = page.getByRole('button', { name: 'Update password' })
  // Loads the code of the security page, so that the page renders immediately on its next visit.
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

test('the menu of a receiving address opens immediately on a click, responds to the next key, and closes on a second click', async ({
  page,
  account,
}) => {
  await account('recipient')
  await openAddresses(page)
  const button = menuOf(page, 'Savings')
  const at = await button.evaluate(async (element: HTMLElement) => {
    element.click()
    await Promise.resolve()
    const menu = document.querySelector(':popover-open')
    const { right, bottom } = element.getBoundingClientRect()
    const box = menu?.getBoundingClientRect()
    const seen = {
      isExpanded: element.getAttribute('aria-expanded'),
      focused: document.activeElement?.textContent,
      isBelow: box !== undefined && Math.abs(box.right - right) < 2 && box.top > bottom && box.top < bottom + 10,
    }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    return seen
  })
  expect(at).toEqual({ isExpanded: 'true', focused: 'Edit', isBelow: true })
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await button.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await heading(page).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

/** Clicks the button, then presses Escape before the dialog appears. Returns true if the dialog opened within ten frames. */
const pressAndCancel = (button: Locator): Promise<boolean> =>
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

test('CARD-156 SHELL-055 text typed just after a press on Add Funds is in the amount field; Escape stops a dialog from opening', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    const opened = new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>('dialog[open] input')
      if (input === null) return
      opened.disconnect()
      // React detects a changed value only if the value is stored with the native setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '7')
      input.dispatchEvent(new Event('input', { bubbles: true }))
      document.documentElement.dataset['typed'] = input.value
    })
    opened.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  })
  await account('cardholder')
  await open(page, '/id/home')

  const expectCancelled = async (button: Locator): Promise<void> => {
    expect(await pressAndCancel(button)).toBe(false)
    await expect(button).toBeFocused()
  }
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await test.step('the first key reaches the field of the dialog', async () => {
    // The click adds a style sheet, so that the browser does not have to apply the existing style sheets again (P7).
    const sheets = page.locator('style[data-emotion]')
    const before = await sheets.count()
    await opener(page).click()
    const amount = addFunds(page).getByLabel('Amount in US dollars')
    // A script in the page types "7" as soon as the field appears. The "5" typed below is added after it.
    await expect(page.locator('html')).toHaveAttribute('data-typed', '7')
    await expect(amount).toBeFocused()
    expect(await sheets.count()).toBeGreaterThan(before)
    await page.keyboard.type('5')
    await expect(amount).toHaveValue('75')
  })

  // Reloading the page unloads the code of the dialog.
  await open(page, '/id/home')
  await test.step('Escape cancels the dialog, both before and after its code has run', async () => {
    await expectCancelled(opener(page))
    await opener(page).click()
    await expect(addFunds(page)).toBeVisible()
    await close()
    await expectCancelled(opener(page))
  })

  await test.step('Escape cancels the payment details', async () => {
    const row = rows(page).first()
    await expectCancelled(row)
    await row.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await close()
    await expectCancelled(row)
  })
})

test('Escape closes the user menu even if it is pressed at the moment when the menu entries appear', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    const listed = new MutationObserver(() => {
      if (document.querySelector('nav[aria-label="Account"] li') === null) return
      listed.disconnect()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    listed.observe(document, { subtree: true, childList: true })
  })
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route(/\/frame-.*\.js/, async (route) => {
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
