import type { Page } from 'playwright/test'
import { createAccount } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, accountMenu, heading, menuButton, mobileMenu, narrow, phone, rows, wide } from './frame.ts'
import { open } from './pages.ts'
import { fillIn, form } from './sign-in.ts'

/**
 * Returns the name of the focused element, whether its focus ring is visible, and whether the user can see the element. The
 * element counts as seen if at least one of its left, centre and right points is uncovered. Returns null if no element is
 * focused.
 */
const focusState = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    // The label draws the visible circle of a radio button, so the label is measured.
    const drawn = element.matches('input[type="radio"]') ? (element.closest('label') ?? element) : element
    const { left, top, width, height } = drawn.getBoundingClientRect()
    // A link that covers its row draws its ring around the row.
    const rings = [getComputedStyle(drawn), getComputedStyle(drawn, '::after')]
    const points = [
      [left + width / 2, top + height / 2],
      [left + 3, top + height / 2],
      [left + width - 3, top + height / 2],
    ] as const
    const isSeen = ([x, y]: readonly [number, number]): boolean => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (drawn.contains(there) || there.contains(drawn))
    }
    return {
      name: (drawn.getAttribute('aria-label') ?? drawn.textContent).trim(),
      hasRing: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
      isSeen: points.some(isSeen),
    }
  })

test('Tab and Shift+Tab reach every control of home with a visible focus ring, on wide and narrow screens', async ({
  page,
  account,
}) => {
  await account('cardholder')
  for (const [windowName, size] of [
    ['wide', wide],
    ['narrow', narrow],
  ] as const) {
    await page.setViewportSize(size)
    // In a new document, Tab starts at the first control.
    await open(page, '/id/home')
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen: Array<string> = []
      const bad: Array<string> = []
      for (let turn = 0; turn < 60; turn += 1) {
        await page.keyboard.press(key)
        const state = await focusState(page)
        if (state === null) break
        seen.push(state.name)
        if (!state.hasRing) bad.push(`${key} ${state.name}: no ring`)
        if (!state.isSeen) bad.push(`${key} ${state.name}: hidden`)
      }
      expect(bad, windowName).toEqual([])
      expect(seen.length, windowName).toBeGreaterThan(15)
      for (const name of ['SEE ALL', 'Add funds', 'Get the Wallet', 'Chat']) expect(seen, windowName).toContain(name)
    }
  }
})

test('SHELL-030 SHELL-055 SHELL-056 SHELL-057 Escape closes payment details or user menu, and focuses the button that opens it', async ({
  page,
  account,
}) => {
  await account('merchant')
  await open(page, '/id/home')
  await test.step('the first control moves the focus to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await expect(page).toHaveURL('/id/home')
  })
  await test.step('the payment details trap the focus', async () => {
    await rows(page).nth(0).focus()
    await page.keyboard.press('Enter')
    const overlay = page.getByRole('dialog', { name: 'Details' })
    const position = overlay.getByRole('status').first()
    await expect(position).toContainText('1 of 5')
    await page.keyboard.press('ArrowRight')
    await expect(position).toContainText('2 of 5')
    await page.keyboard.press('ArrowLeft')
    await expect(position).toContainText('1 of 5')
    // Tab cycles inside the carousel: the buttons of its bar, the buttons of the slide, then the bar again.
    for (let turn = 0; turn < 10; turn += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBeNull()
    }
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(rows(page).nth(0)).toBeFocused()
  })
  await test.step('Tab moves through the user menu', async () => {
    const signOut = page.getByRole('button', { name: 'Sign Out', exact: true })
    await accountButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Settings', 'Switch to Business', 'Util Dashboard', 'Help & Support']) {
      await page.keyboard.press('Tab')
      await expect(accountMenu(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(signOut).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(accountButton(page)).toBeFocused()
    await expect(signOut).toBeHidden()
    await page.keyboard.press('Space')
    await expect(signOut).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(accountMenu(page).getByRole('link', { name: 'Settings' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/id/settings/profile')
  })
})

test('SHELL-027 SHELL-029 a keyboard user opens the phone menu; it closes on Escape, and when the focus leaves it', async ({
  page,
  account,
}) => {
  await page.setViewportSize(phone)
  await account('shopper')
  await open(page, '/id/home')
  const links = mobileMenu(page).getByRole('link')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(links).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(5)
  await page.keyboard.press('Shift+Tab')
  await expect(links).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(menuButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(links).toHaveCount(5)
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('Tab')
  await expect(links.filter({ hasText: 'Settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/id/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
})

/**
 * Presses Enter as Safari reports it when the key confirms the text of an input method. Safari ends the composition first,
 * then dispatches a keydown event with key code 229.
 */
const endComposition = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, text: '\r' }
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  await session.detach()
}

test('ROUTE-057 pressing Enter to confirm a suggestion of an input method does not submit the sign-in form', async ({
  page,
  request,
}) => {
  await page.goto('/authenticate/login')
  await fillIn(page, await createAccount(request, 'shopper'))
  await page.evaluate(() => document.addEventListener('submit', () => performance.mark('submitted')))
  await form(page).getByLabel('Password').focus()
  await endComposition(page)
  expect(await page.evaluate(() => performance.getEntriesByName('submitted').length)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/id\/home$/)
})
