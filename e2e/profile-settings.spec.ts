import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const profile = '/id/settings/profile'

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const notifications = (page: Page) => page.getByRole('switch', { name: 'Email notifications' })

test('PROF-009 PROF-011 the profile page shows the user’s picture, and shows a Hebrew name from right to left', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', { firstName: 'שלמה', lastName: 'Cohen' })
  await page.goto(profile)
  const name = page.getByText('שלמה Cohen', { exact: true })
  await expect(name).toHaveCSS('direction', 'rtl')
  await expect(row(page, 'Email').first()).toHaveCSS('direction', 'ltr')
  const picture = page.getByRole('img', { name: 'Your profile picture' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible()
})

test('PROF-064 the profile page shows initials when the picture fails to load', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await account('cardholder')
  await page.route('**/stand-ins/avatars/*', (route) => route.abort())
  await page.goto(profile)
  await expect(row(page, 'Name')).toContainText('BO')
  await expect(page.getByRole('img', { name: 'Your profile picture' })).toHaveCount(0)
})

test('PROF-034 PROF-035 PROF-068 ERR-016 if saving fails, the email switch returns to off, and a modal explains the failure', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await account('shopper', { optInEmailMarketing: false })
  await breakCall('ToggleMarketingOptIn', { kind: 'status', status: 500 })
  await page.goto(profile)
  await notifications(page).focus()
  await page.keyboard.press('Space')
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('There was a problem updating this setting. Please try again later.')
  await expectAccessible()
  await modal.getByRole('button', { name: 'Close' }).last().click()
  await expect(notifications(page)).not.toBeChecked()
  await expect(notifications(page)).toBeFocused()
})
