import type { Locator, Page } from 'playwright/test'
import { createAccount, signIn, signInPage, signOut, welcome } from './accounts.ts'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { expect, test } from './fixtures.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Update password' })
const current = (page: Page): Locator => dialog(page).getByLabel('Current password')
const next = (page: Page): Locator => dialog(page).getByLabel('New password')
const send = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Update password' })
const strength = (page: Page): Locator => dialog(page).getByRole('meter', { name: 'Password strength' })

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(dialog(page)).toBeVisible()
}

const strong = 'seven otters under green lamps'

test('SEC-002 SEC-010 SEC-019 SHELL-065 the password dialog can reveal both passwords, and a web worker rates the new password', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('verified')
  await page.goto('/id/settings/security')
  await openDialog(page)
  await expect(send(page)).toBeDisabled()
  for (const field of [current(page), next(page)]) {
    await expect(field).toHaveAttribute('type', 'password')
    const toggle = field.locator('..').getByRole('button')
    await toggle.click()
    await expect(field).toHaveAttribute('type', 'text')
    await toggle.click()
    await expect(field).toHaveAttribute('type', 'password')
  }
  expect(page.workers()).toHaveLength(0)
  await current(page).fill('whatever it is')
  // The app rates the password in a worker, so that a thousand characters do not block the page.
  await next(page).fill('aB3$'.repeat(250))
  await next(page).locator('..').getByRole('button').click()
  await expect(next(page)).toHaveAttribute('type', 'text')
  await expect(strength(page)).not.toHaveAttribute('aria-valuetext', 'Not rated yet')
  expect(page.workers()).toHaveLength(1)
  await next(page).fill('password')
  await expect(strength(page)).toHaveAttribute('aria-valuetext', 'Weak')
  await expect(send(page)).toBeDisabled()
  await next(page).fill(strong)
  await expect(strength(page)).toHaveAttribute('aria-valuetext', 'Very Strong')
  await expect(strength(page)).toHaveAttribute('aria-valuenow', '100')
  await expect(send(page)).toBeEnabled()
  await expectAccessible()
  await next(page).fill('')
  await expect(dialog(page).getByText('Required')).toBeVisible()

  await test.step('L1 a closed dialog does not keep the typed passwords', async () => {
    await current(page).fill('the present secret')
    await next(page).fill(strong)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.body.innerHTML]),
    )
    expect(stored).not.toContain('the present secret')
    expect(stored).not.toContain(strong)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(current(page)).toHaveValue('')
    await expect(next(page)).toHaveValue('')
  })
})

test('ERR-005 SEC-001 SEC-018 CALL-089 a user corrects a mistyped current password; sign-in then accepts only the new password', async ({
  page,
  context,
  expectedErrors,
}) => {
  // Status 400 for the wrong current password, and status 422 for the old password at sign-in.
  expectedErrors.push(/400/, /422/)
  const person = await createAccount(context.request, 'verified', { passkeys: 1 })
  await recordAnnouncements(page)
  await page.goto('/id/settings/security')
  for (const name of ['Password', 'Two-factor authentication', 'Passkeys']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Passkey 1')).toBeVisible()
  await openDialog(page)
  await current(page).fill('not this one')
  await next(page).fill(strong)
  await expect(send(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(current(page)).toHaveAccessibleDescription('The current password is wrong.')
  await expect(next(page)).toHaveValue(strong)
  await expect(current(page)).toBeFocused()
  // The wrong password is selected, so that the typed text replaces it.
  await page.keyboard.type(person.password)
  await expect(current(page)).toHaveValue(person.password)
  await expect(dialog(page).getByText('The current password is wrong.')).toBeHidden()
  await expect(send(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expectAnnounced(page, 'Password updated successfully.')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Update password' })).toBeFocused()
  // The provider has replaced the session. The app uses the new session, so the next call succeeds.
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Setup key', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(signInPage(page)).toBeVisible()
  await signIn(page, person)
  await expect(page.getByRole('alert')).toBeVisible()
  await signIn(page, { ...person, password: strong })
  await expect(welcome(page)).toBeVisible()
})
