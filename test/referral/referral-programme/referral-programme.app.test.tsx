import { createHash } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { callsOf } from '../../app/calls.ts'
import { openApp } from '../../app/open-app.tsx'

const day = 24 * 60 * 60 * 1000
const sorry = 'Uh oh, something went wrong retrieving your referral code. Please try again later.'

/** Returns a random referral code. The sandbox requires each code to be unique across users. */
const newCode = () => `APP${Math.random().toString(36).slice(2, 10).toUpperCase()}`
const pending = (code: string, expiration: number) => ({ referral: { code, status: 'pending', expiration } })
const expired = (code = newCode()) => pending(code, Date.now() - day)

const modal = () => screen.findByRole('dialog', { name: 'Refer a friend' })
const findReminder = () => screen.findByRole('dialog', { name: 'Your referral expired' })
const findCode = async () => within(await modal()).findByRole('group', { name: 'Referral code' })

const openReferral = async (account: Account) => {
  const app = await openApp(account, '/settings/profile')
  const panel = within(await screen.findByRole('region', { name: 'Refer a friend' }))
  await app.user.click(await panel.findByRole('button', { name: 'Show referral code' }))
  return app
}

it('PROF-067 CARD-104 CARD-006 the referral dialog shows the offer, the status and the code with a copy button', async () => {
  const own = newCode()
  const { user } = await openReferral(await makeAccount('cardholder', pending(own, Date.now() + 5 * day)))
  const code = await findCode()
  await waitFor(() => expect(code).toHaveTextContent(own))
  const shown = await modal()
  expect(shown).toHaveTextContent('$10')
  expect(shown).toHaveTextContent('$100 within 30 days')
  await waitFor(() => expect(shown).toHaveTextContent('Your referral is open until'))
  await user.click(within(code).getByRole('button', { name: 'Copy referral code' }))
  expect(await within(code).findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(own)
  await waitFor(() => expect(within(code).queryByText('Copied')).toBeNull())
})

it('ERR-022 the referral dialog shows an error if the code failed to load; the button "Try Again" loads the code again', async () => {
  const own = newCode()
  const account = await makeAccount('cardholder', expired(own))
  await account.breakCall('GetReferralCode', { kind: 'status', status: 500 })
  const { user } = await openReferral(account)
  expect(await within(await modal()).findByText(sorry)).toBeInTheDocument()
  await user.click(within(await modal()).getByRole('button', { name: 'Try Again' }))
  await waitFor(async () => expect(await findCode()).toHaveTextContent(own))
})

it('ERR-053 if only the status fails to load, the referral dialog shows the code and no error', async () => {
  const own = newCode()
  const account = await makeAccount('cardholder', expired(own))
  await account.breakCall('getReferralStatus', { kind: 'status', status: 500 })
  await openReferral(account)
  await waitFor(async () => expect(await findCode()).toHaveTextContent(own))
  await waitFor(async () => expect(await callsOf(account, 'getReferralStatus')).toHaveLength(1))
  const shown = await modal()
  expect(shown).not.toHaveTextContent('Your referral')
  expect(
    within(shown)
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).not.toContainEqual(expect.stringMatching(/./))
})

it('SESS-039 the settings of a user without galileo access do not mention referrals', async () => {
  await openApp(await makeAccount('verified'), '/settings/profile')
  await screen.findByRole('group', { name: 'Appearance' })
  expect(screen.getByRole('link', { name: 'Security' })).toBeInTheDocument()
  expect(screen.queryByText('Refer a friend')).toBeNull()
})

/** Opens the home page. `answered` returns the number of responses that the app has received. */
const openHome = async (account: Account) => {
  let count = 0
  const fetch: Account['fetch'] = async (input, init) => {
    const response = await account.fetch(input, init)
    count += 1
    return response
  }
  const app = await openApp({ fetch }, '/home')
  await screen.findByRole('group', { name: 'Appearance' })
  return { ...app, answered: () => count }
}

/** Opens the home page for a user whose stored first visit was `days` days ago. */
const visitAfter = (account: Account, days: number) => {
  const owner = createHash('sha256').update(account.userId).digest('hex')
  localStorage.setItem(`referral-reminder-${owner}`, String(Date.now() - days * day))
  return openHome(account)
}

/** Waits until the app has no pending request: it receives no response while the test itself sends three requests. */
const settle = async (account: Account, answered: () => number): Promise<void> => {
  await waitFor(async () => {
    const before = answered()
    for (let request = 0; request < 3; request += 1) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      await callsOf(account)
    }
    expect(answered()).toBe(before)
  })
}

it('PROF-059 the reminder about an expired referral has a button that shows the referral code', async () => {
  const own = newCode()
  const { user } = await visitAfter(await makeAccount('cardholder', expired(own)), 8)
  await user.click(await within(await findReminder()).findByRole('button', { name: 'Show referral code' }))
  await waitFor(async () => expect(await findCode()).toHaveTextContent(own))
})

it('PROF-056 after the user dismisses the reminder, a new browser session within seven days shows no reminder', async () => {
  const account = await makeAccount('cardholder', expired())
  const { user } = await visitAfter(account, 8)
  await user.click(within(await findReminder()).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Clearing the session storage simulates a new browser session.
  sessionStorage.clear()
  const { answered } = await openHome(account)
  await settle(account, answered)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['PROF-055 less than seven days after the first visit', 6, 'cardholder', expired()],
  ['PROF-055 while the referral is open', 8, 'cardholder', pending(newCode(), Date.now() + day)],
  ['PROF-058 to a user without galileo access', 8, 'verified', expired()],
])('%s, no reminder is shown', async (_, days, persona, overrides) => {
  const account = await makeAccount(persona, overrides)
  const { answered } = await visitAfter(account, days)
  await settle(account, answered)
  expect(screen.queryByRole('dialog')).toBeNull()
})
