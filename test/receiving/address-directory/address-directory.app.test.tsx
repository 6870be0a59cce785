import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { callsOf } from '../../app/calls.ts'
import { openApp } from '../../app/open-app.tsx'
import {
  addressesPath,
  approvedRecipient,
  currentCode,
  editForm,
  entriesOf,
  findAlert,
  findButton,
  findProfile,
  findRequest,
  list,
  menuOf,
  nickname,
  openAddresses,
  profileRows,
  requestRows,
  savingsAddress,
} from '../addresses-page.ts'

const url = () => location.pathname + location.search
const removal = () => screen.findByRole('dialog', { name: 'Are you sure?' })

it('SHELL-008 PROF-007 RECV-005 RECV-008 a payout recipient opens the page "Receiving Addresses" from the settings list', async () => {
  const { user } = await openApp(await makeAccount('recipient'), '/settings/profile')
  await user.click(await screen.findByRole('link', { name: 'Receiving Addresses' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Receiving Addresses' })).toBeInTheDocument()
  expect(url()).toBe('/id/settings/receiving-addresses')
  await findProfile('Savings')
  expect(list()).toHaveTextContent('These addresses are used when a sender wants to send you a payment.')
  expect(
    within(list())
      .getAllByRole('definition')
      .filter((one) => one.textContent?.includes('Complete')),
  ).toHaveLength(1)
})

it('SHELL-008 PROF-007 for a user without payouts, the settings list has no entry "Receiving Addresses"', async () => {
  await openApp(await makeAccount('shopper'), '/settings/profile')
  await screen.findByRole('group', { name: 'Appearance' })
  expect(screen.getByRole('link', { name: 'Security' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Receiving Addresses' })).toBeNull()
})

it('RECV-006 RECV-007 RECV-009 RECV-010 "Receiving Addresses" lists payout requests and profiles; a request can be accepted', async () => {
  const { account, user } = await openAddresses('recipient')
  expect(requestRows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Cobalt Research wants to send you a payment\.Payments will go to Savings \(BTC …f3t4\)\.Choose another addressAccept Invite$/,
    ),
  ])
  const savings = await findProfile('Savings')
  expect(savings).toHaveTextContent(savingsAddress)
  expect(savings).toHaveTextContent('Senders: Lumen Payroll')
  expect(await findProfile('Everyday')).toHaveTextContent('Senders: Tidewater Studios')
  await user.click(await findButton(await findRequest(), /^Accept Invite/))
  await waitFor(() => expect(requestRows()).toEqual([]))
  await waitFor(() =>
    expect(within(list()).getAllByRole('status')).toContainEqual(
      expect.objectContaining({
        textContent: expect.stringContaining('Payments from Cobalt Research go to Savings (BTC …f3t4).') as unknown,
      }),
    ),
  )
  await openApp(account, addressesPath)
  expect(await findProfile('Savings')).toHaveTextContent('Senders: Lumen Payroll, Cobalt Research')
})

it('RECV-016 if two-factor is on, "Receiving Addresses" has no banner about two-factor, and an address can be copied', async () => {
  const { user } = await openAddresses('recipient')
  expect(screen.queryByText(/Setup two-factor authentication/)).toBeNull()
  const savings = await findProfile('Savings')
  await user.click(within(savings).getByRole('button', { name: 'Copy address of Savings' }))
  expect(await within(savings).findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(savingsAddress)
})

it('RECV-018 if the user has no payout requests and no addresses, the page explains where to find an invite', async () => {
  const account = await makeAccount('shopper', { accessTypes: ['payouts'], payors: [], ...approvedRecipient })
  // This user can open the page only with an invite. For an unknown invite, the page shows an error and no next step.
  await openApp(account, '?accept-invite-payload=unknown')
  await waitFor(() => expect(url()).toMatch(/\/settings\/receiving-addresses\?accept-invite-payload=unknown$/))
  expect(
    await screen.findByText(
      "If you've received a payments invite, please click the link in the invite email to complete setup. If the problem persists, please request another invite from the sender.",
    ),
  ).toBeInTheDocument()
})

it('RECV-012 RECV-014 RECV-015 if two-factor is off, no address can be edited, and a link opens the two-factor setup', async () => {
  const { user } = await openAddresses('recipient', { otpEnabled: false })
  expect(
    screen.getByText('Setup two-factor authentication to make changes to your receiving addresses.'),
  ).toBeInTheDocument()
  await user.click(menuOf('Savings'))
  const [edit] = entriesOf('Savings')
  expect(edit).toHaveTextContent(/^Edit/)
  expect(edit).toHaveAttribute('aria-disabled', 'true')
  await user.click(edit ?? list())
  expect(editForm()).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Setup 2FA' }))
  await waitFor(() => expect(url()).toBe('/id/settings/security'))
})

it('RECV-012 RECV-089 A12 with a two-factor code, a user removes the only sender of an address, and then deletes the address', async () => {
  const { account, user } = await openAddresses('recipient')
  await account.control('POST', 'clock', { advance: 6 * 60_000 })
  const openMenu = async (entries: ReadonlyArray<string>): Promise<ReadonlyArray<HTMLElement>> => {
    await user.click(menuOf('Savings'))
    const shown = entriesOf('Savings')
    expect(shown.map(({ textContent }) => textContent)).toEqual(entries)
    return shown
  }
  const [, remove] = await openMenu(['Edit', 'Remove sender Lumen Payroll'])
  await user.click(remove ?? list())
  await user.click(await findButton(await removal(), 'Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await findProfile('Savings')).toHaveTextContent('Senders: Lumen Payroll')
  const [, again] = await openMenu(['Edit', 'Remove sender Lumen Payroll'])
  await user.click(again ?? list())
  await user.click(await findButton(await removal(), 'Remove sender'))
  const factor = await screen.findByRole('dialog', { name: "Confirm it's you" })
  await user.type(await within(factor).findByRole('textbox'), await currentCode(account))
  await user.click(await findButton(factor, 'Confirm'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(requestRows().map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('Lumen Payroll wants to send you a payment.'),
    ),
  )
  expect(await findProfile('Savings')).toHaveTextContent('No senders yet.')
  const [, deletion] = await openMenu(['Edit', 'Delete'])
  await user.click(deletion ?? list())
  await user.click(await findButton(await removal(), 'Delete'))
  await waitFor(() => expect(profileRows('Savings')).toEqual([]))
  await openApp(account, addressesPath)
  await findProfile('Everyday')
  expect(profileRows('Savings')).toEqual([])
})

it('RECV-095 an address is marked "Pending approval" until it is approved', async () => {
  const { account } = await openAddresses('recipient')
  expect(await findProfile('Everyday')).toHaveTextContent('Pending approval')
  expect(await findProfile('Savings')).not.toHaveTextContent('Pending approval')
  await account.control('POST', 'addresses/approve', {})
  await openApp(account, addressesPath)
  await findProfile('Everyday')
  expect(screen.queryByText('Pending approval')).toBeNull()
})

it('RECV-064 RECV-065 an alert warns of a currency that is not allowed, and its button opens the form for the address', async () => {
  const { user } = await openAddresses('recipient', { disabledCurrencies: ['BTC'] })
  const text =
    'The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.'
  const change = () => findAlert(text).then((alert) => within(alert).getByRole('button', { name: 'Change Currency' }))
  await user.click(await change())
  await waitFor(() => expect(nickname()).toHaveValue('Savings'))
  await user.click(await findButton(editForm(), 'Cancel'))
  await waitFor(async () => expect(await change()).toHaveFocus())
})

it('RECV-066 RECV-067 an alert explains that the account cannot receive payouts, and links to the support site', async () => {
  await openAddresses('recipient', { payoutRefusal: 'accountNotAllowed' })
  const error = await findAlert('Due to your account settings, we cannot process payments from your senders.')
  const help = within(error).getByRole('link', { name: 'Get Help' })
  expect(help).toHaveAttribute('href', '/pages/support')
  expect(help).toHaveAttribute('target', '_blank')
})

it.each([
  ['a lost connection', { kind: 'drop', times: 40 }],
  ['an unreadable response', { kind: 'garbage' }],
])(
  'F5 RECV-010 RECV-089 after %s, the user can retry accepting a payout request and removing a sender',
  async (_, fault) => {
    const { account, user } = await openAddresses('recipient')
    await account.breakCall('AddPayorToProfile', fault)
    await user.click(await findButton(await findRequest(), /^Accept Invite/))
    await findAlert("We're having trouble accepting")
    expect(requestRows()).toHaveLength(1)
    await account.clearFaults()
    await user.click(await findButton(await findRequest(), /^Accept Invite/))
    await waitFor(() => expect(requestRows()).toEqual([]))
    await account.breakCall('RemovePayorFromProfile', fault)
    await user.click(menuOf('Everyday'))
    await user.click(entriesOf('Everyday')[1] ?? list())
    const confirm = await findButton(await removal(), 'Remove sender')
    await user.click(confirm)
    await waitFor(async () => expect(await callsOf(account, 'RemovePayorFromProfile')).toHaveLength(1))
    await waitFor(() => expect(confirm).toHaveAttribute('data-state', 'idle'))
    expect(requestRows()).toEqual([])
    await account.clearFaults()
    await user.click(confirm)
    await waitFor(() =>
      expect(requestRows().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Tidewater Studios'),
      ]),
    )
  },
)
