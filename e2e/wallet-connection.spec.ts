import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone } from './frame.ts'
import { openWindow } from './popup.ts'

const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Web3 Options' })
const byBridge = (page: Page): Locator => modal(page).getByRole('button', { name: 'Wallet connect' })
const byBrowser = (page: Page): Locator => modal(page).getByRole('button', { name: 'Metamask' })
const rejection = (page: Page): Locator => modal(page).getByRole('alert')
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Web3 Options' })
const address = (page: Page): Locator => page.getByLabel('Wallet Address')

/** Account whose user has a payout request, but has not added a receiving address yet. */
const withRequest = { payors: ['Lumen Payroll'], payouts: 0 }

/** Opens the form for a new receiving address, then the dialog that connects a wallet. */
const open = async (page: Page): Promise<void> => {
  await page.goto('/id/settings/receiving-addresses')
  await page.getByRole('button', { name: 'Setup Payment' }).click()
  await opener(page).click()
  await expect(byBridge(page)).toBeVisible()
}

/** Returns the tab of the wallet, which opens when `act` runs. */
const openWallet = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const wallet = await openWindow(page, act)
  await expect(wallet.getByRole('heading', { level: 1 })).toHaveText('Connect to Paydeck?')
  return wallet
}

const callCount = async (page: Page, name: string): Promise<number> => {
  const { calls } = (await (await page.request.get('/sandbox/calls')).json()) as {
    calls: ReadonlyArray<{ name: string }>
  }
  return calls.filter((call) => call.name === name).length
}

test('RECV-058 RECV-059 RECV-063 CALL-114 on a phone, the address field gets the wallet account that the user approved', async ({
  page,
  account: become,
  expectAccessible,
}) => {
  await page.setViewportSize(phone)
  await become('recipient', withRequest)
  await open(page)
  await expect(modal(page)).toContainText('Nothing is saved until you press “Save Address”.')
  await expect(byBrowser(page)).toBeDisabled()
  await expectAccessible()
  const wallet = await openWallet(page, () => byBridge(page).click())
  await expect(modal(page).getByRole('link', { name: 'Open wallet' })).toBeVisible()
  await expectAccessible()
  await expectAccessible(wallet)
  const savings = wallet.getByRole('option', { name: /^Savings/ })
  const chosen = (await savings.getAttribute('value')) ?? ''
  await wallet.getByLabel('Account').selectOption(chosen)
  await wallet.getByRole('button', { name: 'Approve' }).click()
  await expect(wallet.getByRole('heading', { level: 1 })).toHaveText('Connected')
  await wallet.close()
  await expect(modal(page)).toHaveCount(0)
  await expect(address(page)).toHaveValue(chosen)
  await expect(opener(page)).toBeFocused()
  expect([await callCount(page, 'CreateWallet'), await callCount(page, 'ValidateAddress')]).toEqual([0, 0])
})

test('RECV-062 a keyboard user rejects the connection in the wallet; after that, a link opens the wallet again', async ({
  page,
  account: become,
}) => {
  await become('recipient', withRequest)
  await open(page)
  await test.step('Tab reaches the button Reject in the wallet', async () => {
    await byBridge(page).focus()
    const wallet = await openWallet(page, () => page.keyboard.press('Enter'))
    await wallet.keyboard.press('Tab')
    await expect(wallet.getByLabel('Account')).toBeFocused()
    for (const next of ['Network', 'Approve', 'Reject']) {
      await wallet.keyboard.press('Tab')
      await expect(wallet.getByLabel(next).or(wallet.getByRole('button', { name: next }))).toBeFocused()
    }
    await wallet.keyboard.press('Enter')
    await expect(wallet.getByRole('heading', { level: 1 })).toHaveText('Not connected')
    await wallet.close()
  })
  await test.step('the dialog shows the rejection and returns the focus', async () => {
    await expect(rejection(page)).toHaveText('You declined the connection in your wallet. Nothing was connected.')
    await expect(byBridge(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
  await test.step('if the browser blocks the tab of the wallet, a link opens the wallet', async () => {
    await page.evaluate(() => {
      window.open = () => null
    })
    await opener(page).click()
    await byBridge(page).click()
    const link = modal(page).getByRole('link', { name: 'Open wallet' })
    const wallet = await openWallet(page, () => link.click())
    await wallet.getByRole('button', { name: 'Approve' }).click()
    await expect(address(page)).toHaveValue(/^0x/)
  })
})
