import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { callsOf } from '../../app/calls.ts'
import { openApp } from '../../app/open-app.tsx'
import { address, addressesPath, findButton, findRequest } from '../addresses-page.ts'

const connect = 'POST /wallet-bridge/v1/connect'
const session = 'POST /wallet-bridge/v1/session'

const modal = () => screen.findByRole('dialog', { name: 'Web3 Options' })
const opener = () => screen.findByRole('button', { name: 'Web3 Options' })
const press = async (user: UserEvent, name: string): Promise<void> => user.click(await findButton(await modal(), name))
/**
 * Returns the visible alert of the open dialog, or null. While an alert closes, its text is still in the document, so only
 * an alert with `data-open` counts.
 */
const alert = () => within(screen.getByRole('dialog')).getByRole('alert').querySelector('[data-open="true"]')
const expectAlert = (text: string) => waitFor(() => expect(alert()).toHaveTextContent(text))

/** Opens the form in which the user adds an address for a payout request, then the wallet dialog on top of the form. */
const openDialog = async (prepare: (account: Account) => Promise<void> = async () => undefined) => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const account = await makeAccount('recipient', { payors: ['Lumen Payroll'], payouts: 0 })
  await prepare(account)
  const { user } = await openApp(account, addressesPath)
  await user.click(await findButton(await findRequest(), /^Setup Payment/))
  await user.click(await opener())
  await findButton(await modal(), 'Wallet connect')
  return { account, user }
}

const owned = '0x52908400098527886E0F7030069857D2E4169EE7'
const sepolia = '0xaa36a7'

interface Played {
  readonly chainId?: string
  /** EIP-1193 error codes with which the wallet rejects requests, by the name of the request's method. */
  readonly refuses?: Readonly<Record<string, number>>
}

/**
 * Installs a fake wallet in the browser. The wallet switches to any network that the app requests, unless `refuses` has an
 * error for `wallet_switchEthereumChain`.
 */
const withWallet = ({ chainId = sepolia, refuses = {} }: Played = {}): void => {
  let network = chainId
  const responses: Record<string, (params: ReadonlyArray<{ chainId: string }>) => unknown> = {
    eth_requestAccounts: () => [owned],
    eth_chainId: () => network,
    wallet_switchEthereumChain: ([wanted]) => {
      network = wanted?.chainId ?? network
      return null
    },
  }
  const request = async ({ method, params = [] }: { method: string; params?: ReadonlyArray<{ chainId: string }> }) => {
    const code = refuses[method]
    if (code !== undefined) throw Object.assign(new Error('refused'), { code })
    return responses[method]?.(params)
  }
  Object.assign(window, { ethereum: { request } })
  onTestFinished(() => void Reflect.deleteProperty(window, 'ethereum'))
}

/**
 * Follows the app's link to the wallet page and approves the connection there. Returns the crypto address that was approved.
 */
const approve = async ({ fetch }: Account, network: string): Promise<string> => {
  const link = await within(await modal()).findByRole('link', { name: 'Open wallet' })
  const href = link.getAttribute('href') ?? ''
  const page = await (await fetch(href)).text()
  const approved = /<option value="(0x[0-9a-f]{40})">/.exec(page)?.[1] ?? ''
  const pairing = new URL(href, location.href).searchParams.get('pairing') ?? ''
  const response = await fetch('/wallet', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ pairing, account: approved, network, answer: 'approve' }).toString(),
  })
  expect(response.status).toBe(303)
  return approved
}

