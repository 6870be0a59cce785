import type { Page } from 'playwright/test'
import { createAccount, welcome } from './accounts.ts'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { addAuthenticator } from './authenticator.ts'
import { expect, test } from './fixtures.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const removal = (page: Page) => page.getByRole('dialog', { name: 'Remove this passkey?' })
const proof = (page: Page) => page.getByRole('dialog', { name: "Confirm it's you" })
const create = (page: Page) => page.getByRole('button', { name: 'Create a Passkey' })

test('PASS-008 PASS-013 PASS-018 HOME-015 a user retries a failed passkey creation; each device gets only a single passkey', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await recordAnnouncements(page)
  await account('verified')
  const authenticator = await addAuthenticator(page)
  await page.goto('/id/home')
  const offer = page.getByRole('region', { name: 'Setup a Passkey' })
  await offer.getByRole('link', { name: 'Create a Passkey' }).click()
  await expect(page).toHaveURL(/\/id\/settings\/security$/)
  await expect(panel(page).getByRole('heading', { name: 'Setup a Passkey' })).toBeVisible()
  await expectAccessible()
  await test.step('a dismissed prompt shows no alert', async () => {
    await authenticator.setUserVerified(false)
    // The button is busy from the challenge request until the authenticator's prompt ends.
    const challenge = page.waitForResponse('**/auth/passkey/register/challenge')
    await create(page).click()
    await challenge
    await expect(create(page)).toHaveAttribute('data-state', 'idle')
    await expect(panel(page).getByText(/couldn't create|can't create/)).toHaveCount(0)
    await authenticator.setUserVerified(true)
  })
  await test.step('a failure shows an alert', async () => {
    await breakCall('POST /auth/passkey/register/verify', { kind: 'status', status: 500, times: 1 })
    await create(page).click()
    await expect(panel(page).getByText("We couldn't create your passkey. Try again.")).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  })
  const saved = panel(page).getByText(/^Saved with Chrome on \w+ on [A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await test.step('the next try saves it', async () => {
    await create(page).click()
    await expectAnnounced(page, 'Your passkey was created.')
    await expect(rows(page)).toHaveCount(1)
    await expect(saved).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Passkey 1' })).toBeVisible()
    await expectAccessible()
  })
  await test.step('this device offers no second passkey', async () => {
    await page.getByRole('button', { name: 'Add Passkey' }).click()
    await expect(panel(page).getByText('This device already has a passkey for your account.')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
  })
  await page.reload()
  await expect(saved).toBeVisible()
  await page.goto('/id/home')
  await expect(welcome(page)).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('A7 PASS-013 PASS-024 SEC-006 adding a passkey requires the password; removing a passkey requires a confirmation', async ({
  page,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/status of 40[03]/)
  await recordAnnouncements(page)
  const { password } = await createAccount(page.request, 'verified', { passkeys: 1 })
  await addAuthenticator(page)
  await page.request.post('/sandbox/clock', { data: { advance: 6 * 60_000 } })
  await page.goto('/id/settings/security')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Saved with a passkey provider on another device')
  await test.step('adding a passkey requires the password', async () => {
    const add = page.getByRole('button', { name: 'Add Passkey' })
    await add.click()
    await expect(proof(page).getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(proof(page)).toBeHidden()
    await expect(add).toBeFocused()
    await expect(rows(page)).toHaveCount(1)
    await add.click()
    for (const given of ['not it', password]) {
      await proof(page).getByLabel('Password', { exact: true }).fill(given)
      await page.keyboard.press('Enter')
      if (given !== password) await expect(proof(page)).toContainText('Wrong password.')
    }
    await expectAnnounced(page, 'Your passkey was created.')
    await expect(rows(page)).toHaveCount(2)
  })
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
  await expect(rows(page)).toHaveCount(2)
  await opener.click()
  await removal(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(removal(page)).toBeHidden()
  await expect(rows(page)).toHaveCount(1)
  // The removal also removed the focused button, so the focus moves to the panel.
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Remove Passkey 1' })).toBeFocused()
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})
