import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open as openWhole } from './pages.ts'
import { expectTold, takeNote } from './told.ts'

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

test.describe('the name dialog', () => {
  test('PROF-010 PROF-027 PROF-069 SHELL-070 opens from the name row with the present name; its buttons line up', async ({
    page,
    account,
    expectAccessible,
  }) => {
    await account('cardholder')
    await open(page)
    await expect(field(page, 'First name')).toHaveValue('Ben')
    await expect(field(page, 'Last name')).toHaveValue('Okafor')
    await expectAccessible()
    // 440 px, less a border and 24 px on each side.
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

  test('PROF-019 opens by the link "Add your name", once', async ({ page, account }) => {
    await account('shopper')
    await page.goto('/id/home')
    await page.getByRole('link', { name: 'Add your name' }).click()
    await expect(page).toHaveURL(/\/id\/settings\/profile/)
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(profile)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Update: Name' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('PROF-023 PROF-025 lets no user send a name that is too short', async ({ page, account }) => {
    await account('shopper')
    await open(page)
    await expect(send(page)).toBeDisabled()
    await expect(dialog(page).getByText('Must be at least 2 characters')).toHaveCount(0)
    await field(page, 'First name').fill('A')
    await expect(field(page, 'First name')).toHaveAccessibleDescription('Must be at least 2 characters')
    await expect(dialog(page).getByText('Must be at least 2 characters')).toHaveCount(1)
    await field(page, 'First name').fill('Al')
    await field(page, 'Last name').fill('No')
    await expect(send(page)).toBeEnabled()
  })

  test('PROF-026 PROF-028 PROF-029 PROF-032 sends by Enter, closes by itself, and the new name is everywhere', async ({
    page,
    context,
    account,
  }) => {
    await takeNote(page)
    await account('shopper')
    const other = await context.newPage()
    await openWhole(other, '/id/home')
    await open(page)
    await field(page, 'First name').press('Enter')
    await expect(dialog(page)).toBeVisible()
    await field(page, 'First name').fill('Augusta')
    await field(page, 'Last name').fill('King')
    await field(page, 'Last name').press('Enter')
    await expectTold(page, 'Name updated successfully.')
    await expect(dialog(page)).toHaveCount(0)
    await expect(row(page, 'Name')).toContainText('Augusta King')
    await expect(page.getByRole('button', { name: 'Update: Name' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Account menu, AK' })).toBeVisible()
    // The other tab is not touched: it has heard.
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome, Augusta' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Account menu, AK' })).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Augusta' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Augusta' })).toBeVisible()
    await page.goto('/sandbox')
    await expect(page.getByRole('region', { name: 'Emails' })).toContainText(
      'The name of your account is now Augusta King.',
    )
  })

  test('PROF-030 PROF-031 ERR-009 tells what the provider says, loses nothing, and works the next time', async ({
    page,
    account,
    breakCall,
  }) => {
    await account('cardholder')
    await breakCall('PUT /users/updateName', { kind: 'status', status: 429, body: { error: 'Slow down.' } })
    await open(page)
    await field(page, 'Last name').fill('Norris')
    await send(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Slow down.')
    await expect(field(page, 'Last name')).toHaveValue('Norris')
    await expect(send(page)).toBeEnabled()
    await send(page).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(row(page, 'Name')).toContainText('Ben Norris')
  })

  test('takes the provider’s own refusal for an answer', async ({ page, account, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/)
    await account('shopper')
    await open(page)
    await field(page, 'First name').fill('Ada')
    await field(page, 'Last name').fill('x'.repeat(65))
    await send(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('A name has at most 64 characters.')
    await expect(field(page, 'Last name')).toHaveAccessibleDescription('A name has at most 64 characters.')
    await expect(field(page, 'Last name')).toBeFocused()
    await page.keyboard.type('Lovelace')
    await expect(field(page, 'Last name')).toHaveValue('Lovelace')
    await expect(dialog(page).getByRole('alert').getByText('A name has')).toBeHidden()
  })
})

test('can be done with the keyboard alone', async ({ page, account }) => {
  await account('shopper')
  await page.goto(profile)
  const update = page.getByRole('button', { name: 'Update: Name' })
  await update.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'First name')).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Norris')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(row(page, 'Name')).toContainText('Ada Norris')
  await expect(update).toBeFocused()
})
