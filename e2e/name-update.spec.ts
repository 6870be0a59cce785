import type { Page } from 'playwright/test'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { open as openWhole } from './pages.ts'

const profile = '/id/settings/profile'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update your name' })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Update', exact: true })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

const open = async (page: Page): Promise<void> => {
  await page.goto(profile)
  await page.getByRole('button', { name: 'Update: Name' }).click()
  await expect(field(page, 'First name')).toBeFocused()
}

test('PROF-069 SHELL-070 the buttons of the name dialog have their specified sizes on a wide screen and on a phone', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder')
  await open(page)
  await expectAccessible()
  // Width of the dialog's content: 440 px less a border of 1 px and a padding of 24 px on each side.
  const inside = 440 - 2 * 25
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' })
  await expect.poll(() => send(page).boundingBox()).toMatchObject({ width: 288, height: 48 })
  await expect.poll(() => cancel.boundingBox()).toMatchObject({ width: inside - 288 - 12, height: 48 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => send(page).boundingBox()).toMatchObject({ x: 16, width: 358, height: 48 })
  await expect
    .poll(async () => {
      const [main, below] = [await send(page).boundingBox(), await cancel.boundingBox()]
      return { ...below, y: (below?.y ?? 0) - (main?.y ?? 0) }
    })
    .toEqual({ x: 16, y: 48 + 8, width: 358, height: 48 })
  await cancel.click()
  await expect(dialog(page)).toHaveCount(0)
})

test('PROF-026 PROF-029 PROF-032 a keyboard user changes their name, and another browser tab shows the new name', async ({
  page,
  context,
  account,
  expectedErrors,
}) => {
  // The provider rejects the long name.
  expectedErrors.push(/Failed to load resource/)
  await recordAnnouncements(page)
  await account('shopper')
  const other = await context.newPage()
  await openWhole(other, '/id/home')
  await page.goto(profile)
  const update = page.getByRole('button', { name: 'Update: Name' })
  await update.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'First name')).toBeFocused()
  await page.keyboard.type('Augusta')
  await page.keyboard.press('Tab')
  await page.keyboard.type('x'.repeat(65))
  await page.keyboard.press('Enter')
  await expect(field(page, 'Last name')).toHaveAccessibleDescription('Enter a name with at most 64 characters.')
  await expect(field(page, 'Last name')).toBeFocused()
  // The rejected name is selected, so that the typed text replaces it.
  await page.keyboard.type('King')
  await expect(field(page, 'Last name')).toHaveValue('King')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expectAnnounced(page, 'Name updated successfully.')
  await expect(row(page, 'Name')).toContainText('Augusta King')
  await expect(update).toBeFocused()
  // The other tab updates without any action of the test in that tab.
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome, Augusta' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Account menu, AK' })).toBeVisible()
})
