import { copiedIn, watchCopies } from './copies.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './frame.ts'
import {
  addresses,
  approvedRecipient,
  cancel,
  currentCode,
  editForm,
  entry,
  list,
  menuOf,
  nickname,
  openAddresses,
  profileRow,
  removalModal,
  requestRows,
} from './receiving-pages.ts'
import { expectTold, takeNote } from './told.ts'

test.beforeEach(({ page }) => takeNote(page))

test.describe('the list', () => {
  test('SHELL-008 PROF-007 RECV-005 RECV-008 is reached from the settings by a user who receives payouts, and says what it is for', async ({
    page,
    account,
  }) => {
    await account('recipient')
    await page.goto('/id/settings/profile')
    await page.getByRole('link', { name: 'Receiving Addresses' }).click()
    await expect(page).toHaveURL(addresses)
    await expect(heading(page, 'Receiving Addresses')).toBeVisible()
    await expect(
      list(page).getByText('These addresses are used when a sender wants to send you a payment.'),
    ).toBeVisible()
    await expect(list(page).getByRole('definition').filter({ hasText: 'Complete' })).toBeVisible()
    await account('shopper')
    await page.goto('/id/settings/profile')
    await expect(page.getByRole('link', { name: 'Security' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Receiving Addresses' })).toHaveCount(0)
  })

  test('RECV-006 RECV-007 RECV-009 RECV-010 RECV-016 lists requests and profiles, and accepts a request', async ({
    page,
    account,
  }) => {
    await account('recipient')
    await watchCopies(page)
    await openAddresses(page)
    await expect(page.getByText('Setup two-factor authentication')).toHaveCount(0)
    await expect(requestRows(page)).toHaveText(
      /^Cobalt Research wants to send you a payment\.Payments will go to Savings \(BTC …f3t4\)\.Choose another addressAccept Invite$/,
    )
    await expect(profileRow(page, 'Savings')).toContainText('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll')
    await expect(profileRow(page, 'Everyday')).toContainText('Senders: Tidewater Studios')
    await profileRow(page, 'Savings').getByRole('button', { name: 'Copy address of Savings' }).click()
    await expectTold(page, 'Copied', 'Savings')
    expect(await copiedIn(page)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    await requestRows(page).getByRole('button', { name: 'Accept Invite' }).click()
    await expect(requestRows(page)).toHaveCount(0)
    await expect(
      list(page).getByRole('status').filter({ hasText: 'Payments of Cobalt Research go to Savings (BTC …f3t4).' }),
    ).toBeVisible()
    await page.reload()
    await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll, Cobalt Research')
  })

  test('RECV-018 says where an invite is found when there is nothing yet', async ({ page, account }) => {
    await account('shopper', { accessTypes: ['payouts'], payors: [], ...approvedRecipient })
    // Only an invite leads here; one that is not known leads no further.
    await page.goto('/id?accept-invite-payload=unknown')
    await expect(page).toHaveURL(/\/settings\/receiving-addresses\?accept-invite-payload=unknown$/)
    await expect(
      list(page).getByText(
        "If you've received a payments invite, please click the link in the invite email to complete setup. If the problem persists, please request another invite from the sender.",
      ),
    ).toBeVisible()
  })

  test('RECV-012 RECV-014 RECV-015 without two-factor authentication changes nothing, and leads to setting it up', async ({
    page,
    account,
  }) => {
    await account('recipient', { otpEnabled: false })
    await openAddresses(page)
    await expect(
      page.getByText('Setup two-factor authentication to make changes to your receiving addresses.'),
    ).toBeVisible()
    await menuOf(page, 'Savings').click()
    await expect(entry(page, 'Edit')).toHaveAttribute('aria-disabled', 'true')
    await entry(page, 'Edit').click({ force: true })
    await expect(editForm(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menuOf(page, 'Savings')).toBeFocused()
    await page.getByRole('link', { name: 'Setup 2FA' }).click()
    await expect(page).toHaveURL('/id/settings/security')
  })

  test('RECV-012 RECV-089 A12 offers to remove senders, by a code where the last is minutes old, makes a request of each, and then offers to delete', async ({
    page,
    account,
    expectedErrors,
  }) => {
    // Refused until a code was given.
    expectedErrors.push(/status of 403/)
    await account('recipient')
    await page.request.post('/sandbox/clock', { data: { advance: 6 * 60_000 } })
    await openAddresses(page)
    await menuOf(page, 'Savings').click()
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Remove sender Lumen Payroll'])
    await entry(page, 'Remove sender Lumen Payroll').click()
    await removalModal(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(menuOf(page, 'Savings')).toBeFocused()
    await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll')
    await menuOf(page, 'Savings').click()
    await entry(page, 'Remove sender Lumen Payroll').click()
    await removalModal(page).getByRole('button', { name: 'Remove sender' }).click()
    const factor = page.getByRole('dialog', { name: "Confirm it's you" })
    await factor.getByRole('textbox').first().click()
    await page.keyboard.type(await currentCode(page))
    await factor.getByRole('button', { name: 'Confirm' }).click()
    await expect(factor).toBeHidden()
    await expect(requestRows(page).filter({ hasText: 'Lumen Payroll wants to send you a payment.' })).toBeVisible()
    await expect(profileRow(page, 'Savings')).toContainText('Nobody pays to this address yet.')
    await menuOf(page, 'Savings').click()
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete'])
    await entry(page, 'Delete').click()
    await removalModal(page).getByRole('button', { name: 'Delete' }).click()
    await expect(profileRow(page, 'Savings')).toHaveCount(0)
    await page.reload()
    await expect(profileRow(page, 'Everyday')).toBeVisible()
    await expect(profileRow(page, 'Savings')).toHaveCount(0)
  })

  test('RECV-095 says of an address that it waits for approval, until it is approved', async ({ page, account }) => {
    await account('recipient')
    await openAddresses(page)
    await expect(profileRow(page, 'Everyday')).toContainText('Pending approval')
    await expect(profileRow(page, 'Savings')).not.toContainText('Pending approval')
    await page.request.post('/sandbox/addresses/approve', { data: {} })
    await page.reload()
    await expect(profileRow(page, 'Everyday')).toBeVisible()
    await expect(page.getByText('Pending approval')).toHaveCount(0)
  })

  test('RECV-064 RECV-065 warns of a currency that is no longer valid, and leads to changing it', async ({
    page,
    account,
  }) => {
    await account('recipient', { disabledCurrencies: ['BTC'] })
    await openAddresses(page)
    const warning = page.getByRole('alert').filter({
      hasText:
        'The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.',
    })
    await warning.getByRole('button', { name: 'Change Currency' }).click()
    await expect(editForm(page)).toBeVisible()
    await expect(nickname(page)).toHaveValue('Savings')
    await cancel(editForm(page)).click()
    await expect(warning.getByRole('button')).toBeFocused()
  })

  test('RECV-066 RECV-067 tells that the account cannot be paid to, and leads to help', async ({
    page,
    account,
    context,
  }) => {
    await account('recipient', { payoutRefusal: 'accountNotAllowed' })
    await openAddresses(page)
    const error = page
      .getByRole('alert')
      .filter({ hasText: 'Due to your account settings, we cannot process payments from your senders.' })
    const help = error.getByRole('link', { name: 'Get Help' })
    await expect(help).toHaveAttribute('href', /support/)
    const opened = context.waitForEvent('page')
    await help.click()
    await (await opened).close()
  })
})
