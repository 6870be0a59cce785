import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { heading, menuButton, mobileMenu, phone } from './frame.ts'
import { hold } from './held.ts'
import { open } from './pages.ts'

/* Where the focus is when what had it has gone: never nowhere (docs/decisions/0024). */

const settings = (page: Page) => page.getByRole('navigation', { name: 'Settings' })
const security = '/id/settings/security'

test.describe('from page to page, on a phone', () => {
  test.use({ viewport: phone })

  test('goes from the list of the settings to the page, and back to its entry by the link and by the browser', async ({
    page,
    account,
  }) => {
    await account('cardholder')
    await open(page, '/id/settings')
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

  test('goes to the heading of a page that is chosen from the menu, also when its code comes late', async ({
    page,
    account,
  }) => {
    await account('cardholder')
    await open(page, '/id/home')
    await page.route(/\/(payments|SettingsScreen)-.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    for (const [name, title] of [
      ['Crypto Payments', 'Crypto Payments'],
      ['Settings', 'Settings'],
    ] as const) {
      await menuButton(page).click()
      await mobileMenu(page).getByRole('link', { name }).click()
      await expect(heading(page, title)).toBeFocused()
    }
    await menuButton(page).click()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
  })
})

test('stays in the list beside the settings, and comes back to the link of another page', async ({ page, account }) => {
  await account('shopper')
  await open(page, '/id/home')
  await page.getByRole('link', { name: 'Add your name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update your name' })
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(heading(page, 'Profile')).toBeFocused()
  await settings(page).getByRole('link', { name: 'Security' }).click()
  await expect(heading(page, 'Security')).toBeVisible()
  await expect(settings(page).getByRole('link', { name: 'Security' })).toBeFocused()
})

test('F5 stays in the panel whose "Try Again" goes when it is pressed, as often as it fails', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified')
  await breakCall('GET /auth/sessions', { kind: 'status', status: 500, times: 2 })
  // What keeps the focus comes after the first paint.
  await open(page, security)
  const panel = page.getByRole('region', { name: 'Signed-in devices' })
  const again = panel.getByRole('button', { name: 'Try Again' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeFocused()
  await expect(again).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel).toBeFocused()
  // A place for as long as it has the focus, not for every click.
  await page.getByRole('button', { name: 'Update password' }).focus()
  await expect(panel).not.toHaveAttribute('tabindex')
})

test('stays in the dialog whose content changes, and in the panel when the button that opened it has gone', async ({
  page,
  account,
}) => {
  await account('recipient')
  await open(page, security)
  const panel = page.getByRole('region', { name: 'Two-factor authentication' })
  await panel.getByRole('button', { name: 'Turn off' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' })
  const { code } = (await (await page.request.get('/sandbox/account')).json()) as { readonly code: string }
  await dialog.getByLabel('6-digit code').fill(code)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Turn on' })).toBeFocused()
})

test('SHELL-052 goes with the page that is left while a dialog is open, which closes', async ({ page, account }) => {
  await account('shopper')
  await open(page, '/id/settings/profile')
  await settings(page).getByRole('link', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Update password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('half')
  await page.goBack()
  await expect(heading(page, 'Profile')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(settings(page).getByRole('link', { name: 'Security' })).toBeFocused()
  // What was typed is forgotten with it.
  await page.goForward()
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(dialog.getByLabel('Current password')).toHaveValue('')
})

test('PROF-051 keeps the focus on the button that asks for a new pairing code', async ({ page, account }) => {
  await account('verified')
  await page.goto('/id/settings/profile?secret=bpa')
  await page.getByRole('button', { name: 'Connect: Connect to wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect to wallet' })
  await expect(dialog.getByRole('img')).toBeVisible()
  const letGo = await hold(page, '/auth/generateBitAuthPairingCode')
  const again = dialog.getByRole('button', { name: 'Get a new code' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  letGo()
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(again).toBeFocused()
})
