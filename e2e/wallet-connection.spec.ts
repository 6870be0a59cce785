import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone } from './frame.ts'
import { openedBy } from './opened.ts'

const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Web3 Options' })
const byBridge = (page: Page): Locator => modal(page).getByRole('button', { name: 'Wallet connect' })
const byBrowser = (page: Page): Locator => modal(page).getByRole('button', { name: 'Metamask' })
const told = (page: Page): Locator => modal(page).getByRole('alert')
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Web3 Options' })
const address = (page: Page): Locator => page.getByLabel('Wallet Address')

/** A request that no profile answers yet. */
const asked = { payors: ['Lumen Payroll'], payouts: 0 }

/** The form of a new address, with its dialog of wallets over it. */
const open = async (page: Page): Promise<void> => {
  await page.goto('/id/settings/receiving-addresses')
  await page.getByRole('button', { name: 'Setup Payment' }).click()
  await opener(page).click()
  await expect(byBridge(page)).toBeVisible()
}

/** The tab of the wallet, which opens by an act of the page. */
const tabBy = async (page: Page, act: () => Promise<unknown>): Promise<Page> => {
  const wallet = await openedBy(page, act)
  await expect(wallet.getByRole('heading', { level: 1 })).toHaveText('Connect to Paydeck?')
  return wallet
}

const called = async (page: Page, name: string): Promise<number> => {
  const { calls } = (await (await page.request.get('/sandbox/calls')).json()) as {
    calls: ReadonlyArray<{ name: string }>
  }
  return calls.filter((call) => call.name === name).length
}

test('RECV-058 RECV-059 RECV-063 CALL-114 fills in the account that is approved in the wallet, on a phone', async ({
  page,
  account: become,
  expectAccessible,
}) => {
  await page.setViewportSize(phone)
  await become('recipient', asked)
  await open(page)
  await expect(modal(page)).toContainText('Nothing is saved until you press “Save Address”.')
  await expect(byBrowser(page)).toBeDisabled()
  await expectAccessible()
  const wallet = await tabBy(page, () => byBridge(page).click())
  await expect(modal(page).getByRole('link', { name: 'Open the wallet' })).toBeVisible()
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
  expect([await called(page, 'CreateWallet'), await called(page, 'ValidateAddress')]).toEqual([0, 0])
})

test('RECV-062 a connection is rejected in the wallet by the keyboard alone, and started again by a link where no tab opens', async ({
  page,
  account: become,
}) => {
  await become('recipient', asked)
  await open(page)
  await test.step('the wallet is reached and answered by the keyboard', async () => {
    await byBridge(page).focus()
    const wallet = await tabBy(page, () => page.keyboard.press('Enter'))
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
  await test.step('the dialog tells, and gives the focus back', async () => {
    await expect(told(page)).toHaveText('You declined in your wallet, so nothing is connected.')
    await expect(byBridge(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
  await test.step('a link leads to the wallet where the browser opens no tab', async () => {
    await page.evaluate(() => {
      window.open = () => null
    })
    await opener(page).click()
    await byBridge(page).click()
    const link = modal(page).getByRole('link', { name: 'Open the wallet' })
    const wallet = await tabBy(page, () => link.click())
    await wallet.getByRole('button', { name: 'Approve' }).click()
    await expect(address(page)).toHaveValue(/^0x/)
  })
})
