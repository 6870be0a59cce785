import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { fill } from '../../app/fill.ts'
import { openApp } from '../../app/open-app.tsx'
import {
  address,
  addressesPath,
  approvedRecipient,
  findAlert,
  findButton,
  findProfile,
  findRequest,
  list,
  newBitcoin,
} from '../addresses-page.ts'

interface Invite {
  readonly token: string
  readonly link: string
}
type Fields = Readonly<Record<string, unknown>>

/** Creates an invite from the payor 'Anchor Works' to the account. Returns the invite's token and link. */
const invite = async ({ control }: Account, wish: Fields = {}): Promise<Invite> =>
  (await control('POST', 'payout-invites', { payor: 'Anchor Works', ...wish })) as Invite

/** Opens the app at the link of an invite. */
const openLink = (account: Account, { link }: Invite) => {
  const { pathname, search } = new URL(link)
  return openApp(account, pathname.replace(/^\/id/, '') + search)
}

const url = () => location.pathname + location.search
const expectSenders = (name: string, senders: string) =>
  waitFor(async () => expect(await findProfile(name)).toHaveTextContent(`Senders: ${senders}`))
const findStatus = (text: string | RegExp) =>
  waitFor(() => {
    const texts = within(list())
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
    expect(texts).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  })

it('RECV-069 RECV-070 RECV-073 opening an invite link accepts the invite; the user then sets up an address for the sender', async () => {
  const account = await makeAccount('shopper', approvedRecipient)
  const made = await invite(account)
  expect(new URL(made.link).searchParams.get('accept-invite-payload')).toBe(made.token)
  const { user } = await openLink(account, made)
  await waitFor(() => expect(url()).toBe(`/id${addressesPath}`))
  const request = await findRequest()
  expect(request).toHaveTextContent('Anchor Works wants to send you a payment.')
  await user.click(await findButton(request, /^Setup Payment/))
  await fill(user, await address(), newBitcoin)
  await user.click(await screen.findByRole('button', { name: 'Save Address' }))
  await expectSenders('My Wallet', 'Anchor Works')
  await openApp(account, addressesPath)
  await expectSenders('My Wallet', 'Anchor Works')
})

it('RECV-071 RECV-073 an accepted invite adds the sender to the active address; the user can then choose another address', async () => {
  const account = await makeAccount('recipient')
  const { user } = await openLink(account, await invite(account))
  await waitFor(() => expect(url()).toBe(`/id${addressesPath}`))
  await expectSenders('Savings', 'Lumen Payroll, Anchor Works')
  await findStatus(/Payments from Anchor Works go to Savings \(BTC …f3t4\)\./)
  await user.click(await findButton(list(), 'Choose another address'))
  expect(await within(list()).findByRole('radio', { name: /^Savings/ })).toBeChecked()
  await user.click(within(list()).getByRole('radio', { name: /^Everyday/ }))
  await user.click(await findButton(list(), 'Change Address'))
  await findStatus(
    /^Payments from Anchor Works will go to Everyday \(USDC …\w{4}\)\. We approve the address within 24 hours and hold the payments until then\./,
  )
  await expectSenders('Everyday', 'Tidewater Studios, Anchor Works')
  await user.click(await findButton(list(), /^Undo/))
  await expectSenders('Savings', 'Lumen Payroll, Anchor Works')
  await openApp(account, addressesPath)
  await expectSenders('Savings', 'Lumen Payroll, Anchor Works')
})

const failures: Readonly<Record<string, { readonly wish: Fields; readonly overrides: Fields; readonly text: string }>> =
  {
    'ERR-077 an expired invite': {
      wish: { isExpired: true },
      overrides: {},
      text: 'Payouts invitation has expired. A new invite from the merchant account is required.',
    },
    'ERR-078 an invite of another user': {
      wish: { email: 'another.user@example.com' },
      overrides: {},
      text: 'Email on payout invite does not match the current account. Please logout and click the invite link again.',
    },
    'ERR-079 an invite that cannot be accepted': {
      wish: {},
      overrides: { payoutRefusal: 'accountNotAllowed' },
      text: "We're having trouble accepting this payouts invite, please contact support.",
    },
  }

it.each(Object.entries(failures))(
  'RECV-074 ERR-080 ERR-082 %s causes an error message, and the invite token stays in the URL',
  async (_, { wish, overrides, text }) => {
    const account = await makeAccount('recipient', overrides)
    const made = await invite(account, wish)
    await openLink(account, made)
    await findAlert(text)
    expect(url()).toBe(`/id${addressesPath}?accept-invite-payload=${made.token}`)
    expect(await findProfile('Savings')).not.toHaveTextContent('Anchor Works')
  },
)

it('RECV-073 RECV-074 when an invite could not be accepted, the user can retry with the button in the error message', async () => {
  const account = await makeAccount('recipient', { payoutRefusal: 'accountNotAllowed' })
  const made = await invite(account)
  const { user } = await openLink(account, made)
  const alert = await findAlert('having trouble accepting')
  expect(url()).toBe(`/id${addressesPath}?accept-invite-payload=${made.token}`)
  await account.control('POST', 'account', { payoutRefusal: null })
  await user.click(await findButton(alert, /^Try Again/))
  await waitFor(() => expect(url()).toBe(`/id${addressesPath}`))
  await waitFor(async () => expect(await findProfile('Savings')).toHaveTextContent('Anchor Works'))
  expect(screen.queryByText(/trouble/)).toBeNull()
})
