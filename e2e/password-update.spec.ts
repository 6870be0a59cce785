import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { makePerson, signIn, signInPage, signOut, welcome } from './people.ts'
import { expectTold, takeNote } from './told.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Update password' })
const current = (page: Page): Locator => dialog(page).getByLabel('Current password')
const next = (page: Page): Locator => dialog(page).getByLabel('New password')
const send = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Update password' })
const strength = (page: Page): Locator => dialog(page).getByRole('meter', { name: 'Password strength' })

const openDialog = async (page: Page): Promise<void> => {
  await takeNote(page)
  await page.goto('/id/settings/security')
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(dialog(page)).toBeVisible()
}

const strong = 'seven otters under green lamps'

test('SEC-001 shows the passkeys, the password and two-factor authentication', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('verified', { passkeys: 1 })
  await page.goto('/id/settings/security')
  for (const name of ['Password', 'Two-factor authentication', 'Passkeys']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Passkey 1')).toBeVisible()
  await expectAccessible()
})

test('SEC-002 SEC-009 SEC-010 SEC-019 SHELL-065 asks for both passwords, shows either, and says how strong the new one is', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('verified')
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
  await current(page).fill('whatever it is')
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
})

test('SEC-012 estimates in a worker of its own, so that a thousand characters hold nothing up', async ({
  page,
  account,
}) => {
  await account('verified')
  await openDialog(page)
  expect(page.workers()).toHaveLength(0)
  await current(page).fill('whatever it is')
  await next(page).fill('aB3$'.repeat(250))
  await expect.poll(() => page.workers().length).toBe(1)
  // The page answers while the estimate is under way.
  await next(page).locator('..').getByRole('button').click()
  await expect(next(page)).toHaveAttribute('type', 'text')
  await expect(strength(page)).not.toHaveAttribute('aria-valuetext', 'None yet')
  expect(page.workers()).toHaveLength(1)
})

test('SEC-018 CALL-089 changes the password: the alert, the dialog closes, and only the new one signs in', async ({
  page,
  context,
  expectedErrors,
}) => {
  // The answer to the old password at the sign-in.
  expectedErrors.push(/422/)
  const person = await makePerson(context.request, 'verified')
  await openDialog(page)
  await current(page).fill(person.password)
  await next(page).fill(strong)
  await expect(send(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expectTold(page, 'Password updated successfully.')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Update password' })).toBeFocused()
  // The session is another one, and the app goes on with it.
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

test('ERR-005 says that the current password is wrong, and loses nothing that was typed', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await account('verified')
  await openDialog(page)
  await current(page).fill('not this one')
  await next(page).fill(strong)
  await send(page).click()
  await expect(current(page)).toHaveAccessibleDescription('The current password is wrong.')
  await expect(next(page)).toHaveValue(strong)
  await expect(current(page)).toBeFocused()
  await page.keyboard.type('nor this one')
  await expect(current(page)).toHaveValue('nor this one')
  await expect(dialog(page).getByText('The current password is wrong.')).toBeHidden()
  await expect(send(page)).toBeEnabled()
})

test('L1 forgets what was typed when the dialog is closed, and keeps it nowhere', async ({ page, account }) => {
  await account('verified')
  await openDialog(page)
  await current(page).fill('the present secret')
  await next(page).fill(strong)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.body.innerHTML]),
  )
  expect(kept).not.toContain('the present secret')
  expect(kept).not.toContain(strong)
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(current(page)).toHaveValue('')
  await expect(next(page)).toHaveValue('')
})
