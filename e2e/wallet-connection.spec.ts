import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone, wide } from './frame.ts'
import { openedBy } from './opened.ts'

const connect = 'POST /wallet-bridge/v1/connect'
const session = 'POST /wallet-bridge/v1/session'

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

interface Played {
  readonly accounts?: ReadonlyArray<string>
  readonly chainId?: string
  /** Code of EIP-1193 with which a request is refused. */
  readonly refuses?: Readonly<Record<string, number>>
}

const account = '0x52908400098527886E0F7030069857D2E4169EE7'

/** The browser has a wallet, which answers so. Whatever network it is asked to go to it goes to. */
const withWallet = async (page: Page, played: Played = {}): Promise<void> => {
  await page.addInitScript(
    ({ accounts, chainId, refuses }) => {
      let network = chainId
      const answers: Record<string, (params: ReadonlyArray<{ chainId: string }>) => unknown> = {
        eth_requestAccounts: () => accounts,
        eth_chainId: () => network,
        wallet_switchEthereumChain: ([wanted]) => {
          network = wanted?.chainId ?? network
          return null
        },
      }
      Object.assign(window, {
        ethereum: {
          request: async ({ method, params = [] }: { method: string; params?: ReadonlyArray<{ chainId: string }> }) => {
            const code = refuses[method]
            if (code !== undefined) throw Object.assign(new Error('refused'), { code })
            return answers[method]?.(params)
          },
        },
      })
    },
    { accounts: played.accounts ?? [account], chainId: played.chainId ?? '0xaa36a7', refuses: played.refuses ?? {} },
  )
}

for (const [name, viewport] of [
  ['wide', wide],
  ['phone', phone],
] as const) {
  test(`RECV-058 RECV-059 RECV-063 CALL-114 fills in the account that is approved in the wallet, ${name}`, async ({
    page,
    account: become,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
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
}

test('RECV-059 RECV-085 saves the account of a wallet once "Save Address" is pressed, in a currency of its network', async ({
  page,
  account: become,
  expectAccessible,
}) => {
  await withWallet(page)
  await become('recipient', asked)
  await open(page)
  await byBrowser(page).click()
  await expect(address(page)).toHaveValue(account)
  expect(await called(page, 'CreateWallet')).toBe(0)
  const currency = page.getByRole('combobox')
  await expect(currency).toHaveValue('Bitcoin')
  const told = page.getByRole('status').filter({ hasText: 'Connected account' })
  await expect(told).toContainText('The connected account is on Ethereum, but Bitcoin is chosen.')
  await expectAccessible()
  await told.getByRole('button', { name: 'Choose Ethereum' }).click()
  await expect(currency).toHaveValue('Ethereum')
  await expect(told).not.toContainText('Bitcoin')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByRole('heading', { name: 'Add Receiving Address' })).toHaveCount(0)
  await expect.poll(() => called(page, 'CreateWallet')).toBe(1)
})

test('RECV-062 tells what the wallet in the browser refuses, and asks it again', async ({
  page,
  account: become,
  expectAccessible,
}) => {
  await withWallet(page, { refuses: { eth_requestAccounts: 4001 } })
  await become('recipient', asked)
  await open(page)
  await byBrowser(page).click()
  await expect(told(page)).toHaveText('You declined in your wallet, so nothing is connected.')
  await expectAccessible()
  await byBrowser(page).click()
  await expect(told(page)).toHaveText('You declined in your wallet, so nothing is connected.')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await expect(address(page)).toHaveValue('')
})

test('RECV-060 asks a wallet to go to the test network, which a local host is on', async ({
  page,
  account: become,
}) => {
  await withWallet(page, { chainId: '0x1' })
  await become('recipient', asked)
  await open(page)
  await byBrowser(page).click()
  await expect(address(page)).toHaveValue(account)
})

test('RECV-060 takes no account of a wallet that stays on another network', async ({ page, account: become }) => {
  await withWallet(page, { chainId: '0x1', refuses: { wallet_switchEthereumChain: 4902 } })
  await become('recipient', asked)
  await open(page)
  await byBrowser(page).click()
  await expect(told(page)).toHaveText(
    'Your wallet does not know the Sepolia test network. Add it there, and try again.',
  )
  const wallet = await tabBy(page, () => byBridge(page).click())
  await wallet.getByLabel('Network').selectOption('Ethereum')
  await wallet.getByRole('button', { name: 'Approve' }).click()
  await expect(told(page)).toHaveText(
    'Your wallet is on another network. Switch it to the Sepolia test network, and try again.',
  )
})

test('tells of a connection that is rejected in the wallet, and works by the keyboard alone', async ({
  page,
  account: become,
}) => {
  await become('recipient', asked)
  await open(page)
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
  await page.bringToFront()
  await expect(told(page)).toHaveText('You declined in your wallet, so nothing is connected.')
  await expect(byBridge(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('ERR-035 RECV-062 tells why no wallet could be asked, and begins anew', async ({
  page,
  account: become,
  breakCall,
}) => {
  await become('recipient', asked)
  await breakCall(connect, {
    kind: 'status',
    status: 429,
    body: { error: 'Too many attempts. Try again in 9 seconds.' },
  })
  await breakCall(connect, { kind: 'garbage' })
  await open(page)
  for (const words of [
    'Too many attempts. Try again in 9 seconds.',
    'Your wallet could not be connected. Try again, or paste its address.',
  ]) {
    await byBridge(page).click()
    await expect(told(page)).toHaveText(words)
  }
  await tabBy(page, () => byBridge(page).click())
  await expect(told(page)).toBeHidden()
})

test('ERR-034 RECV-062 F5 goes on with a wallet while the bridge does not answer', async ({
  page,
  account: become,
  breakCall,
}) => {
  await become('recipient', asked)
  // For as long as it takes to see that it is told.
  await breakCall(session, { kind: 'status', status: 503, times: 40 })
  await open(page)
  const wallet = await tabBy(page, () => byBridge(page).click())
  await expect(told(page)).toHaveText('There is no answer at the moment. Keep this dialog open: we go on asking.')
  expect((await page.request.delete('/sandbox/faults')).ok()).toBe(true)
  await expect(told(page)).toBeHidden()
  await wallet.getByRole('button', { name: 'Approve' }).click()
  await expect(modal(page)).toHaveCount(0)
  await expect(address(page)).toHaveValue(/^0x/)
})

test('F4 begins once while the bridge takes its time, and forgets it when the dialog is closed', async ({
  page,
  account: become,
  breakCall,
}) => {
  await become('recipient', asked)
  // Longer than what is done meanwhile: nothing waits for this answer.
  await breakCall(connect, { kind: 'hang', delayMs: 50_000 })
  await open(page)
  await byBridge(page).dblclick()
  await byBridge(page).press('Enter')
  await expect(byBridge(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await expect.poll(() => called(page, connect)).toBe(1)
  await opener(page).click()
  await expect(byBridge(page)).toHaveAttribute('aria-busy', 'false')
  expect(page.context().pages()).toHaveLength(1)
})

test('has a link to the wallet where the browser opened no tab', async ({ page, account: become }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await become('recipient', asked)
  await open(page)
  await byBridge(page).click()
  const link = modal(page).getByRole('link', { name: 'Open the wallet' })
  const wallet = await tabBy(page, () => link.click())
  await wallet.getByRole('button', { name: 'Approve' }).click()
  await expect(address(page)).toHaveValue(/^0x/)
})
