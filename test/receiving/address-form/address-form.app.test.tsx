import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { callsOf } from '../../app/calls.ts'
import { fill } from '../../app/fill.ts'
import { openApp } from '../../app/open-app.tsx'
import { pauseCall } from '../../app/paused-calls.ts'
import {
  addForm,
  address,
  addressesPath,
  approvedRecipient,
  currency,
  currentCode,
  editForm,
  entriesOf,
  findAlert,
  findButton,
  findProfile,
  findRequest,
  list,
  menuOf,
  newBitcoin,
  newEther,
  nickname,
  openAddresses,
  requestRows,
  savingsAddress,
} from '../addresses-page.ts'

const findSave = () => screen.findByRole('button', { name: 'Save Address' })
const codeModal = () => screen.findByRole('dialog', { name: '2-step verification' })
const options = () => screen.queryAllByRole('option')
const textsOf = (elements: ReadonlyArray<HTMLElement>) => elements.map(({ textContent }) => textContent)

const openAdd = async (user: UserEvent): Promise<void> => user.click(await findButton(list(), 'Add Receiving Address'))

const openEdit = async (user: UserEvent): Promise<HTMLElement> => {
  await user.click(menuOf('Savings'))
  await user.click(entriesOf('Savings')[0] ?? list())
  await waitFor(() => expect(nickname()).toHaveValue('Savings'))
  return editForm() ?? document.body
}

it('RECV-011 RECV-022 RECV-023 RECV-024 the form of a payout request has labels and headings, and Bitcoin is preselected', async () => {
  const { user } = await openAddresses('shopper', { payors: ['Lumen Payroll'], payouts: 0, ...approvedRecipient })
  await user.click(await findButton(await findRequest(), /^Setup Payment/))
  const form = await addForm()
  await waitFor(() => expect(within(form).getByRole('heading', { name: 'Add Receiving Address' })).toHaveFocus())
  expect(await within(form).findByRole('heading', { name: 'Enter Manually' })).toBeInTheDocument()
  expect(form).toHaveTextContent('Your address will be approved within 24 hours.')
  expect(form).toHaveTextContent('Paste your crypto address.')
  expect(nickname()).toHaveValue('My Wallet')
  expect(currency()).toHaveValue('Bitcoin')
  expect(await findSave()).toBeDisabled()
})

it('RECV-011 RECV-029 RECV-030 RECV-031 an invalid address stays in its field with an error; a valid address is then saved', async () => {
  const { user } = await openAddresses('shopper', { payors: ['Lumen Payroll'], payouts: 0, ...approvedRecipient })
  await user.click(await findButton(await findRequest(), /^Setup Payment/))
  await fill(user, await address(), 'no address')
  await user.click(await findSave())
  await findAlert('Invalid wallet address for currency BTC.')
  const field = await address()
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Invalid wallet address for currency BTC.'))
  expect(field).toHaveValue('no address')
  await waitFor(() => expect(field).toHaveFocus())
  await fill(user, field, newBitcoin)
  await fill(user, nickname(), 'Harbour')
  await user.click(await findSave())
  expect(await screen.findByText('Your address was added.')).toBeInTheDocument()
  const row = await findProfile('Harbour')
  expect(row).toHaveTextContent('Senders: Lumen Payroll')
  expect(row).toHaveTextContent(newBitcoin)
  expect(requestRows()).toEqual([])
})

it('RECV-025 RECV-027 RECV-028 CUR-013 an unavailable currency cannot be selected', async () => {
  const { user } = await openAddresses('recipient', { disabledCurrencies: ['BTC', 'DOGE'] })
  await openAdd(user)
  await fill(user, await address(), newEther)
  await fill(user, currency(), 'doge')
  expect(textsOf(options())).toEqual([expect.stringMatching(/Dogecoin.*Not Available/)])
  await user.click(options()[0] ?? list())
  expect(options()).toHaveLength(1)
  await fill(user, currency(), 'tether')
  expect(textsOf(options())).toEqual([expect.stringMatching(/Tether.*Not Available/)])
  expect(options()[0]).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(currency()).toHaveValue('tether')
  await user.keyboard('{Escape}')
  expect(currency()).not.toHaveValue('tether')
  expect(await findSave()).toBeDisabled()
})

