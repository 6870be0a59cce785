import { expect, test } from './fixtures.ts'
import { heading } from './frame.ts'
import {
  addForm,
  address,
  addresses,
  approvedRecipient,
  bitcoin,
  callsOf,
  cancel,
  currency,
  currentCode,
  editForm,
  entry,
  ether,
  list,
  menuOf,
  nickname,
  openAddresses,
  openEdit,
  profileRow,
  removalModal,
  requestRows,
  save,
  stepModal,
} from './receiving-pages.ts'
import { expectTold, takeNote } from './told.ts'

test.beforeEach(({ page }) => takeNote(page))

test.describe('the list', () => {
  test('SHELL-008 PROF-007 RECV-005 RECV-008 is reached from the settings by whoever receives payouts, and says what it is for', async ({
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
    await openAddresses(page)
    await expect(page.getByText('Setup two-factor authentication')).toHaveCount(0)
    await expect(requestRows(page)).toHaveText(/^Cobalt Research wants to send you a payment\.Accept Invite$/)
    await expect(profileRow(page, 'Savings')).toContainText('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll')
    await expect(profileRow(page, 'Everyday')).toContainText('Senders: Tidewater Studios')
    await requestRows(page).getByRole('button').click()
    await expect(requestRows(page)).toHaveCount(0)
    await expect(
      list(page).getByRole('status').filter({ hasText: 'Cobalt Research now pays to Savings.' }),
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

  test('RECV-012 RECV-089 offers to remove senders, makes a request of each, and then offers to delete', async ({
    page,
    account,
  }) => {
    await account('recipient')
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
    await expect(removalModal(page)).toBeHidden()
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

test.describe('the form of a new address', () => {
  test('RECV-011 RECV-022 RECV-023 RECV-024 RECV-029 RECV-030 RECV-031 sets up the payment of a request', async ({
    page,
    account,
  }) => {
    await account('shopper', { payors: ['Lumen Payroll'], payouts: 0, ...approvedRecipient })
    await openAddresses(page)
    await requestRows(page).getByRole('button', { name: 'Setup Payment' }).click()
    await expect(addForm(page).getByRole('heading', { name: 'Add Receiving Address' })).toBeFocused()
    await expect(addForm(page).getByRole('heading', { name: 'Enter Manually' })).toBeVisible()
    await expect(addForm(page).getByText('Your address will be approved within 24 hours.')).toBeVisible()
    await expect(addForm(page).getByText('Paste your crypto address.')).toBeVisible()
    await expect(nickname(page)).toHaveValue('My Wallet')
    await expect(currency(page)).toHaveValue('Bitcoin')
    await expect(save(page)).toBeDisabled()
    await address(page).fill('no address')
    await save(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid wallet address for currency BTC.' })).toBeVisible()
    await expect(address(page)).toHaveValue('no address')
    await address(page).fill(bitcoin)
    await nickname(page).fill('Harbour')
    await save(page).click()
    await expectTold(page, 'Your address was added.')
    await expect(profileRow(page, 'Harbour')).toContainText('Senders: Lumen Payroll')
    await expect(profileRow(page, 'Harbour')).toContainText(bitcoin)
    await expect(requestRows(page)).toHaveCount(0)
  })

  test('RECV-025 RECV-027 RECV-028 CUR-013 CUR-021 finds a currency, names its chain where it tells, and takes none that is not available', async ({
    page,
    account,
  }) => {
    await account('recipient', { disabledCurrencies: ['BTC', 'DOGE'] })
    await openAddresses(page)
    await page.getByRole('button', { name: 'Add Receiving Address' }).click()
    await address(page).fill(ether)
    const options = page.getByRole('option')
    await currency(page).click()
    await currency(page).fill('doge')
    await expect(options).toHaveText(/Dogecoin.*Not Available/)
    await options.click({ force: true })
    await expect(options).toBeVisible()
    await currency(page).fill('tether')
    await expect(options).toHaveText(/Tether.*Not Available/)
    await expect(options).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(currency(page)).toHaveValue('tether')
    await page.keyboard.press('Escape')
    await expect(currency(page)).not.toHaveValue('tether')
    await expect(save(page)).toBeDisabled()
    await currency(page).click()
    await currency(page).fill('COIN')
    await expect(options.filter({ hasText: 'USDC' })).toHaveText(
      ['Ethereum', 'Polygon', 'Arbitrum', 'Optimism', 'Base']
        .map((chain) => new RegExp(`USD Coin.*USDC · ${chain}$`))
        .concat(/Bridged USD Coin.*USDC\.e$/),
    )
    await currency(page).fill('litecoin')
    await expect(options).toHaveText(/^LitecoinLTC$/)
    await currency(page).fill('nothing of that kind')
    await expect(page.getByText('No currency found.')).toBeVisible()
    await currency(page).fill('eth')
    await page.keyboard.press('Enter')
    await expect(currency(page)).toHaveValue('Ethereum')
    await save(page).click()
    await expect(profileRow(page, 'My Wallet')).toContainText('ETH')
  })

  test('RECV-025 RECV-035 asks for a currency where the usual one is not offered', async ({ page, account }) => {
    await account('recipient')
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"GetCurrencies"') !== true) return route.fallback()
      const response = await route.fetch()
      const { data } = (await response.json()) as {
        readonly data: { readonly user: { readonly payoutCurrencies: ReadonlyArray<{ readonly code: string }> } }
      }
      const payoutCurrencies = data.user.payoutCurrencies.filter(({ code }) => code !== 'BTC')
      return route.fulfill({ response, json: { data: { user: { payoutCurrencies } } } })
    })
    await openAddresses(page)
    await page.getByRole('button', { name: 'Add Receiving Address' }).click()
    await expect(currency(page)).toHaveAttribute('placeholder', 'Select a Currency')
    await expect(currency(page)).toHaveValue('')
    await address(page).fill(bitcoin)
    await expect(save(page)).toBeDisabled()
  })
})

test.describe('a change', () => {
  test('RECV-036 RECV-037 RECV-038 RECV-049 RECV-052 of an address names whom it affects, asks for a code, and is saved with it', async ({
    page,
    account,
  }) => {
    await account('recipient')
    await openAddresses(page)
    await openEdit(page, 'Savings')
    await expect(editForm(page).getByRole('heading', { name: 'Edit Address' })).toBeFocused()
    await expect(editForm(page).getByRole('listitem')).toHaveText(['Lumen Payroll'])
    await expect(currency(page)).toHaveValue('Bitcoin')
    await expect(nickname(page)).toHaveValue('Savings')
    await address(page).fill(bitcoin)
    await save(editForm(page)).click()
    await expect(stepModal(page).getByText('Editing this address affects payments from these senders:')).toBeVisible()
    await expect(stepModal(page).getByRole('listitem')).toHaveText(['Lumen Payroll'])
    await expect(save(stepModal(page))).toBeDisabled()
    const field = stepModal(page).getByRole('textbox')
    const code = await currentCode(page)
    await field.fill(code.slice(0, 5))
    await expect(save(stepModal(page))).toBeDisabled()
    await field.fill(code === '000000' ? '000001' : '000000')
    await save(stepModal(page)).click()
    await expect(
      stepModal(page).getByText('There was a problem updating your wallet. Please try again later.'),
    ).toBeVisible()
    await field.fill(code)
    await save(stepModal(page)).click()
    await expect(stepModal(page)).toBeHidden()
    await expectTold(page, 'Your address was updated.')
    await expect(profileRow(page, 'Savings')).toContainText(bitcoin)
    await expect(menuOf(page, 'Savings')).toBeFocused()
  })

  test('RECV-050 RECV-051 of an address takes a backup code as well', async ({ page, account }) => {
    await account('recipient')
    await page.goto('/id/settings/security')
    await page.getByRole('button', { name: 'Generate backup codes' }).click()
    const offer = page.getByRole('dialog', { name: 'Backup codes' })
    await offer.getByRole('textbox').fill(await currentCode(page))
    await offer.getByRole('button', { name: 'Generate codes' }).click()
    const backup = await offer.getByRole('listitem').first().innerText()
    await openAddresses(page)
    await openEdit(page, 'Savings')
    await address(page).fill(bitcoin)
    await save(editForm(page)).click()
    await stepModal(page).getByRole('button', { name: 'I have a backup code' }).click()
    await expect(stepModal(page).getByRole('button', { name: 'I have a 2FA code' })).toBeVisible()
    await stepModal(page).getByRole('textbox').fill(backup)
    await save(stepModal(page)).click()
    await expect(profileRow(page, 'Savings')).toContainText(bitcoin)
  })

  test('RECV-041 RECV-043 of the nickname alone asks for no code, and closing the second step changes nothing', async ({
    page,
    account,
  }) => {
    await account('recipient')
    await openAddresses(page)
    await openEdit(page, 'Savings')
    await address(page).fill(bitcoin)
    await save(editForm(page)).click()
    await cancel(stepModal(page)).click()
    await expect(profileRow(page, 'Savings')).toContainText('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    expect(await callsOf(page)).not.toContain('UpdateWallet')
    await openEdit(page, 'Savings')
    await nickname(page).fill('Nest egg')
    await save(editForm(page)).click()
    await expect(profileRow(page, 'Nest egg')).toBeVisible()
    await expect(stepModal(page)).toBeHidden()
  })
})
