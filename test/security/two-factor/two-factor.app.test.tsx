import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Account, makeAccount, signInElsewhere } from '../../app/account.ts'
import { fill } from '../../app/fill.ts'
import { openApp } from '../../app/open-app.tsx'
import { waitUntilEnabled } from '../../app/queries.ts'
import { totp } from '../totp.ts'

const security = '/settings/security'
const minutes = 60_000

const findInPanel = async (text: string) =>
  within(await screen.findByRole('region', { name: 'Two-factor authentication' })).findByText(text)
const findHistory = () => screen.findByRole('region', { name: 'Security history' })

/** Returns functions that find parts of a dialog. The parts appear later than the dialog itself. */
const partsOf = (name: string) => {
  const find = async () => within(await screen.findByRole('dialog', { name }))
  return {
    find,
    code: async () => (await find()).findByLabelText('6-digit code'),
    button: async (label: string) => (await find()).findByRole('button', { name: label }),
    text: async (text: string | RegExp) => (await find()).findByText(text),
  }
}
const enabling = partsOf('Two-factor authentication')
const disabling = partsOf('Turn off two-factor authentication?')
const backup = partsOf('Backup codes')
const proof = partsOf("Confirm it's you")

/** Advances the simulated clock of the account in the sandbox. The clock of the app stays unchanged. */
const pass = ({ control }: Account, milliseconds: number) => control('POST', 'clock', { advance: milliseconds })

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Returns the setup key from the dialog without its spaces, as an authenticator app expects it. */
const readKey = async () => {
  const key = await (await enabling.find()).findByRole('group', { name: 'Setup key' })
  return (key.querySelector('span')?.textContent ?? '').replaceAll(' ', '')
}

/** Opens the page and the dialog that turns two-factor on. */
const openEnabling = async (account: Account) => {
  const { user } = await openApp(account, security)
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  return { user, secret: await readKey() }
}

const givePassword = async (user: UserEvent, password: string) => {
  await fill(user, await (await proof.find()).findByLabelText('Password'), password)
  await user.keyboard('{Enter}')
}

it('A5 L3 SEC-026 SEC-027 a code turns two-factor on and signs out other devices; backup codes are optional', async () => {
  const account = await makeAccount('verified')
  const other = await signInElsewhere(account, 'Firefox/141.0')
  const session = async () => (await other.fetch('/auth/session')).json() as Promise<unknown>
  const { user, secret } = await openEnabling(account)
  expect(await findInPanel('Off')).toBeInTheDocument()
  expect(
    await enabling.text(/Turning on two-factor authentication signs you out on all other devices\./),
  ).toBeInTheDocument()
  expect(await session()).toMatchObject({ isAuthenticated: true })
  await fill(user, await enabling.code(), totp(secret, Date.now()))
  await user.click(await enabling.button('Turn on'))
  expect(await enabling.text('Two-factor authentication is on.')).toBeInTheDocument()
  await user.click(await backup.button('Not now'))
  await noDialog()
  expect(await findInPanel('On')).toBeInTheDocument()
  expect(await session()).toMatchObject({ isAuthenticated: false })

  await openApp(account, security)
  expect(await findInPanel('On')).toBeInTheDocument()
  const [latest, second] = await within(await findHistory()).findAllByRole('listitem')
  expect(latest).toHaveTextContent('All other devices signed out')
  expect(second).toHaveTextContent('Two-factor authentication turned on')
})

