import { copiedIn, watchCopies } from './copies.ts'
import { expect, test } from './fixtures.ts'
import {
  addForm,
  address,
  approvedRecipient,
  bitcoin,
  callsOf,
  cancel,
  currency,
  currentCode,
  editForm,
  ether,
  menuOf,
  nickname,
  openAddresses,
  openEdit,
  profileRow,
  requestRows,
  save,
  codeModal,
} from './receiving-pages.ts'
import { expectTold, takeNote } from './told.ts'

test.beforeEach(({ page }) => takeNote(page))

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
    await expect(address(page)).toHaveAccessibleDescription(/Invalid wallet address for currency BTC\./)
    await expect(address(page)).toHaveValue('no address')
    await expect(address(page)).toBeFocused()
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
    await expect(profileRow(page, 'My Wallet')).toContainText('Ethereum')
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
  test('RECV-036 RECV-037 RECV-038 RECV-049 RECV-052 X14 of an address names whom it affects, asks for a code, and is saved with it', async ({
    page,
    account,
  }) => {
    await account('recipient')
    await watchCopies(page)
    await openAddresses(page)
    await openEdit(page, 'Savings')
    await expect(editForm(page).getByRole('heading', { name: 'Edit Address' })).toBeFocused()
    await expect(editForm(page).getByRole('heading', { name: 'Enter Manually' })).toBeVisible()
    await expect(editForm(page).getByRole('listitem')).toHaveText(['Lumen Payroll'])
    await expect(currency(page)).toHaveValue('Bitcoin')
    await expect(nickname(page)).toHaveValue('Savings')
    await address(page).fill(bitcoin)
    await save(editForm(page)).click()
    await expect(codeModal(page).getByText('Editing this address affects payments from these senders:')).toBeVisible()
    await expect(codeModal(page).getByRole('listitem')).toHaveText(['Lumen Payroll'])
    await expect(codeModal(page).getByRole('term')).toHaveText([/^Until now.*Bitcoin$/, /^New address.*Bitcoin$/])
    await expect(codeModal(page).getByRole('definition')).toContainText([
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      bitcoin,
    ])
    await expect(save(codeModal(page))).toBeDisabled()
    const field = codeModal(page).getByRole('textbox')
    const code = await currentCode(page)
    await field.fill(code.slice(0, 5))
    await expect(save(codeModal(page))).toBeDisabled()
    await field.fill(code === '000000' ? '000001' : '000000')
    await save(codeModal(page)).click()
    await expect(
      codeModal(page).getByText('There was a problem updating your wallet. Please try again later.'),
    ).toBeVisible()
    await field.fill(code)
    const sent = page.waitForRequest((request) => request.postData()?.includes(bitcoin) === true)
    await save(codeModal(page)).click()
    await expect(codeModal(page)).toBeHidden()
    await expectTold(page, 'Your address was updated.')
    await expect(menuOf(page, 'Savings')).toBeFocused()
    // What was typed is what is sent, shown and copied, character for character.
    expect(/"address":"([^"]*)"/.exec((await sent).postData() ?? '')?.[1]).toBe(bitcoin)
    // Once to be read aloud, once in groups to be looked at.
    await expect(profileRow(page, 'Savings').getByText(bitcoin, { exact: true })).toHaveText([bitcoin, bitcoin])
    await profileRow(page, 'Savings').getByRole('button', { name: 'Copy address of Savings' }).click()
    await expectTold(page, 'Copied', 'Savings')
    expect(await copiedIn(page)).toBe(bitcoin)
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
    await codeModal(page).getByRole('button', { name: 'I have a backup code' }).click()
    await expect(codeModal(page).getByRole('button', { name: 'I have a 2FA code' })).toBeVisible()
    await codeModal(page).getByRole('textbox').fill(backup)
    await save(codeModal(page)).click()
    await expect(profileRow(page, 'Savings')).toContainText(bitcoin)
  })

  test('RECV-041 RECV-043 of the nickname alone asks for no code, and closing the dialog that asks for a code changes nothing', async ({
    page,
    account,
  }) => {
    await account('recipient')
    await openAddresses(page)
    await openEdit(page, 'Savings')
    await address(page).fill(bitcoin)
    await save(editForm(page)).click()
    await cancel(codeModal(page)).click()
    await expect(profileRow(page, 'Savings')).toContainText('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    expect(await callsOf(page)).not.toContain('UpdateWallet')
    await openEdit(page, 'Savings')
    await nickname(page).fill('Nest egg')
    await save(editForm(page)).click()
    await expect(profileRow(page, 'Nest egg')).toBeVisible()
    await expect(codeModal(page)).toBeHidden()
  })
})
