import type { Locator, Page } from 'playwright/test'
import { totp } from '../test/security/totp.ts'
import { expect, test } from './fixtures.ts'
import { makePerson, signIn, signInPage, welcome } from './people.ts'

const security = '/id/settings/security'
const enabling = (page: Page): Locator => page.getByRole('dialog', { name: 'Two-factor authentication' })
const disabling = (page: Page): Locator => page.getByRole('dialog', { name: 'Turn off two-factor authentication?' })

test('A5 L3 turning two-factor on or off says before that other devices are signed out, does it, and notes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await makePerson(page.request, 'verified')
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  await other.goto('/id/home')
  await signIn(other, person)
  await expect(welcome(other)).toBeVisible()

  await page.goto(security)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(enabling(page)).toContainText('Turning it on signs you out on every other device.')
  const key = enabling(page).getByRole('group', { name: 'Setup key' }).locator('span').first()
  const secret = (await key.innerText()).replaceAll(' ', '')
  await enabling(page).getByLabel('6-digit code').fill(totp(secret, Date.now()))
  await enabling(page).getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()

  await other.reload()
  await expect(signInPage(other)).toBeVisible()
  await context.close()

  await page.reload()
  const events = page.getByRole('region', { name: 'Security history' }).getByRole('listitem')
  await expect(events.first()).toContainText('All other devices signed out')
  await expect(events.nth(1)).toContainText('Two-factor authentication turned on')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(disabling(page)).toContainText('Turning it off signs you out on every other device.')
})

test('PROF-022 PROF-023 counts and keeps of a name only what is seen, and leaves a Persian one as it is', async ({
  page,
  account,
}) => {
  await account('verified')
  await page.goto('/id/settings/profile?add-name=true')
  const [given, family] = [page.getByLabel('First name'), page.getByLabel('Last name')]
  await given.fill('\u200BA\u202E')
  await expect(page.getByText('Must be at least 2 characters')).toBeVisible()
  await given.fill('A\u200Bda\u2066')
  await family.fill('علی\u200Cپور')
  await page.getByRole('button', { name: 'Update', exact: true }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Ada علی\u200Cپور', { exact: true }).first()).toBeVisible()
})
