import type { Page } from 'playwright/test'
import { addAuthenticator } from './authenticator.ts'
import { expect, test } from './fixtures.ts'
import { welcome } from './people.ts'
import { expectTold, takeNote } from './told.ts'

const security = '/id/settings/security'

const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const removal = (page: Page) => page.getByRole('dialog', { name: 'Remove this passkey?' })

const create = (page: Page) => page.getByRole('button', { name: 'Create a Passkey' })

test('PASS-008 PASS-013 PASS-005 PASS-004 PASS-007 HOME-015 a passkey is made, listed with where it was saved, and home offers none any more', async ({
  page,
  account,
  expectAccessible,
}) => {
  await takeNote(page)
  await account('verified')
  await addAuthenticator(page)
  await page.goto('/id/home')
  const offer = page.getByRole('region', { name: 'Setup a Passkey' })
  await offer.getByRole('link', { name: 'Create a Passkey' }).click()
  await expect(page).toHaveURL(/\/id\/settings\/security$/)
  await expect(panel(page).getByRole('heading', { name: 'Setup a Passkey' })).toBeVisible()
  await expectAccessible()
  await create(page).click()
  await expectTold(page, 'Your passkey was created.')
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  const saved = panel(page).getByText(/^Saved with Chrome on \w+ on [A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await expect(saved).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Passkey' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Remove Passkey 1' })).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(saved).toBeVisible()
  await page.goto('/id/home')
  await expect(welcome(page)).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('PASS-024 SEC-006 a passkey is removed once it is confirmed; cancelling, Esc and closing remove nothing', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('verified', { passkeys: 2 })
  await page.goto(security)
  const rows = panel(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Saved with a passkey provider on another device')
  const opener = page.getByRole('button', { name: 'Remove Passkey 1' })
  for (const leave of ['Cancel', 'Close', 'Escape']) {
    await opener.click()
    await expect(removal(page)).toContainText('Passkey 1')
    if (leave === 'Cancel') await expectAccessible()
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await removal(page).getByRole('button', { name: leave }).click()
    await expect(removal(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.reload()
  await expect(rows).toHaveCount(2)
  await opener.click()
  await removal(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(removal(page)).toBeHidden()
  await expect(rows).toHaveCount(1)
  // The button that had the focus has gone: the keyboard goes on in what is left around it.
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Remove Passkey 1' })).toBeFocused()
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('PASS-020 a passkey that another tab has removed is told of', async ({ page, context, account }) => {
  await account('verified', { passkeys: 1 })
  await page.goto(security)
  await page.getByRole('button', { name: 'Remove Passkey 1' }).click()
  const other = await context.newPage()
  await other.goto(security)
  await other.getByRole('button', { name: 'Remove Passkey 1' }).click()
  await removal(other).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(removal(other)).toBeHidden()
  await removal(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(removal(page).getByText('Credential already removed or does not exist.')).toBeVisible()
  await removal(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Create a Passkey' })).toBeVisible()
})

test('SEC-005 explains what passkeys are', async ({ page, account, expectAccessible }) => {
  await account('verified')
  await page.goto(security)
  await panel(page).getByRole('button', { name: 'What are passkeys?' }).click()
  const modal = page.getByRole('dialog', { name: 'What are passkeys?' })
  await expect(modal.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expectAccessible()
  await modal.getByRole('button', { name: 'Got it' }).click()
  await expect(modal).toBeHidden()
})

test('PASS-018 PASS-017 a dismissed prompt is passed over in silence, a refusal is told, and the next try works', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified')
  const authenticator = await addAuthenticator(page)
  await page.goto(security)
  await authenticator.agree(false)
  // From its call on the button is busy, until the prompt is over.
  const asked = page.waitForResponse('**/auth/passkey/register/challenge')
  await create(page).click()
  await asked
  await expect(create(page)).toHaveAttribute('data-state', 'rest')
  await expect(panel(page).getByText(/could not be created|cannot create/)).toHaveCount(0)
  await authenticator.agree(true)
  await breakCall('POST /auth/passkey/register/verify', { kind: 'status', status: 500, times: 1 })
  await create(page).click()
  await expect(panel(page).getByText('Your passkey could not be created. Try again.')).toBeVisible()
  await expect(panel(page).getByRole('listitem')).toHaveCount(0)
  await create(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
})

test('an authenticator that holds a passkey of this account makes no second one, and the page says why', async ({
  page,
  account,
}) => {
  await account('verified')
  await addAuthenticator(page)
  await page.goto(security)
  await create(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  await expect(panel(page).getByText('This device already has a passkey for your account.')).toBeVisible()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
})

test('PASS-010 five passkeys are the most', async ({ page, account }) => {
  await account('verified', { passkeys: 5 })
  await page.goto(security)
  await expect(panel(page).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Add Passkey' })).toBeDisabled()
  await expect(panel(page).getByText('You have 5 passkeys, which is the most.')).toBeVisible()
})

test('PASS-001 nothing of passkeys is shown where they are not on offer', async ({ page, account }) => {
  await account('verified', { passkeysEnabled: false, passkeys: 1 })
  await page.goto('/id/home')
  await expect(welcome(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Setup a Passkey' })).toHaveCount(0)
  await page.goto(security)
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()
  await expect(page.getByText(/passkey/i)).toHaveCount(0)
})
