import type { Page } from 'playwright/test'
import { createAccount, signIn, signInPage } from './accounts.ts'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { expect, test } from './fixtures.ts'

const security = '/id/settings/security'

const devices = (page: Page) => page.getByRole('region', { name: 'Signed-in devices' })
const rows = (page: Page) => devices(page).getByRole('listitem')

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test('A5 F7 SESS-018 a user signs out one device, then all others; a device that signs in again shows the page it was on', async ({
  page,
  browser,
  playwright,
  baseURL,
  expectAccessible,
}) => {
  const person = await createAccount(page.request, 'cardholder', { firstName: 'Ben', lastName: 'Okafor' })
  const { email, password } = person
  const base = baseURL === undefined ? {} : { baseURL }
  const laptop = await playwright.request.newContext({ ...base, userAgent: safari })
  await laptop.post('/authenticate/login', { form: { email, password } })
  const context = await browser.newContext({ ...base, userAgent: firefox })
  const other = await context.newPage()
  await other.goto('/id/settings/profile')
  await signIn(other, person)
  await other.getByRole('button', { name: 'Update: Name' }).click()
  const field = other.getByRole('dialog').getByLabel('First name')
  await field.fill('Half')

  await recordAnnouncements(page)
  await page.goto(security)
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('Chrome on Windows')
  await expect(rows(page).first()).toContainText('This device')
  await expect(rows(page).filter({ hasText: 'Firefox on Linux' })).toContainText('This computer · last used just now')
  await expectAccessible()

  await test.step('one device, after a confirmation', async () => {
    const end = devices(page).getByRole('button', { name: /^Sign out Safari on \w+/ })
    await end.click()
    const dialog = page.getByRole('dialog', { name: 'Sign out that device?' })
    await expect(dialog).toContainText('Safari on')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(end).toBeFocused()
    await expect(rows(page)).toHaveCount(3)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(dialog).toBeHidden()
    await expectAnnounced(page, 'The device was signed out.')
    await expect(rows(page)).toHaveCount(2)
    expect(await (await laptop.get('/auth/session')).json()).toMatchObject({ isAuthenticated: false })
    const history = page.getByRole('region', { name: 'Security history' })
    await expect(history.getByRole('listitem').first()).toContainText('You signed out another device')
  })
  await test.step('all other devices', async () => {
    await devices(page).getByRole('button', { name: 'Sign out all others' }).click()
    await page.getByRole('dialog', { name: 'Sign out all others?' }).getByRole('button', { name: 'Sign out' }).click()
    await expectAnnounced(page, 'All other devices were signed out.')
    await expect(rows(page)).toHaveCount(1)
    await expect(devices(page).getByRole('button')).toHaveCount(0)
  })
  await test.step('the other device asks for a sign-in while its form is open', async () => {
    await field.press('Enter')
    await expect(signInPage(other)).toBeVisible()
    await expect(other.getByText('Sign in to continue to your page.')).toBeVisible()
    await signIn(other, person)
    await expect(other).toHaveURL('/id/settings/profile')
    await expect(other.getByText('Ben Okafor')).toBeVisible()
    await other.getByRole('button', { name: 'Update: Name' }).click()
    await expect(field).toHaveValue('Half')
  })
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await context.close()
  await laptop.dispose()
})
