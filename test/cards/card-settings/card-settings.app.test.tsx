import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { pauseCall } from '../../app/paused-calls.ts'

const settings = '/settings/card'

const findTabs = async () => within(await screen.findByRole('navigation', { name: 'Cards' })).findAllByRole('link')
const panel = () => within(screen.getByRole('region', { name: 'Card' }))
const rowNames = () =>
  panel()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent)
const lock = () => screen.findByRole('switch', { name: 'Lock card' })
const rename = () => screen.findByRole('button', { name: 'Edit: Card Name' })
/** Navigates to the home page within the app, without a page reload. */
const goHome = (user: UserEvent) =>
  user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }))
const field = () => screen.findByRole('textbox', { name: 'Card name' })

it('CARD-094 CARD-095 CARD-098 CARD-102 a card of the current programme has a lock and legal documents in its settings', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), '/settings')
  const menu = within(await screen.findByRole('navigation', { name: 'Settings' }))
  await user.click(menu.getByRole('link', { name: 'Card' }))
  const tabs = await findTabs()
  expect(tabs).toHaveLength(2)
  expect(tabs[0]).toHaveTextContent(/^\.\.\.\d{4}, Everyday$/)
  expect(tabs[1]).toHaveTextContent(/^\.\.\.\d{4}, Travel$/)
  await waitFor(() => expect(tabs[0]).toHaveAttribute('aria-current', 'page'))
  await lock()
  expect(rowNames()).toEqual(['Card Name', 'Lock card', 'Mailing Address', 'Terms and conditions', 'Fee disclosure'])
  expect(panel().getByRole('link', { name: 'Read: Terms and conditions' })).toBeInTheDocument()
  expect(panel().getByRole('link', { name: 'Read: Fee disclosure' })).toBeInTheDocument()
})

it('CARD-095 CARD-099 CARD-102 a card of the former programme has no lock and no legal documents in its settings', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), settings)
  await lock()
  const before = location.pathname
  const [, former] = await findTabs()
  await user.click(former ?? document.body)
  await waitFor(() => expect(rowNames()).toEqual(['Card Name', 'Mailing Address']))
  expect((await findTabs())[1]).toHaveAttribute('aria-current', 'page')
  expect(location.pathname).not.toBe(before)
  history.back()
  expect(await lock()).toBeInTheDocument()
  expect(location.pathname).toBe(before)
})

it('CARD-006 CARD-103 CARD-104 the card settings show a referral code, and the referral’s reward and status', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), settings)
  const referral = () => screen.getByRole('region', { name: 'Refer a friend' })
  await waitFor(() => expect(referral()).toHaveTextContent('$10 once your friend loads $100 within 30 days'))
  await waitFor(() => expect(referral()).toHaveTextContent('Your referral is open until'))
  await user.click(await screen.findByRole('button', { name: 'Copy referral code' }))
  const code = within(referral()).getByRole('group', { name: 'Referral code' })
  expect(await within(code).findByText('Copied')).toBeInTheDocument()
  const copied = await navigator.clipboard.readText()
  expect(copied).not.toBe('')
  expect(code).toHaveTextContent(copied)
})

it.each(['pending', 'rewarded'])(
  'CARD-103 a user without galileo access sees the referral’s code and its status "%s"',
  async (status) => {
    const code = status.toUpperCase()
    const referral = { code, status, expiration: Date.UTC(2031, 0, 15) }
    await openApp(await makeAccount('cardholder', { accessTypes: ['visaCard'], referral }), settings)
    const panel = () => screen.getByRole('region', { name: 'Refer a friend' })
    await waitFor(() => expect(panel()).toHaveTextContent(code))
    const text = status === 'pending' ? 'Your referral is open until Jan 15, 2031.' : 'Referral status: rewarded.'
    await waitFor(() => expect(panel()).toHaveTextContent(text))
  },
)

it('CARD-108 SHELL-063 SHELL-064 a hint describes the card name field; an error replaces the hint', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), settings)
  await user.click(await rename())
  const name = await field()
  const update = within(screen.getByRole('dialog')).getByRole('button', { name: 'Update' })
  expect(name).toHaveValue('Everyday')
  expect(name).toHaveAccessibleDescription('Maximum 20 characters')
  await user.clear(name)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(name).toHaveAccessibleDescription('*Required'))
  await user.type(name, 'Groceries & <b>more</b>')
  await waitFor(() => expect(name).toHaveAccessibleDescription('Card name cannot exceed 20 characters'))
  expect(update).toBeDisabled()
})

it('CARD-002 CARD-100 CARD-110 CARD-113 the Enter key renames the card; settings, tab and home show the new name', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), settings)
  await user.click(await rename())
  expect(await screen.findByRole('dialog', { name: 'Update Card Name' })).toBeInTheDocument()
  await user.clear(await field())
  await user.type(await field(), 'Garden <b>&</b>{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(panel().getAllByRole('listitem')[0]).toHaveTextContent('Garden <b>&</b>')
  expect((await findTabs())[0]).toHaveTextContent(/, Garden <b>&<\/b>$/)

  await user.click(await rename())
  expect(await field()).toHaveValue('Garden <b>&</b>')
  expect(screen.getByRole('dialog')).not.toHaveTextContent('updated')
  await user.clear(await field())
  await user.type(await field(), 'Never{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await goHome(user)
  expect(await screen.findByText('Garden <b>&</b>')).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Cards' })).not.toHaveTextContent('Never')
})

it('CARD-003 while a card is being locked, another press sends nothing; then the tab and home show that the card is locked', async () => {
  const { account, resume, sent } = pauseCall(await makeAccount('cardholder'), 'LockCard')
  const { user } = await openApp(account, settings)
  await user.click(await lock())
  await waitFor(async () => expect(await lock()).toHaveAttribute('aria-busy', 'true'))
  await user.click(await lock())
  resume()
  await waitFor(async () => expect(await lock()).toBeChecked())
  expect((await findTabs())[0]).toHaveTextContent(/locked$/)
  expect(sent()).toBe(1)
  await goHome(user)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cards' })).toHaveTextContent('Card is locked.'))
})

it('CARD-101 CARD-118 if a card cannot be unlocked, a dialog shows the reason; a later attempt succeeds', async () => {
  const account = await makeAccount('cardholder', { cards: [{ provider: 'galileo', lockedByUser: true }] })
  await account.breakCall('LockCard', { kind: 'status', status: 422, body: { error: 'Not on a Sunday.' } })
  const { user } = await openApp(account, settings)
  await user.click(await lock())
  const failed = within(await screen.findByRole('dialog', { name: 'Lock Card' }))
  await waitFor(() => expect(failed.getByRole('alert')).toHaveTextContent(/^Not on a Sunday\.$/))
  expect(failed.queryByRole('textbox')).toBeNull()
  await user.click(failed.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await lock()).toBeChecked()
  const { user: after } = await openApp(account, settings)
  await waitFor(async () => expect(await lock()).toBeChecked())
  await after.click(await lock())
  await waitFor(async () => expect(await lock()).not.toBeChecked())
})
