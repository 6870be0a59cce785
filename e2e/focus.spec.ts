import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { heading, menuButton, mobileMenu, phone } from './frame.ts'
import { open } from './pages.ts'

/** Tests that check which element gets the focus when the focused element disappears (SHELL-086, SHELL-087). */

const settings = (page: Page) => page.getByRole('navigation', { name: 'Settings' })

test('SHELL-087 on a phone, an opened settings page focuses its back link; going back focuses the link that opened it', async ({
  page,
  account,
}) => {
  await page.setViewportSize(phone)
  await account('cardholder')
  await open(page, '/id/home')
  await test.step('the focus moves from the menu to the heading, even if the page code loads late', async () => {
    for (const [name, code] of [
      ['Crypto Payments', /\/payments-.*\.js/],
      ['Settings', /\/SettingsScreen-.*\.js/],
    ] as const) {
      const { promise: isClicked, resolve } = Promise.withResolvers<void>()
      await page.route(code, async (route) => {
        await isClicked
        await route.continue()
      })
      await menuButton(page).click()
      await mobileMenu(page).getByRole('link', { name }).click()
      await expect(mobileMenu(page).getByRole('link')).toHaveCount(0)
      resolve()
      await expect(heading(page, name)).toBeFocused()
    }
    await menuButton(page).click()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
  })
  await test.step('the back link and the browser’s back button return the focus to the link of the page', async () => {
    for (const [name, leave] of [
      ['Profile', () => page.keyboard.press('Enter')],
      ['Security', () => page.goBack()],
    ] as const) {
      await settings(page).getByRole('link', { name }).focus()
      await page.keyboard.press('Enter')
      const wayBack = settings(page).getByRole('link', { name: `${name} Back to Settings` })
      await expect(wayBack).toBeFocused()
      await leave()
      await expect(heading(page, 'Settings')).toBeVisible()
      await expect(settings(page).getByRole('link', { name })).toBeFocused()
    }
    await page.goForward()
    await expect(settings(page).getByRole('link', { name: 'Security Back to Settings' })).toBeFocused()
    const first = page.getByRole('button', { name: 'Update password' })
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
  })
})

test('SHELL-052 SHELL-086 if the button that opened a dialog is gone, closing the dialog focuses a heading or panel', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('recipient', { firstName: '', lastName: '' })
  await open(page, '/id/home')
  const link = settings(page).getByRole('link', { name: 'Security' })
  await test.step('a dialog that opened together with its page focuses the heading', async () => {
    await page.getByRole('link', { name: 'Add your name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update your name' })
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(heading(page, 'Profile')).toBeFocused()
  })
  await link.click()
  await expect(heading(page, 'Security')).toBeVisible()
  await expect(link).toBeFocused()
  await test.step('a dialog whose action removed the button that opened it focuses the panel', async () => {
    const panel = page.getByRole('region', { name: 'Two-factor authentication' })
    await panel.getByRole('button', { name: 'Turn off' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' })
    const { code } = (await (await page.request.get('/sandbox/account')).json()) as { readonly code: string }
    await dialog.getByLabel('6-digit code').fill(code)
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(panel.getByRole('button', { name: 'Turn on' })).toBeVisible()
    await expect(panel).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Turn on' })).toBeFocused()
  })
  await test.step('if the user goes back while a dialog is open, the link of the new page has the focus', async () => {
    await page.getByRole('button', { name: 'Update password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill('half')
    await page.goBack()
    await expect(heading(page, 'Profile')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    // Closing the dialog discards the typed text.
    await page.goForward()
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(dialog.getByLabel('Current password')).toHaveValue('')
  })
})
