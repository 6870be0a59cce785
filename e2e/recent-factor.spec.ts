import type { Locator, Page } from 'playwright/test'
import { totp } from '../test/security/totp.ts'
import { addAuthenticator } from './authenticator.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { expectTold, takeNote } from './told.ts'

const proof = (page: Page): Locator => page.getByRole('dialog', { name: "Confirm it's you" })
const enabling = (page: Page): Locator => page.getByRole('dialog', { name: 'Two-factor authentication' })
const passkeys = (page: Page): Locator => page.getByRole('region', { name: 'Passkeys' })

const minutes = 60_000
const pass = (page: Page, advance: number) => page.request.post('/sandbox/clock', { data: { advance } })

const givePassword = async (page: Page, password: string): Promise<void> => {
  await proof(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('A7 PASS-013 a passkey needs the password where the sign-in is minutes old, and closing the dialog makes none', async ({
  page,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/status of 40[03]/)
  await takeNote(page)
  const { password } = await makePerson(page.request, 'verified')
  await addAuthenticator(page)
  await pass(page, 6 * minutes)
  await page.goto('/id/settings/security')
  const create = page.getByRole('button', { name: 'Create a Passkey' })
  await create.click()
  await expect(proof(page).getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(proof(page)).toBeHidden()
  await expect(create).toBeFocused()
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0)
  await create.click()
  await givePassword(page, 'not it')
  await expect(proof(page)).toContainText('This password is wrong.')
  await givePassword(page, password)
  await expectTold(page, 'Your passkey was created.')
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove Passkey 1' }).click()
  await page.getByRole('dialog', { name: 'Remove this passkey?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0)
})

test('A7 SEC-026 turning two-factor on asks for the password over its dialog, which keeps key and code', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  await takeNote(page)
  const { password } = await makePerson(page.request, 'verified')
  await pass(page, 6 * minutes)
  await page.goto('/id/settings/security')
  await page.getByRole('button', { name: 'Turn on' }).click()
  const key = await enabling(page).getByRole('group', { name: 'Setup key' }).locator('span').first().innerText()
  const code = totp(key.replaceAll(' ', ''), Date.now() + 6 * minutes)
  await enabling(page).getByLabel('6-digit code').fill(code)
  await enabling(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(proof(page)).toBeVisible()
  await proof(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(enabling(page)).toContainText('Enter your password first.')
  await expect(enabling(page).getByLabel('6-digit code')).toHaveValue(code)
  await enabling(page).getByRole('button', { name: 'Turn on' }).click()
  await givePassword(page, password)
  await expectTold(page, 'Two-factor authentication is on.')
})