it('SEC-004 SEC-028 SEC-032 SEC-038 the user can turn two-factor off with a backup code; backup codes are shown only once', async () => {
  const account = await makeAccount('recipient')
  const { code } = (await account.control('GET', 'account')) as { readonly code: string }
  const { user } = await openApp(account, security)
  await user.click(await screen.findByRole('button', { name: 'Generate backup codes' }))
  await fill(user, await backup.code(), code)
  await user.click(await backup.button('Generate codes'))
  const codes = await (await backup.find()).findAllByRole('listitem')
  expect(codes).toHaveLength(10)
  const backupCode = codes[0]?.textContent ?? ''
  expect(backupCode).toMatch(/^[0-9a-zA-Z]{12}$/)
  await user.click(await backup.button('Done'))
  await noDialog()
  // The backup codes are shown only once.
  await user.click(screen.getByRole('button', { name: 'Generate backup codes' }))
  expect(await backup.code()).toHaveValue('')
  expect(document.body).not.toHaveTextContent(backupCode)
  await user.click(await backup.button('Not now'))
  await noDialog()

  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  expect(await disabling.text(/You'll be signed out on all other devices\./)).toBeInTheDocument()
  expect(await disabling.code()).toBeVisible()
  expect(await disabling.button('Turn off')).toBeDisabled()
  await user.click(await disabling.button('Use a backup code'))
  expect((await disabling.find()).queryByLabelText('6-digit code')).toBeNull()
  await user.click(await disabling.button('Use a 6-digit code'))
  expect(await disabling.code()).toBeVisible()
  await user.click(await disabling.button('Use a backup code'))
  const field = await (await disabling.find()).findByLabelText('Backup code')
  await fill(user, field, backupCode.slice(0, 11))
  expect(await disabling.button('Turn off')).toBeDisabled()
  await user.tab()
  expect(await disabling.text('Required')).toBeInTheDocument()
  await fill(user, field, backupCode)
  await user.keyboard('{Enter}')
  expect(await disabling.text('Two-factor authentication is off.')).toBeInTheDocument()
  await noDialog()
  expect(await findInPanel('Off')).toBeInTheDocument()
})

/** Returns the texts of the visible alerts in the dialog. */
const alerts = () =>
  [...document.querySelectorAll('dialog [role="alert"] [data-open="true"]')].map(({ textContent }) => textContent)

it('A8 SEC-040 after a wrong code, an alert and a field error appear; after the sixth attempt, the waiting time appears', async () => {
  const account = await makeAccount('verified')
  const { user, secret } = await openEnabling(account)
  const field = await enabling.code()
  const send = await enabling.button('Turn on')
  const wrong = 'This code is wrong or was already used.'
  for (let tried = 0; tried < 5; tried += 1) {
    await fill(user, field, '000000')
    await user.click(send)
    await waitFor(() => expect(alerts()).toEqual([wrong]))
    await waitFor(() => expect(alerts()).toEqual([]))
    expect(field).toHaveAccessibleDescription(new RegExp(wrong))
    await waitFor(() => expect(field).toHaveFocus())
    expect(document.querySelectorAll('dialog [data-selected="true"]')).toHaveLength(6)
  }
  await fill(user, field, totp(secret, Date.now()))
  await user.click(send)
  const late = /Too many wrong codes\. Try again in 15 minutes\./
  await waitFor(() => expect(field).toHaveAccessibleDescription(late))
  await pass(account, 15 * minutes)
  await waitFor(() => expect(alerts()).toEqual([]))
  await fill(user, field, totp(secret, Date.now() + 15 * minutes))
  await waitUntilEnabled(() => send)
  await user.click(send)
  // The sign-in is now more than five minutes old, so a new proof is required (A7).
  await givePassword(user, account.password)
  expect(await backup.code()).toBeInTheDocument()
})

it('A7 SEC-026 the two-factor dialog keeps setup key and typed code while another dialog asks for the password', async () => {
  const account = await makeAccount('verified')
  await pass(account, 6 * minutes)
  const { user, secret } = await openEnabling(account)
  const code = totp(secret, Date.now() + 6 * minutes)
  await fill(user, await enabling.code(), code)
  await user.click(await enabling.button('Turn on'))
  await user.click(await proof.button('Cancel'))
  expect(await enabling.text('Enter your password first.')).toBeInTheDocument()
  expect(await enabling.code()).toHaveValue(code)
  expect(await readKey()).toBe(secret)
  await user.click(await enabling.button('Turn on'))
  await givePassword(user, account.password)
  expect(await screen.findByText('Two-factor authentication is on.')).toBeInTheDocument()
})

it('SEC-031 ERR-015 if the settings fail to load, the two-factor panel shows an error until a retry succeeds', async () => {
  const account = await makeAccount('verified')
  await account.breakCall('getSecuritySettings', { kind: 'status', status: 500, times: 1 })
  const { user } = await openApp(account, security)
  const text = 'An error occurred while fetching your two-factor authentication settings.'
  expect(await findInPanel(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Update password' })).toBeInTheDocument()
  await user.click(await findInPanel('Try Again'))
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeInTheDocument()
  expect(screen.queryByText(text)).toBeNull()
})
