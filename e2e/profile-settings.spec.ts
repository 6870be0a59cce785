import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectTold, takeNote } from './told.ts'

const profile = '/id/settings/profile'

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const notifications = (page: Page) => page.getByRole('switch', { name: 'Email notifications' })

test('PROF-009 PROF-011 PROF-018 shows picture, name and email of the signed-in user', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', { email: 'ben.profile@example.com', firstName: 'Ben', lastName: 'Okafor' })
  await page.goto(profile)
  await expect(row(page, 'Name')).toContainText('Ben Okafor')
  await expect(row(page, 'ben.profile@example.com')).toContainText('Email')
  const picture = page.getByRole('img', { name: 'Your avatar' })
  // SHA-256 of "ben.profile@example.com".
  const hash = await page.evaluate(async () => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('ben.profile@example.com'))
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  })
  await expect(picture).toHaveAttribute('src', `/stand-ins/avatars/${hash}`)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible()
})

test('PROF-009 lets a name run in its own direction, whatever stands around it', async ({ page, account }) => {
  await account('cardholder', { firstName: 'שלמה', lastName: 'Cohen' })
  await page.goto(profile)
  const name = page.getByText('שלמה Cohen', { exact: true })
  await expect(name).toHaveCSS('direction', 'rtl')
  await expect(row(page, 'Email').first()).toHaveCSS('direction', 'ltr')
})

test('PROF-064 shows letters where the picture cannot be loaded', async ({ page, account, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await account('cardholder')
  await page.route('**/stand-ins/avatars/*', (route) => route.abort())
  await page.goto(profile)
  await expect(row(page, 'Name')).toContainText('BO')
  await expect(page.getByRole('img', { name: 'Your avatar' })).toHaveCount(0)
})

test.describe('the email notifications', () => {
  test('PROF-012 stand as the provider says, and are turned over for good', async ({ page, account }) => {
    await takeNote(page)
    await account('shopper', { optInEmailMarketing: true })
    await page.goto(profile)
    await expect(notifications(page)).toBeChecked()
    await notifications(page).click()
    await expect(notifications(page)).not.toBeChecked()
    await expectTold(page, 'Saved')
    await expect(row(page, 'Email notifications').getByRole('status')).toHaveText('')
    await page.reload()
    await expect(notifications(page)).not.toBeChecked()
  })

  test('PROF-034 PROF-035 PROF-068 ERR-016 turn back when that fails, which the opt-in error modal tells', async ({
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
})

test.describe('the account', () => {
  test('PROF-013 VERIF-021 VERIF-022 VERIF-023 VERIF-032 says how the verification stands, and leads on', async ({
    page,
    account,
  }) => {
    await account('shopper')
    await page.goto(profile)
    await expect(row(page, 'Verification')).toContainText('Not verified')
    await expect(row(page, 'Verification')).toContainText('$3,000 or more')
    await expect(row(page, 'Verification')).toContainText('24 to 48 hours')
    await page.getByRole('link', { name: 'Get Verified: Identity verification' }).click()
    await expect(page).toHaveURL('/id/verification/get-started?apply=individualShopperTier1')
  })

  test('VERIF-021 VERIF-032 leads to the support in a new tab where only that helps', async ({ page, account }) => {
    await account('shopper', { applications: [{ productName: 'individualShopperTier1', status: 'rejected' }] })
    await page.goto(profile)
    await expect(row(page, 'Verification')).toContainText('Application requires further action')
    const tab = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Contact Support: Identity verification' }).click()
    await expect(await tab).toHaveURL('/pages/support')
  })

  test('VERIF-021 offers nothing more to a user who is verified', async ({ page, account }) => {
    await account('verified')
    await page.goto(profile)
    await expect(row(page, 'Verification')).toContainText('Complete')
    await expect(row(page, 'Verification').getByRole('link')).toHaveCount(0)
  })

  test('PROF-014 PROF-015 lets a merchant go to the business', async ({ page, account }) => {
    await account('merchant')
    await page.goto(profile)
    await page.getByRole('link', { name: 'Manage: Business' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('PROF-016 lets every other user upgrade', async ({ page, account }) => {
    await account('cardholder', { firstName: 'Ada & Co', lastName: '' })
    await page.goto(profile)
    const link = page.getByRole('link', { name: 'Upgrade: Business' })
    await expect(link).toHaveText('Upgrade')
    await expect(link).toHaveAttribute('href', '/authenticate/finish-signup?firstName=Ada%20%26%20Co')
    await link.click()
    await expect(page).toHaveURL(/\/authenticate\/finish-signup/)
  })

  test('PROF-017 offers the wallet by experiment only', async ({ page, account }) => {
    await account('shopper')
    await page.goto(profile)
    await expect(row(page, 'Business')).toBeVisible()
    await expect(row(page, 'Connect to wallet')).toHaveCount(0)
    await page.goto(`${profile}?secret=bpa`)
    await expect(row(page, 'Connect to wallet')).toBeVisible()
  })
})
