import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Account, makeAccount } from '../app/account.ts'
import { fill } from '../app/fill.ts'
import { openApp } from '../app/open-app.tsx'
import { waitUntilEnabled, findItem } from '../app/queries.ts'

const profile = '/settings/profile'
const url = () => location.pathname + location.search
const findUpdate = () => screen.findByRole('button', { name: 'Update: Name' })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const named = () => within(screen.getByRole('dialog', { name: 'Update your name' }))
const field = (name: string) => named().getByRole('textbox', { name })
const send = () => named().getByRole('button', { name: 'Update' })

const openName = async (account: Account) => {
  const app = await openApp(account, profile)
  await app.user.click(await findUpdate())
  await waitFor(() => expect(field('First name')).toHaveFocus())
  return app
}

it('PROF-010 PROF-027 the button "Update" in the name row opens the name dialog with the current name', async () => {
  const { user } = await openName(await makeAccount('cardholder'))
  expect(field('First name')).toHaveValue('Ben')
  expect(field('Last name')).toHaveValue('Okafor')
  await user.click(named().getByRole('button', { name: 'Cancel' }))
  await expectClosed()
})

it('PROF-019 the link "Add your name" on the home page opens the profile page with the name dialog', async () => {
  const account = await makeAccount('shopper')
  const { user } = await openApp(account, '/home')
  await user.click(await screen.findByRole('link', { name: 'Add your name' }))
  await screen.findByRole('dialog', { name: 'Update your name' })
  await waitFor(() => expect(url()).toBe(`/id${profile}`))
})

it('PROF-023 PROF-025 the name dialog explains that a name is too short, and can be submitted when both names are valid', async () => {
  const { user } = await openName(await makeAccount('shopper'))
  expect(send()).toBeDisabled()
  expect(named().queryByText('Must be at least 2 characters')).toBeNull()
  await fill(user, field('First name'), 'A')
  expect(field('First name')).toHaveAccessibleDescription('Must be at least 2 characters')
  expect(named().getAllByText('Must be at least 2 characters')).toHaveLength(1)
  await fill(user, field('First name'), 'Al')
  await fill(user, field('Last name'), 'No')
  expect(send()).toBeEnabled()
})

it('PROF-026 PROF-028 PROF-029 PROF-032 the Enter key saves the name and closes the dialog; all pages show the new name', async () => {
  const account = await makeAccount('shopper')
  const { user } = await openName(account)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await fill(user, field('First name'), 'Augusta')
  await fill(user, field('Last name'), 'King')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Name updated successfully.')).toBeInTheDocument()
  await expectClosed()
  expect(await findItem(/^Name/)).toHaveTextContent('Augusta King')
  expect(screen.getByRole('button', { name: 'Account menu, AK' })).toBeInTheDocument()
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body)
  const heading = { level: 1, name: 'Welcome, Augusta' }
  expect(await screen.findByRole('heading', heading)).toBeInTheDocument()
  await openApp(account, '/home')
  expect(await screen.findByRole('heading', heading)).toBeInTheDocument()
  const mails = await (await account.fetch('/sandbox')).text()
  expect(mails).toContain('The name of your account is now Augusta King.')
})

it('PROF-030 PROF-031 ERR-009 the name dialog shows a failure, keeps the input, and can be submitted again', async () => {
  const account = await makeAccount('cardholder')
  await account.breakCall('PUT /users/updateName', { kind: 'status', status: 429, body: { error: 'Slow down.' } })
  const { user } = await openName(account)
  await fill(user, field('Last name'), 'Norris')
  await user.click(send())
  expect(await named().findByText('Slow down.')).toBeInTheDocument()
  expect(field('Last name')).toHaveValue('Norris')
  await waitUntilEnabled(send)
  await user.click(send())
  await expectClosed()
  expect(await findItem(/^Name/)).toHaveTextContent('Ben Norris')
})

it('ERR-008 the name dialog shows the provider’s rejection of a name at the field of this name until the next edit', async () => {
  const { user } = await openName(await makeAccount('shopper'))
  await fill(user, field('First name'), 'Ada')
  await fill(user, field('Last name'), 'x'.repeat(65))
  await user.click(send())
  const text = 'Enter a name with at most 64 characters.'
  await waitFor(() => expect(field('Last name')).toHaveAccessibleDescription(text))
  await waitFor(() => expect(field('Last name')).toHaveFocus())
  await fill(user, field('Last name'), 'Lovelace')
  expect(field('Last name')).toHaveValue('Lovelace')
  expect(field('Last name')).not.toHaveAccessibleDescription(text)
})

const wallet = () => within(screen.getByRole('dialog', { name: 'Connect to wallet' }))
const findTyped = () => wallet().findByRole('group', { name: 'Pairing code' })
const findQrCode = () => wallet().findByRole('img', { name: 'QR code that connects your wallet app' })
const queryQrCode = () => wallet().queryByRole('img', { name: 'QR code that connects your wallet app' })
const typedCode = async () => /[2-9A-Z]{16}/.exec((await findTyped()).textContent ?? '')?.[0] ?? ''

const openWallet = async (account: Account) => {
  const app = await openApp(account, `${profile}?secret=bpa`)
  await app.user.click(await screen.findByRole('button', { name: 'Connect: Connect to wallet' }))
  return app
}

it('SHELL-075 PROF-052 the wallet dialog copies the pairing code to the clipboard, and shows "Copied" for a short time', async () => {
  const { user } = await openWallet(await makeAccount('verified'))
  const code = await typedCode()
  const typed = within(await findTyped())
  await user.click(typed.getByRole('button', { name: 'Copy pairing code' }))
  await waitFor(() => expect(typed.getByRole('status')).toHaveTextContent('Copied'))
  expect(code).toMatch(/^[2-9A-Z]{16}$/)
  expect(await navigator.clipboard.readText()).toBe(code)
  await waitFor(() => expect(typed.getByRole('status')).toHaveTextContent(/^$/))
})

it('ERR-030 if the pairing code fails to load, the wallet dialog shows a button that requests a new code, but no error', async () => {
  const account = await makeAccount('verified')
  await account.breakCall('POST /auth/generateBitAuthPairingCode', { kind: 'status', status: 500 })
  const { user } = await openWallet(account)
  const again = await wallet().findByRole('button', { name: 'Get a new code' })
  await waitUntilEnabled(() => again)
  expect(wallet().queryByRole('alert')).toBeNull()
  expect(queryQrCode()).toBeNull()
  await user.click(again)
  expect(await findQrCode()).toBeInTheDocument()
})

it('each time the wallet dialog opens, it shows a new pairing code, and the previous code becomes invalid', async () => {
  const account = await makeAccount('verified')
  const { user } = await openWallet(account)
  await findQrCode()
  const first = await typedCode()
  await user.click(wallet().getByRole('button', { name: 'Close' }))
  await expectClosed()
  await user.click(screen.getByRole('button', { name: 'Connect: Connect to wallet' }))
  await findQrCode()
  const second = await typedCode()
  expect(second).not.toBe(first)
  const pair = (secret: string) => account.control('POST', 'wallet', { link: `paydeck://id/pair?secret=${secret}` })
  await expect(pair(first)).rejects.toThrow(/422/)
  await pair(second)
})

it('PROF-043 when two-factor is on, the wallet dialog first asks for a 6-digit code', async () => {
  await openWallet(await makeAccount('recipient'))
  const code = await wallet().findByLabelText('6-digit code')
  expect(code).toHaveAccessibleDescription('From your authenticator app. Each code works once.')
  expect(wallet().getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(queryQrCode()).toBeNull()
})
