import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { fill } from '../../app/fill.ts'
import { openApp } from '../../app/open-app.tsx'
import { pauseCall } from '../../app/paused-calls.ts'

const phone = { width: 390 }

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const address = () => location.pathname + location.search

/** Returns the links of the settings list. */
const items = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link')
const expectItems = (...names: ReadonlyArray<string>) =>
  waitFor(() => expect(items().map(({ textContent }) => textContent)).toEqual(names))
const item = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name: new RegExp(`^${name}`) })
const currentItem = () =>
  within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { current: 'page' })

it('PROF-001 PROF-002 PROF-005 /settings opens the profile page beside a list with "Profile" and "Security"', async () => {
  const { user } = await openApp(await makeAccount('shopper'), '/settings')
  await findHeading('Profile')
  expect(address()).toBe('/id/settings/profile')
  await waitFor(() => expect(document.title).toBe('Profile · Paydeck'))
  await expectItems('Profile', 'Security')
  await user.click(item('Security'))
  await findHeading('Security')
  expect(address()).toBe('/id/settings/security')
  expect(currentItem()).toHaveTextContent('Security')
})

it('PROF-006 for a card holder, the settings list contains "Card", and /settings/card opens the page of the card', async () => {
  await openApp(await makeAccount('cardholder'), '/settings/card')
  await findHeading('Card')
  await waitFor(() => expect(address()).toMatch(/^\/id\/settings\/card\/.+/))
  await expectItems('Profile', 'Security', 'Card')
  expect(currentItem()).toHaveTextContent('Card')
})

it('PROF-007 for a payout recipient, the settings list contains "Receiving Addresses"', async () => {
  await openApp(await makeAccount('recipient'), '/settings/receiving-addresses')
  expect(await findHeading('Receiving Addresses')).toBeInTheDocument()
  await expectItems('Profile', 'Security', 'Receiving Addresses')
})

it('PROF-003 PROF-004 on a phone, the settings list is a page of its own, and each settings page links back to the list', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), '/settings/profile', phone)
  await findHeading('Profile')
  expect(items()).toHaveLength(1)
  expect(currentItem()).toHaveAccessibleName('Profile Back to Settings')
  await user.click(currentItem())
  await findHeading('Settings')
  expect(address()).toBe('/id/settings')
  await expectItems('Profile', 'Security', 'Card')
  await user.click(item('Security'))
  await findHeading('Security')
  expect(address()).toBe('/id/settings/security')
  expect(items()).toHaveLength(1)
  window.history.back()
  await findHeading('Settings')
  window.history.back()
  await findHeading('Profile')
  expect(address()).toBe('/id/settings/profile')
})

it('SHELL-030 on a phone, the item "Settings" of the user menu opens the settings list', async () => {
  const { user } = await openApp(await makeAccount('verified'), '/home', phone)
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }))
  const menu = within(screen.getByRole('navigation', { name: 'Account' }))
  await user.click(await menu.findByRole('link', { name: 'Settings' }))
  await findHeading('Settings')
  expect(address()).toBe('/id/settings')
})

it('SHELL-009 on a phone, the settings list leads to security, verification, email switch, upgrade and wallet pairing', async () => {
  const { user } = await openApp(await makeAccount('shopper'), '/settings?secret=bpa', phone)
  await findHeading('Settings')
  await user.click(item('Security'))
  await findHeading('Security')
  await user.click(currentItem())
  await findHeading('Settings')
  await user.click(item('Profile'))
  expect(await screen.findByRole('switch', { name: 'Email notifications' })).toBeInTheDocument()
  const upgrade = await screen.findByRole('link', { name: 'Upgrade: Business' })
  expect(upgrade).toHaveAttribute('href', '/authenticate/finish-signup')
  expect(await screen.findByRole('button', { name: 'Connect: Connect to wallet' })).toBeInTheDocument()
  await user.click(await screen.findByRole('link', { name: 'Get Verified: Identity verification' }))
  await waitFor(() => expect(address()).toBe('/id/verification/get-started?apply=individualShopperTier1'))
})

it('PROF-051 the button for a new pairing code is disabled during the request, but keeps the keyboard focus', async () => {
  const paused = pauseCall(await makeAccount('verified'), 'POST /auth/generateBitAuthPairingCode', 1)
  const { user } = await openApp(paused.account, '/settings/profile?secret=bpa')
  await user.click(await screen.findByRole('button', { name: 'Connect: Connect to wallet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect to wallet' }))
  await dialog.findByRole('img')
  const again = dialog.getByRole('button', { name: 'Get a new code' })
  again.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'))
  await user.keyboard('{Enter}')
  paused.resume()
  expect(await dialog.findByRole('img')).toBeInTheDocument()
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'))
  expect(again).toHaveFocus()
  expect(paused.sent()).toBe(2)
})

it('PROF-022 PROF-023 only the visible characters of a name count and are saved; the joiner in a Persian name is kept', async () => {
  const { user } = await openApp(await makeAccount('verified'), '/settings/profile?add-name=true')
  const dialog = within(await screen.findByRole('dialog'))
  const [given, family] = [await dialog.findByLabelText('First name'), await dialog.findByLabelText('Last name')]
  await fill(user, given, '\u200BA\u202E')
  await user.tab()
  expect(await dialog.findByText('Must be at least 2 characters')).toBeInTheDocument()
  await fill(user, given, 'A\u200Bda\u2066')
  await fill(user, family, 'علی\u200Cپور')
  await user.click(dialog.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findAllByText('Ada علی\u200Cپور')).length).toBeGreaterThan(0)
})
