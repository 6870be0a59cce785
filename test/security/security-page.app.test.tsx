import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount, signInElsewhere } from '../app/account.ts'
import { openApp } from '../app/open-app.tsx'

const security = '/settings/security'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

const findPanel = async (name: string) => {
  const panel = await screen.findByRole('region', { name })
  return { panel, ...within(panel) }
}
const findDevices = () => findPanel('Signed-in devices')
const findHistory = () => findPanel('Security history')

/** Waits for the page's footer, which appears only after the initialisation of the app. */
const findFooter = () => screen.findByRole('group', { name: 'Appearance' })

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('A5 when another device cannot be signed out, the dialog shows the reason, and the device stays signed in', async () => {
  const account = await makeAccount('verified')
  const other = await signInElsewhere(account, firefox)
  await account.breakCall('POST /auth/sessions/end', { kind: 'status', status: 500 })
  const { user } = await openApp(account, security)
  await user.click(await (await findDevices()).findByRole('button', { name: /^Sign out Firefox on Linux/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out that device?' }))
  await user.click(await dialog.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent("We couldn't finish signing out. Try again."))
  expect(await (await other.fetch('/auth/session')).json()).toMatchObject({ isAuthenticated: true })
})

it('the panels for devices and history are hidden if the provider does not support them', async () => {
  const account = await makeAccount('verified')
  await account.breakCall('GET /auth/sessions', { kind: 'status', status: 404 })
  await account.breakCall('GET /auth/security-history', { kind: 'status', status: 404 })
  await openApp(account, security)
  await findPanel('Password')
  await findFooter()
  await waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0))
  expect(screen.queryByRole('region', { name: 'Signed-in devices' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Security history' })).toBeNull()
})

it('F5 a panel that failed to load has a retry button that works by keyboard, and the focus stays in the panel', async () => {
  const account = await makeAccount('verified')
  await account.breakCall('GET /auth/sessions', { kind: 'status', status: 500, times: 2 })
  await account.breakCall('GET /auth/security-history', { kind: 'status', status: 503, times: 1 })
  const { user } = await openApp(account, security)
  const history = await findHistory()
  expect(await history.findByText("We couldn't load your security history.")).toBeInTheDocument()
  await user.click(history.getByRole('button', { name: 'Try Again' }))
  expect(await history.findAllByRole('listitem')).toHaveLength(1)

  const devices = await findDevices()
  expect(await devices.findByText("We couldn't load your signed-in devices.")).toBeInTheDocument()
  await findFooter()
  devices.getByRole('button', { name: 'Try Again' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(devices.panel).toHaveFocus())
  const again = await devices.findByRole('button', { name: 'Try Again' })
  await user.tab()
  expect(again).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await devices.findAllByRole('listitem')).toHaveLength(1)
  await waitFor(() => expect(devices.panel).toHaveFocus())
  // The panel must stop being focusable when it loses the focus, so that a later click does not focus it.
  screen.getByRole('button', { name: 'Update password' }).focus()
  await waitFor(() => expect(devices.panel).not.toHaveAttribute('tabindex'))
})

it('L3 the security history shows the latest ten events, and earlier events after "Show more"', async () => {
  const account = await makeAccount('verified')
  for (let index = 0; index < 10; index += 1) await signInElsewhere(account, firefox)
  const { user } = await openApp(account, security)
  const history = await findHistory()
  const shown = await history.findAllByRole('listitem')
  expect(shown).toHaveLength(10)
  expect(shown[0]).toHaveTextContent('Signed in')
  expect(shown[0]).toHaveTextContent('just now · Firefox on Linux · This computer')
  await user.click(history.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(11))
  expect(history.getAllByRole('listitem').at(-1)).toHaveTextContent('Chrome on Windows')
  expect(history.queryByRole('button')).toBeNull()
})

it('PASS-001 neither home nor the security page mentions passkeys when passkeys are disabled', async () => {
  const account = await makeAccount('verified', { passkeysEnabled: false, passkeys: 1 })
  await openApp(account, '/home')
  await findFooter()
  await waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0))
  expect(screen.queryByRole('region', { name: 'Setup a Passkey' })).toBeNull()
  await openApp(account, security)
  await findPanel('Password')
  await findFooter()
  await waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0))
  expect(document.body).not.toHaveTextContent(/passkey/i)
})

it('PASS-005 SEC-005 with five passkeys, each has a remove button, and the button "Add Passkey" is disabled', async () => {
  const { user } = await openApp(await makeAccount('verified', { passkeys: 5 }), security)
  await screen.findByRole('button', { name: 'Remove Passkey 5' })
  const passkeys = within(screen.getByRole('region', { name: 'Passkeys' }))
  const rows = passkeys.getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('button').getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5].map((place) => `Remove Passkey ${place}`),
  )
  expect(passkeys.getByRole('button', { name: 'Add Passkey' })).toBeDisabled()
  const panel = screen.getByRole('region', { name: 'Passkeys' })
  expect(panel).toHaveTextContent("You've reached the limit of 5 passkeys.")
  await user.click(passkeys.getByRole('button', { name: 'What are passkeys?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What are passkeys?' }))
  expect(await dialog.findAllByRole('heading', { level: 3 })).toHaveLength(3)
  await user.click(dialog.getByRole('button', { name: 'Got it' }))
  await noDialog()
})

it('PASS-020 if another device has already removed a passkey, the dialog for removing this passkey states this', async () => {
  const account = await makeAccount('verified', { passkeys: 1 })
  const { user } = await openApp(account, security)
  await user.click(await screen.findByRole('button', { name: 'Remove Passkey 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }))
  await dialog.findByText(/Passkey 1/)
  await account.control('POST', 'account', { passkeys: 0 })
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await dialog.findByText('Credential already removed or does not exist.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Create a Passkey' })).toBeInTheDocument()
})

it('the fields of the password dialog are marked for password managers as current and new password', async () => {
  const account = await makeAccount('verified')
  const { user } = await openApp(account, security)
  await user.click(await (await findPanel('Password')).findByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password')
  expect(dialog.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
})
