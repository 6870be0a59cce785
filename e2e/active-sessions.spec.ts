import type { Browser, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'
import { makePerson, type Person, signIn, signInPage, welcome } from './people.ts'
import { expectTold, takeNote } from './told.ts'

const security = '/id/settings/security'

const devices = (page: Page) => page.getByRole('region', { name: 'Signed-in devices' })
const history = (page: Page) => page.getByRole('region', { name: 'Security history' })
const rows = (page: Page) => devices(page).getByRole('listitem')

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

/** Another device of the same person, signed in and on its home page. */
const elsewhere = async (browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> => {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), userAgent: firefox })
  const page = await context.newPage()
  await page.goto('/id/home')
  await signIn(page, person)
  await expect(welcome(page)).toBeVisible()
  return page
}

test('A5 shows where a user is signed in, and signs another device out after asking', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const person = await makePerson(page.request, 'verified')
  const other = await elsewhere(browser, baseURL, person)
  await takeNote(page)
  await page.goto(security)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Chrome on Windows')
  await expect(rows(page).first()).toContainText('This device')
  await expect(rows(page).nth(1)).toContainText('Firefox on Linux')
  await expect(rows(page).nth(1)).toContainText('This machine · last used just now')
  await expectAccessible()

  const end = devices(page).getByRole('button', { name: /^Sign out Firefox on Linux/ })
  await end.click()
  const dialog = page.getByRole('dialog', { name: 'Sign out that device?' })
  await expect(dialog).toContainText('Firefox on Linux')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(end).toBeFocused()
  await expect(rows(page)).toHaveCount(2)

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog).toBeHidden()
  await expectTold(page, 'That device was signed out.')
  await expect(rows(page)).toHaveCount(1)
  await expect(devices(page).getByRole('button')).toHaveCount(0)

  // Its open tab leaves with the next call.
  await other.reload()
  await expect(signInPage(other)).toBeVisible()
  await expect(history(page).getByRole('listitem').first()).toContainText('Another device signed out')
  await other.context().close()
})

test('A5 signs all other devices out at once, and stays signed in here', async ({ page, browser, baseURL }) => {
  const person = await makePerson(page.request, 'verified')
  const others = [await elsewhere(browser, baseURL, person), await elsewhere(browser, baseURL, person)]
  await takeNote(page)
  await page.goto(security)
  await devices(page).getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('dialog', { name: 'Sign out all others?' }).getByRole('button', { name: 'Sign out' }).click()
  await expectTold(page, 'All other devices were signed out.')
  await expect(rows(page)).toHaveCount(1)
  for (const other of others) {
    await other.reload()
    await expect(signInPage(other)).toBeVisible()
    await other.context().close()
  }
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test('F7 SESS-018 a user who is signed out in the middle of a form is told to sign in, comes back, and has changed nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await makePerson(page.request, 'cardholder', { firstName: 'Ben', lastName: 'Okafor' })
  const other = await elsewhere(browser, baseURL, person)
  await other.goto('/id/settings/profile')
  await other.getByRole('button', { name: 'Update: Name' }).click()
  const field = other.getByRole('dialog').getByLabel('First name')
  await field.fill('Half')
  await takeNote(page)
  await page.goto(security)
  await devices(page).getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expectTold(page, 'All other devices were signed out.')
  await field.press('Enter')
  await expect(signInPage(other)).toBeVisible()
  await expect(other.getByText('Sign in to go on to the page that you asked for.')).toBeVisible()
  await signIn(other, person)
  await expect(other).toHaveURL('/id/settings/profile')
  await expect(other.getByText('Ben Okafor')).toBeVisible()
  await other.context().close()
})

test('A5 says why a device was not signed out, and the dialog stays', async ({ page, browser, baseURL, breakCall }) => {
  const person = await makePerson(page.request, 'verified')
  const other = await elsewhere(browser, baseURL, person)
  await page.goto(security)
  await devices(page)
    .getByRole('button', { name: /^Sign out Firefox/ })
    .click()
  await breakCall('POST /auth/sessions/end', { kind: 'status', status: 500 })
  const dialog = page.getByRole('dialog', { name: 'Sign out that device?' })
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It could not be signed out. Try again.')
  await other.reload()
  await expect(welcome(other)).toBeVisible()
  await other.context().close()
})

test('a provider that has only the specified calls: both panels are left out', async ({ page, account, breakCall }) => {
  await account('verified')
  await breakCall('GET /auth/sessions', { kind: 'status', status: 404 })
  await breakCall('GET /auth/security-history', { kind: 'status', status: 404 })
  await open(page, security)
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()
  await expect(devices(page)).toHaveCount(0)
  await expect(history(page)).toHaveCount(0)
})

test('F5 panels that cannot be loaded say so, and try again', async ({ page, account, breakCall }) => {
  await account('verified')
  await breakCall('GET /auth/sessions', { kind: 'status', status: 500 })
  await breakCall('GET /auth/security-history', { kind: 'status', status: 503 })
  await page.goto(security)
  await expect(devices(page)).toContainText('Your signed-in devices could not be loaded.')
  await expect(history(page)).toContainText('Your security history could not be loaded.')
  await devices(page).getByRole('button', { name: 'Try Again' }).click()
  await history(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(history(page).getByRole('listitem')).toHaveCount(1)
})
