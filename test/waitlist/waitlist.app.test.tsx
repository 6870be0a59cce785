import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../app/account.ts'
import { callsOf } from '../app/calls.ts'
import { openApp } from '../app/open-app.tsx'
import { pauseCall } from '../app/paused-calls.ts'

const join = 'POST /marketing/marketingOptIn'
const joined = 'You are on the waitlist.'

const findWaitlist = () => screen.findByRole('region', { name: 'The new Paydeck Card' })
const findJoin = async () => within(await findWaitlist()).findByRole('button', { name: 'Join Waitlist' })
const findJoined = async () => within(await findWaitlist()).findByText(joined)

it('HOME-010 a user without visaCard access sees the card waitlist', async () => {
  await openApp(await makeAccount('verified'), '/home')
  expect(await findJoin()).toBeEnabled()
})

it('HOME-011 a user with visaCard access sees no card waitlist', async () => {
  await openApp(await makeAccount('verified', { accessTypes: ['visaCard'] }), '/home')
  await screen.findByRole('region', { name: 'Recent Activity' })
  await screen.findByRole('group', { name: 'Appearance' })
  expect(screen.queryByRole('region', { name: 'The new Paydeck Card' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Join Waitlist' })).toBeNull()
})

it('HOME-010 ERR-019 a user outside the United States sees that the waitlist is unavailable', async () => {
  await openApp(await makeAccount('abroad'), '/home')
  const text = 'Waitlist unavailable. Paydeck Card available to U.S. residents only.'
  expect(await within(await findWaitlist()).findByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Join Waitlist' })).toBeNull()
})

it('F4 HOME-023 a double click joins the card waitlist only once, and the button disappears permanently', async () => {
  const account = await makeAccount('verified')
  const { user } = await openApp(account, '/home')
  const button = await findJoin()
  await user.dblClick(button)
  await findJoined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Join Waitlist' })).toBeNull())
  expect(await callsOf(account, join)).toHaveLength(1)
  await openApp(account, '/home')
  await findJoined()
  expect(screen.queryByRole('button', { name: 'Join Waitlist' })).toBeNull()
})

it('F4 pressing Enter twice and clicking during the request joins the card waitlist only once', async () => {
  const { account, resume, sent } = pauseCall(await makeAccount('verified'), join)
  const { user } = await openApp(account, '/home')
  const button = await findJoin()
  button.focus()
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  await user.click(button)
  resume()
  await findJoined()
  expect(sent()).toBe(1)
  expect(await callsOf(account, join)).toHaveLength(1)
})