it('RECV-025 CUR-021 the currency search finds a currency on all of its chains, and the found currency can be saved', async () => {
  const { user } = await openAddresses('recipient', { disabledCurrencies: ['BTC'] })
  await openAdd(user)
  await fill(user, await address(), newEther)
  await fill(user, currency(), 'COIN')
  const chains = ['Ethereum', 'Polygon', 'Arbitrum', 'Optimism', 'Base']
  expect(textsOf(options()).filter((text) => text?.includes('USDC'))).toEqual([
    ...chains.map((chain) => expect.stringMatching(new RegExp(`USD Coin.*USDC · ${chain}$`)) as unknown),
    expect.stringMatching(/Bridged USD Coin.*USDC\.e$/),
  ])
  await fill(user, currency(), 'litecoin')
  expect(textsOf(options())).toEqual(['LitecoinLTC'])
  await fill(user, currency(), 'nothing of that kind')
  expect(await screen.findByText('No currencies found.')).toBeInTheDocument()
  await fill(user, currency(), 'eth')
  await user.keyboard('{Enter}')
  expect(currency()).toHaveValue('Ethereum')
  await user.click(await findSave())
  expect(await findProfile('My Wallet')).toHaveTextContent('Ethereum')
})

/** Returns the account with a provider that does not offer Bitcoin. */
const withoutBitcoin = (account: Account): Account => ({
  ...account,
  fetch: async (input, init) => {
    const response = await account.fetch(input, init)
    if (typeof init?.body !== 'string' || !init.body.includes('"GetCurrencies"')) return response
    const { data } = (await response.json()) as {
      readonly data: { readonly user: { readonly payoutCurrencies: ReadonlyArray<{ readonly code: string }> } }
    }
    const payoutCurrencies = data.user.payoutCurrencies.filter(({ code }) => code !== 'BTC')
    return new Response(JSON.stringify({ data: { user: { payoutCurrencies } } }), { headers: response.headers })
  },
})

it('RECV-025 RECV-035 if Bitcoin is unavailable, the user must choose a currency in the form', async () => {
  const { user } = await openApp(withoutBitcoin(await makeAccount('recipient')), addressesPath)
  await user.click(await screen.findByRole('button', { name: 'Add Receiving Address' }))
  const field = await address()
  await waitFor(() => expect(currency()).toHaveAttribute('placeholder', 'Select a Currency'))
  expect(currency()).toHaveValue('')
  await fill(user, field, newBitcoin)
  expect(await findSave()).toBeDisabled()
})

it('RECV-036 RECV-037 RECV-038 the form for editing shows the current address, and names the senders that a change affects', async () => {
  const { user } = await openAddresses('recipient')
  const form = await openEdit(user)
  await waitFor(() => expect(within(form).getByRole('heading', { name: 'Edit Address' })).toHaveFocus())
  expect(within(form).getByRole('heading', { name: 'Enter Manually' })).toBeInTheDocument()
  expect(textsOf(within(form).getAllByRole('listitem'))).toEqual(['Lumen Payroll'])
  expect(currency()).toHaveValue('Bitcoin')
  expect(await address()).toHaveValue(savingsAddress)
})