it('RECV-059 RECV-085 a connected account is saved only by "Save Address"; until then, its currency can be changed', async () => {
  withWallet()
  const { account, user } = await openDialog()
  await press(user, 'Metamask')
  await waitFor(async () => expect(await address()).toHaveValue(owned))
  expect(await callsOf(account, 'CreateWallet')).toEqual([])
  const currency = screen.getByRole('combobox')
  expect(currency).toHaveValue('Bitcoin')
  const notice = (await screen.findByText('Connected account')).closest<HTMLElement>('[role="status"]')
  expect(notice).toHaveTextContent('Your connected account is on Ethereum, but you chose Bitcoin.')
  await user.click(await findButton(notice, 'Choose Ethereum'))
  expect(currency).toHaveValue('Ethereum')
  expect(notice).not.toHaveTextContent('Bitcoin')
  await user.click(await screen.findByRole('button', { name: 'Save Address' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Add Receiving Address' })).toBeNull())
  expect(await callsOf(account, 'CreateWallet')).toHaveLength(1)
})

it('RECV-062 whenever the browser wallet declines the connection, the dialog shows an error, and the user can retry', async () => {
  withWallet({ refuses: { eth_requestAccounts: 4001 } })
  const { user } = await openDialog()
  for (let time = 1; time <= 2; time += 1) {
    // eslint-disable-next-line no-await-in-loop -- one after the other
    await press(user, 'Metamask')
    // eslint-disable-next-line no-await-in-loop -- one after the other
    await expectAlert('You declined the connection in your wallet. Nothing was connected.')
  }
  expect(await address()).toHaveValue('')
})

it('RECV-060 on a local host, the account is filled in after the browser wallet switched to the test network', async () => {
  withWallet({ chainId: '0x1' })
  const { user } = await openDialog()
  await press(user, 'Metamask')
  await waitFor(async () => expect(await address()).toHaveValue(owned))
})

it('RECV-060 an account is rejected if the wallet cannot switch to the test network, or responds from another network', async () => {
  withWallet({ chainId: '0x1', refuses: { wallet_switchEthereumChain: 4902 } })
  const { account, user } = await openDialog()
  await press(user, 'Metamask')
  await expectAlert(
    "Your wallet isn't set up for the Sepolia test network. Add this network to your wallet, then try again.",
  )
  await press(user, 'Wallet connect')
  await approve(account, '1')
  await expectAlert('Your wallet is on another network. Switch to the Sepolia test network, then try again.')
  expect(await address()).toHaveValue('')
})

it('ERR-035 RECV-062 when the wallet bridge fails to start a pairing, the dialog shows an error, and the user can retry', async () => {
  const { account, user } = await openDialog(async ({ breakCall }) => {
    const body = { error: 'Too many attempts. Try again in 9 seconds.' }
    await breakCall(connect, { kind: 'status', status: 429, body })
    await breakCall(connect, { kind: 'garbage' })
  })
  await press(user, 'Wallet connect')
  await expectAlert('Too many attempts. Try again in 9 seconds.')
  await press(user, 'Wallet connect')
  await expectAlert("We couldn't connect your wallet. Try again, or paste its address.")
  await press(user, 'Wallet connect')
  const approved = await approve(account, '11155111')
  await waitFor(async () => expect(await address()).toHaveValue(approved))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('ERR-034 RECV-062 F5 during an outage of the wallet bridge the dialog shows an error; afterwards the pairing continues', async () => {
  const { account, user } = await openDialog(({ breakCall }) =>
    breakCall(session, { kind: 'status', status: 503, times: 40 }),
  )
  await press(user, 'Wallet connect')
  await expectAlert("We can't reach your wallet right now. Keep this dialog open while we try again.")
  await account.clearFaults()
  await waitFor(() => expect(alert()).toBeNull())
  const approved = await approve(account, '11155111')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await address()).toHaveValue(approved)
})

it('F4 if the bridge is slow, repeated presses start only one pairing; closing the dialog ends this pairing', async () => {
  const { account, user } = await openDialog(({ breakCall }) => breakCall(connect, { kind: 'hang', delayMs: 50_000 }))
  const byBridge = await findButton(await modal(), 'Wallet connect')
  await user.dblClick(byBridge)
  await user.keyboard('{Enter}')
  expect(byBridge).toHaveAttribute('aria-busy', 'true')
  await user.click(await findButton(await modal(), 'Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await callsOf(account, connect)).toHaveLength(1))
  await user.click(await opener())
  expect(await findButton(await modal(), 'Wallet connect')).toHaveAttribute('aria-busy', 'false')
})