it('RECV-049 RECV-052 X14 after a two-factor code, a changed address is saved exactly as typed, and can then be copied', async () => {
  const { account, user } = await openAddresses('recipient')
  await openEdit(user)
  await fill(user, await address(), newBitcoin)
  await user.click(await findSave())
  const modal = within(await codeModal())
  expect(await modal.findByText('Editing this address affects payments from these senders:')).toBeInTheDocument()
  expect(textsOf(modal.getAllByRole('listitem'))).toEqual(['Lumen Payroll'])
  expect(textsOf(modal.getAllByRole('term'))).toEqual([
    expect.stringMatching(/^Current address.*Bitcoin$/),
    expect.stringMatching(/^New address.*Bitcoin$/),
  ])
  expect(textsOf(modal.getAllByRole('definition'))).toEqual([
    expect.stringContaining(savingsAddress),
    expect.stringContaining(newBitcoin),
  ])
  const save = () => modal.getByRole('button', { name: 'Save Address' })
  expect(save()).toBeDisabled()
  const field = modal.getByRole('textbox')
  const code = await currentCode(account)
  await fill(user, field, code.slice(0, 5))
  expect(save()).toBeDisabled()
  await fill(user, field, code === '000000' ? '000001' : '000000')
  await user.click(save())
  const refusal = 'There was a problem updating your wallet. Please try again later.'
  expect(await modal.findByText(refusal)).toBeInTheDocument()
  await fill(user, field, code)
  await user.click(save())
  expect(await screen.findByText('Your address was updated.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = await callsOf(account, 'UpdateWallet')
  expect(sent.at(-1)?.input).toMatchObject({ address: newBitcoin })
  // The row contains the address twice: as one text for screen readers, and in visible groups.
  await waitFor(async () => {
    const texts = (await findProfile('Savings')).textContent?.split(newBitcoin)
    expect(texts).toHaveLength(3)
  })
  const savings = within(await findProfile('Savings'))
  await user.click(savings.getByRole('button', { name: 'Copy address of Savings' }))
  expect(await savings.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(newBitcoin)
})

it('RECV-050 RECV-051 a changed address can be saved with a backup code', async () => {
  const account = await makeAccount('recipient')
  const security = await openApp(account, '/settings/security')
  await security.user.click(await screen.findByRole('button', { name: 'Generate backup codes' }))
  const offer = within(await screen.findByRole('dialog', { name: 'Backup codes' }))
  await fill(security.user, await offer.findByRole('textbox'), await currentCode(account))
  await security.user.click(offer.getByRole('button', { name: 'Generate codes' }))
  const [backup] = textsOf(await offer.findAllByRole('listitem'))
  const { user } = await openApp(account, addressesPath)
  await findProfile('Savings')
  await openEdit(user)
  await fill(user, await address(), newBitcoin)
  await user.click(await findSave())
  const modal = within(await codeModal())
  await user.click(await modal.findByRole('button', { name: 'I have a backup code' }))
  expect(modal.getByRole('button', { name: 'I have a 2FA code' })).toBeInTheDocument()
  await fill(user, modal.getByRole('textbox'), backup ?? '')
  await user.click(modal.getByRole('button', { name: 'Save Address' }))
  await waitFor(async () => expect(await findProfile('Savings')).toHaveTextContent(newBitcoin))
})

it('RECV-043 closing the code dialog leaves the address unchanged', async () => {
  const { account, user } = await openAddresses('recipient')
  await openEdit(user)
  await fill(user, await address(), newBitcoin)
  await user.click(await findSave())
  await user.click(await findButton(await codeModal(), 'Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await findProfile('Savings')).toHaveTextContent(savingsAddress)
  expect(await callsOf(account, 'UpdateWallet')).toEqual([])
})

it('RECV-041 a changed nickname is saved without a two-factor code', async () => {
  const { user } = await openAddresses('recipient')
  await openEdit(user)
  await fill(user, nickname(), 'Nest egg')
  await user.click(await findSave())
  await findProfile('Nest egg')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const currencyFailure = "We couldn't load the currencies."

it.each([
  ['status 429', { kind: 'status', status: 429, retryAfter: 1 }],
  ['an unreadable response', { kind: 'garbage' }],
])(
  'F5 RECV-006 RECV-007 after %s, the loaded addresses remain visible, and the currencies can be loaded again',
  async (_, fault) => {
    const account = await makeAccount('recipient')
    for (const call of ['GetPayors', 'GetPayoutProfiles', 'GetWallets', 'GetCurrencies', 'CanAcceptPayouts']) {
      // eslint-disable-next-line no-await-in-loop -- all faults of an account are in one list
      await account.breakCall(call, fault)
    }
    const { user } = await openApp(account, addressesPath)
    expect(await findProfile('Savings')).toHaveTextContent('Senders: Lumen Payroll')
    expect(requestRows()).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Add Receiving Address' }))
    await screen.findByText(currencyFailure)
    await account.clearFaults()
    await user.click(screen.getByRole('button', { name: /^Try Again/ }))
    await waitFor(() => expect(currency()).toHaveValue('Bitcoin'))
    expect(screen.queryByText(currencyFailure)).toBeNull()
  },
)

it.each([
  ['status 500', { kind: 'status', status: 500 }],
  ['a lost connection', { kind: 'drop', times: 40 }],
])('F5 RECV-045 RECV-086 after %s during a save, the form shows an alert and keeps the input', async (_, fault) => {
  const { account, user } = await openAddresses('recipient')
  await openAdd(user)
  await fill(user, await address(), newBitcoin)
  await fill(user, nickname(), 'Kept')
  await account.breakCall('CreateWallet', fault)
  await user.click(await findSave())
  await findAlert('There was a problem saving your wallet. Please review and try again.')
  expect(await address()).toHaveValue(newBitcoin)
  expect(nickname()).toHaveValue('Kept')
  await account.clearFaults()
  await user.click(await findSave())
  await findProfile('Kept')
  const saved = within(list())
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes(newBitcoin))
  expect(saved).toHaveLength(1)
})

it('F6 while a slow save is in flight, the form is read-only and cannot be sent again', async () => {
  const { account, resume, sent } = pauseCall(await makeAccount('recipient'), 'CreateWallet')
  const { user } = await openApp(account, addressesPath)
  await user.click(await screen.findByRole('button', { name: 'Add Receiving Address' }))
  await fill(user, await address(), newBitcoin)
  await user.click(await findSave())
  await waitFor(() => expect(sent()).toBe(1))
  const form = await addForm()
  const busy = form.querySelector('button[type="submit"]') ?? form
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await user.click(busy)
  expect(await address()).toHaveAttribute('readonly')
  resume()
  await findProfile('My Wallet')
  expect(await callsOf(account, 'CreateWallet')).toHaveLength(1)
})
